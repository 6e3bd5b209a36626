/** Figures that belong together ("9 to 12", "from 74 to 61 days") and the words that bound them. */
import type {Language} from '../model/language.ts';
import {boundBefore} from '../vocabulary/quantifiers.ts';
import type {Figure} from './figure-reading.ts';
import type {Token} from './tokens.ts';

const rangeWords = new Set([
  'to',
  'bis',
  'a',
  'do',
  'tot',
  'and',
  'und',
  'et',
  'y',
  'e',
  'en',
  'i',
  'or',
  'oder',
  'ou',
  'o',
  'of',
  'lub',
]);
const fromWords = new Set([
  'from',
  'von',
  'de',
  'da',
  'van',
  'od',
  'desde',
  'dal',
  'dalla',
  'del',
  'do',
  'z',
  'dai',
]);
const toWords = new Set([
  'to',
  'auf',
  'zu',
  'bis',
  'a',
  'al',
  'alla',
  'do',
  'naar',
  'tot',
  'para',
  'ao',
  'na',
  'au',
  'aux',
  'ai',
]);
const byWords = new Set(['by', 'um', 'durch', 'de', 'del', 'di', 'em', 'met', 'o', 'en', 'un']);
const betweenWords = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'tussen', 'miedzy']);

/** Joins "9 to 12" to one figure and marks the ends of a change ("from 74 to 61 days"). */
export function withRanges(found: readonly Token[], language: Language): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < found.length; at++) {
    const token = found[at] as Token;
    const before = out.at(-1)?.low ?? '';
    if (!token.figure) {
      out.push(token);
      continue;
    }
    const end = rangeEnd(found, at, before, language);
    if (end) {
      out.push(joinedRange(token, end.token));
      at = end.at;
    } else out.push({...token, figure: {...token.figure, slot: slotAfter(before)}});
  }
  return shareUnits(out);
}

function rangeEnd(
  found: readonly Token[],
  at: number,
  before: string,
  language: Language,
): {token: Token; at: number} | null {
  const token = found[at] as Token;
  if (token.figure?.isYear || (token.figure?.unit && !token.joined)) return null;
  const next = found[at + 1];
  if (token.joined && next?.figure && !next.figure.isYear) return {token: next, at: at + 1};
  const end = found[at + 2];
  if (next?.kind !== 'word' || !end?.figure || end.figure.isYear) return null;
  const between = betweenWords.has(before);
  const isRangeWord =
    rangeWords.has(next.low) &&
    (between || !['and', 'und', 'et', 'y', 'e', 'en', 'i', 'of'].includes(next.low));
  if (!isRangeWord || (language !== 'en' && next.low === 'o' && language !== 'es')) return null;
  if (fromWords.has(before) && !between) return null;
  return {token: end, at: at + 2};
}

function joinedRange(low: Token, high: Token): Token {
  const end = high.figure as Figure;
  const figure: Figure = {
    ...end,
    value: (low.figure as Figure).value,
    high: end.value,
    bound: (low.figure as Figure).bound,
  };
  const text = `${low.text} to ${high.text}`;
  return {...high, text, low: text.toLowerCase(), figure, start: low.start};
}

function slotAfter(before: string): Figure['slot'] {
  if (before === 'de' || before === 'do') return 'from';
  if (fromWords.has(before)) return 'from';
  if (toWords.has(before)) return 'to';
  return byWords.has(before) ? 'by' : null;
}

/** "from 74 to 61 days", "from 9 working days to 5": both ends have the unit that one prints. */
function shareUnits(found: Token[]): Token[] {
  const ends = found
    .map((token, at) => ({token, at}))
    .filter(({token}) => token.figure && !token.figure.isYear);
  ends.forEach(({token, at}, i) => {
    const to = ends[i + 1];
    if (!token.figure || !to?.token.figure || to.token.figure.slot !== 'to' || to.at - at > 5)
      return;
    if (!token.figure.unit && to.token.figure.unit)
      found[at] = {...token, figure: {...token.figure, unit: to.token.figure.unit}};
    if (token.figure.unit && !to.token.figure.unit && to.at - at > 1)
      found[to.at] = {...to.token, figure: {...to.token.figure, unit: token.figure.unit}};
  });
  return found;
}

/** Folds "about", "up to", "more than" into the figure after them. */
export function withBounds(found: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of found) {
    const words = trailingWords(out);
    const limit = token.figure && !token.figure.isYear ? boundBefore(words) : null;
    if (!limit || !token.figure) {
      out.push(token);
      continue;
    }
    const first = out[out.length - limit.words] as Token;
    out.length -= limit.words;
    const bound = token.figure.bound === 'at-least' ? 'at-least' : limit.bound;
    const slot = token.figure.slot ?? slotAfter(out.at(-1)?.low ?? '');
    out.push({...token, start: first.start, figure: {...token.figure, bound, slot}});
  }
  return out;
}

function trailingWords(out: readonly Token[]): string[] {
  const words: string[] = [];
  for (let at = out.length - 1; at >= Math.max(0, out.length - 4); at--) {
    const token = out[at];
    if (token?.kind !== 'word') break;
    words.unshift(token.low);
  }
  return words;
}
