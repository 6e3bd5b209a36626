/** The words of a sentence that make a claim smaller: helped, shared, planned. */
import type {Language} from '../model/language.ts';
import {hedgeAt} from '../vocabulary/hedges.ts';
import type {HedgeClass} from '../vocabulary/lexicons/lexicon.ts';
import type {Term} from './sentence.ts';
import type {Token} from './tokens.ts';

/** The hedge each token belongs to; null for those that none belongs to. */
export function hedgesOf(found: readonly Token[], language: Language): Term['hedge'][] {
  const lows = found.map(({low}) => low);
  const hedges: Term['hedge'][] = [];
  for (let at = 0; at < found.length; ) {
    const hedged = found[at]?.kind === 'word' ? hedgeAt(lows.slice(at, at + 5), language) : null;
    const words = hedged?.words ?? sharedWork(lows, at) ?? 1;
    const kind = hedged
      ? isNotOnly(lows, at)
        ? null
        : hedged.kind
      : (sharing(lows, at) ?? planAt(found, at));
    for (let i = 0; i < words; i++) hedges.push(kind);
    at += words;
  }
  return hedges;
}

const supervising =
  /^(?:guidance|supervision|direction|oversight|mentorship|leadership|aufsicht|anleitung|supervisione|guida|begeleiding|toezicht|nadzorem)$/;
const under = /^(?:under|unter|sous|bajo|sotto|sob|onder|pod)$/;
const equals =
  /^(?:colleagues?|neighbou?rs?|partners?|friends?|teammates?|classmates?|peers?|others?|coworkers?|cofounders?|another|kolleg\w+|collegues?|companer[oa]s?|collegh[ie]|collega|colegas?|collega's)$/;
const together = /^(?:with|mit|avec|con|com|met|z|ze)$/;

/** "under the accountant's guidance", "with two colleagues": how many words say it; null where none do. */
function sharedWork(lows: readonly string[], at: number): number | null {
  const first = lows[at] ?? '';
  if (under.test(first)) return wordsUntil(lows, at, supervising, 7);
  return together.test(first) ? wordsUntil(lows, at, equals, 4) : null;
}

function sharing(lows: readonly string[], at: number): HedgeClass | null {
  if (sharedWork(lows, at) === null) return null;
  return under.test(lows[at] ?? '') ? 'share' : 'jointly';
}

/** "SHRM-CP exam planned": after what it is said of, before nothing or a date. */
function planAt(found: readonly Token[], at: number): HedgeClass | null {
  const [before, token, next] = [found[at - 1], found[at], found[at + 1]];
  if (before?.kind !== 'word' || !/^(?:planned|booked|scheduled|pending)$/.test(token?.low ?? ''))
    return null;
  const ends = !next || next.kind === 'break' || /^(?:for|in)$/.test(next.low);
  return ends ? 'planned' : null;
}

function wordsUntil(
  lows: readonly string[],
  at: number,
  last: RegExp,
  most: number,
): number | null {
  const end = lows.slice(at + 1, at + most).findIndex(low => last.test(low));
  return end < 0 ? null : end + 2;
}

/** "not only", "not just": no denial. */
function isNotOnly(lows: readonly string[], at: number): boolean {
  return /^(?:only|just|nur|seulement|solo|apenas|alleen|tylko|so)$/.test(lows[at + 1] ?? '');
}
