/**
 * What a model says beside a change: no gate judges it, so only what cannot
 * mislead is shown. The change itself is judged like anybody's.
 */
import type {Posting} from '../../model/posting.ts';
import {rules} from './prompts.ts';

const noReason = 'Says it more clearly for this posting.';
const longestReason = 200;
/** So many words in a row are a quotation. */
const quoted = 6;

/** Markup, addresses, placeholders, and sums that no reason needs. */
const notPlain = /[<>{}[\]@|`]|:\/\/|\bwww\.|\.\p{Ll}{2,}\/|\d{2,}/u;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function quotesRules(text: string): boolean {
  const ours = ` ${words(rules).join(' ')} `;
  const said = words(text);
  return said.some((_, start) => {
    const run = said.slice(start, start + quoted);
    return run.length === quoted && ours.includes(` ${run.join(' ')} `);
  });
}

/** A model's reason where it is one plain short sentence; our own words otherwise. */
export function plainReason(reason: string): string {
  const text = reason.trim();
  const isPlain = text !== '' && text.length <= longestReason && !notPlain.test(text);
  return isPlain && !quotesRules(text) ? text : noReason;
}

/** The posting's line that a model says its change answers, as the posting has it; null where it has none such. */
export function ownLine(line: string | null, posting: Posting): string | null {
  if (line === null) return null;
  const {mustHave, niceToHave, responsibilities, skills} = posting;
  const wanted = words(line).join(' ');
  const lines = [...mustHave, ...niceToHave, ...responsibilities, ...skills];
  return lines.find(one => words(one).join(' ') === wanted) ?? null;
}
