import type {Reading} from './assign.ts';
import type {Chunk} from './chunks.ts';
import type {DateSpan} from './dates.ts';
import {isPhrase} from './entry-lines.ts';
import type {Likeness} from './likeness.ts';

/** How sure each field is, 0 to 1. */
export type Confidence<Field extends string> = Readonly<Record<Field, number>>;

/** From here on, in points of a reading's score, no other reading comes near. */
const clearLead = 1.5;
/** A name that its own words vouch for, and no word against it, needs no check. */
const vouched = 0.85;

/**
 * How sure the two names of a header are: by the lead of their reading over the
 * next that names something else, and by what their own words say.
 */
export function namesConfidence(
  {what, who, lead, unused}: Reading,
  likeness: Likeness,
): {what: number; who: number} {
  const byLead = 0.5 + 0.5 * Math.min(1, Math.max(0, lead) / clearLead);
  const isWhatVouched = what !== null && likeness.what(what) >= 0.8 && likeness.who(what) === 0;
  const isWhoVouched = who !== null && likeness.who(who) >= 0.7 && likeness.what(who) === 0;
  // Nothing in either name says which is which: their place alone decided.
  const isBlind =
    (what === null || likeness.what(what) === 0) && (who === null || likeness.who(who) === 0);
  const base = isBlind ? Math.min(byLead, 0.6) : byLead;
  const left = lostWords(unused, likeness) ? leftOver : 1;
  return {
    what: what === null ? 0 : left * doubt(what) * Math.max(base, isWhatVouched ? vouched : 0),
    who: who === null ? 0 : left * doubt(who) * Math.max(base, isWhoVouched ? vouched : 0),
  };
}

/** A header with words that went into neither name may have been cut wrongly. */
const leftOver = 0.8;

function lostWords(unused: readonly Chunk[], likeness: Likeness): boolean {
  return unused.some(({text, line}) => line === 0 && !likeness.isNote(text));
}

/** Names are short, whole and begin with a capital; what is otherwise was hardly printed as one. */
const longestName = 10;

function doubt(text: string): number {
  const isOdd =
    text.split(/\s+/).length > longestName ||
    /^\p{Ll}{2}|[-,&(]$|^[-–—|•]|\p{Ll}{4}[.!?;]\s/u.test(text) ||
    text.split(',').length > 3 ||
    text.split('(').length !== text.split(')').length ||
    isPhrase(text);
  return isOdd ? 0.6 : 1;
}

/** The name above is the likeliest, and still not printed with the entry. */
export const inheritedConfidence = 0.8;

/** Dates are sure where they are a range in order. */
export function dateConfidence(dates: DateSpan | null): number {
  if (!dates) return 0;
  if (dates.start === null) return 0.3;
  if (dates.end !== null && dates.end < dates.start) return 0.4;
  return dates.isRange ? 1 : 0.75;
}
