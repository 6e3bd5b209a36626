/** Figures that belong together ("9 to 12", "from 74 to 61 days") and the words that bound them. */
import type {Language} from '../model/language.ts';
import {type Bound, boundBefore} from '../vocabulary/quantifiers.ts';
import {magnitude} from '../vocabulary/units.ts';
import type {Figure} from './figure-reading.ts';
import type {Token} from './tokens.ts';

/** Words around the ends of a change, per language; the same word can mean the opposite in another. */
const slotWords: Record<Language, Record<'from' | 'to' | 'by', string>> = {
  en: {from: 'from', to: 'to', by: 'by'},
  de: {from: 'von vom', to: 'auf zu bis', by: 'um'},
  fr: {from: 'de du des', to: 'a au aux', by: 'de'},
  es: {from: 'de del desde', to: 'a al hasta', by: 'en un'},
  it: {from: 'da dal dalla dallo dai', to: 'a ad al alla allo ai', by: 'di del'},
  pt: {from: 'de do da dos das', to: 'para a ao', by: 'em'},
  nl: {from: 'van', to: 'naar tot', by: 'met'},
  pl: {from: 'z od ze', to: 'do na', by: 'o'},
};

const rangeWords: Record<Language, string> = {
  en: 'to or',
  de: 'bis oder',
  fr: 'a ou',
  es: 'a o',
  it: 'a o',
  pt: 'a ou',
  nl: 'tot of',
  pl: 'do lub',
};

const betweenWords = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'tussen', 'miedzy']);
const andWords = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'a']);

function isIn(words: string, word: string): boolean {
  return word !== '' && words.split(' ').includes(word);
}

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
    } else out.push({...token, figure: {...token.figure, slot: slotAfter(before, language)}});
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
  const joins = betweenWords.has(before)
    ? andWords.has(next.low)
    : isIn(rangeWords[language], next.low) && !isIn(slotWords[language].from, before);
  // "22 to 9 minutes" is a change, no range.
  const rises = scaledLike(token, end) < end.figure.value;
  return joins && rises ? {token: end, at: at + 2} : null;
}

function joinedRange(low: Token, high: Token): Token {
  const end = high.figure as Figure;
  const figure: Figure = {
    ...end,
    value: scaledLike(low, high),
    high: end.value,
    bound: (low.figure as Figure).bound,
  };
  const text = `${low.text} to ${high.text}`;
  return {...high, text, low: text.toLowerCase(), figure, start: low.start};
}

/** "2 to 2.5 million": the value of the lower end at the magnitude that stands once, where that keeps them near. */
function scaledLike(low: Token, high: Token): number {
  const [value, end] = [low.figure?.value ?? 0, high.figure?.value ?? 0];
  if (/\p{L}/u.test(low.text)) return value;
  const words = high.text.match(/\p{L}+/gu) ?? [];
  const factor = words.map(word => magnitude(word)).find(one => one !== null) ?? 1;
  const isNear = end >= factor && value * factor <= end * 20 && value * factor >= end / 20;
  return isNear ? Number((value * factor).toPrecision(12)) : value;
}

function slotAfter(before: string, language: Language): Figure['slot'] {
  const {from, to, by} = slotWords[language];
  if (isIn(from, before)) return 'from';
  if (isIn(to, before)) return 'to';
  return isIn(by, before) ? 'by' : null;
}

/** "from 74 to 61 days", "from 9 working days to 5": both ends have the unit that one prints. */
function shareUnits(found: Token[]): Token[] {
  const ends = found
    .map((token, at) => ({token, at}))
    .filter(({token}) => token.figure && !token.figure.isYear);
  ends.forEach(({token, at}, i) => {
    const to = ends[i + 1];
    const [from, end] = [token.figure, to?.token.figure];
    if (!from || !to || !end || end.slot !== 'to' || to.at - at > 5) return;
    const isNext = to.at - at <= 2;
    found[at] = {
      ...token,
      figure: {
        ...from,
        value: isNext ? scaledLike(token, to.token) : from.value,
        unit: from.unit ?? end.unit,
        slot: isNext ? (from.slot ?? 'from') : from.slot,
      },
    };
    if (to.at - at > 1) found[to.at] = {...to.token, figure: {...end, unit: end.unit ?? from.unit}};
  });
  return found;
}

/** Folds "about", "up to", "more than" into the figure after them. */
export function withBounds(found: readonly Token[], language: Language): Token[] {
  const out: Token[] = [];
  for (const [at, token] of found.entries()) {
    const words = trailingWords(out);
    const limit = token.figure && !token.figure.isYear ? boundBefore(words) : null;
    if (!limit || !token.figure || isDuration(token, words, found[at + 1])) {
      out.push(token);
      continue;
    }
    let first = out[out.length - limit.words] as Token;
    out.length -= limit.words;
    // "averaging around 40" is about 40 once.
    const again = boundBefore(trailingWords(out));
    if (again?.bound === limit.bound) {
      first = out[out.length - again.words] as Token;
      out.length -= again.words;
    }
    const bound = token.figure.bound === 'at-least' ? 'at-least' : limit.bound;
    const slot = token.figure.slot ?? slotAfter(out.at(-1)?.low ?? '', language);
    out.push({...token, start: first.start, figure: {...token.figure, bound, slot}});
  }
  return out;
}

const spans = /^(?:seasons?|terms?|semesters?|quarters?|sprints?|shifts?|sessions?|phases?)$/;

/** "from 9% to 6% over two years" is how long it took; "for over two years" and "over two years of …" are more than two. */
function isDuration({figure}: Token, words: readonly string[], next: Token | undefined): boolean {
  const dimension = figure?.unit?.dimension;
  const isSpan = dimension === 'months' || dimension === 'days' || spans.test(next?.low ?? '');
  if (words.at(-1) !== 'over' || !isSpan) return false;
  const ends = next === undefined || next.kind === 'break';
  const opens = words.length === 1 && !/^(?:of|as|in|experience)$|ing$/.test(next?.low ?? '');
  if (dimension === undefined) return opens;
  const isMore = /^(?:for|with|after|of|has|have|just|well|by)$/.test(words.at(-2) ?? '');
  return (ends || opens) && !isMore;
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

const afterwards: readonly (readonly [RegExp, Bound])[] = [
  [
    /^(?:on average|im schnitt|im durchschnitt|en moyenne|de media|in media|em media|gemiddeld|srednio)$/,
    'about',
  ],
  [
    /^(?:or less|or fewer|oder weniger|ou moins|o menos|o meno|ou menos|of minder|lub mniej)$/,
    'up-to',
  ],
  [/^(?:or more|oder mehr|ou plus|o mas|o piu|ou mais|of meer|lub wiecej)$/, 'at-least'],
];

/** "9 patients per shift on average", "two days or less": the bound stands after what it bounds. */
export function withBoundsAfter(found: readonly Token[]): Token[] {
  const boundAt = (at: number): Bound | undefined => {
    const phrase = `${found[at]?.low ?? ''} ${found[at + 1]?.low ?? ''}`;
    return afterwards.find(([words]) => words.test(phrase))?.[1];
  };
  const at = found.findIndex((_, i) => boundAt(i) !== undefined);
  const bound = boundAt(at);
  if (!bound) return [...found];
  const before = found.slice(0, at);
  const figure = before.findLastIndex(token => token.figure !== null && !token.figure.isYear);
  const rest = [...before, ...found.slice(at + 2)];
  if (figure < 0) return bound === 'about' ? rest : [...found];
  if (before[figure]?.figure?.bound !== 'exact') return rest;
  const token = before[figure] as Token;
  rest[figure] = {...token, figure: {...(token.figure as Figure), bound}};
  return rest;
}
