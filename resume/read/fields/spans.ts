import {isPlaceWord, isStateCode, isWideArea, placeLikeness} from '../../vocabulary/places.ts';
import type {Chunk} from './chunks.ts';
import type {Likeness} from './likeness.ts';

/** A stretch of a header line that may be a name. */
export interface Span {
  readonly text: string;
  readonly line: number;
  /** The chunks it covers, by index. */
  readonly first: number;
  readonly last: number;
  /** Which part of its chunk it is, where the chunk was cut at `at`. */
  readonly side: 'whole' | 'before' | 'after';
  readonly at: number;
  /** The other part. */
  readonly rest: string;
  readonly place: string | null;
  /** The place is no known one, only stands where places stand; the first name never has such. */
  readonly isGuess: boolean;
  /** What speaks against taking this stretch as one name. */
  readonly cost: number;
}

/** Joining pieces over a dash is a little less likely than taking each by itself. */
const joinCost = 0.3;
const cutCost = 0.3;
/** Signs that set fields apart: no name goes on over them. */
const hardSeparator = /^[|•·∙⋅●▪@→›»\t]/;

/** All stretches of a header that may be names. */
export function allSpans(chunks: readonly Chunk[], likeness: Likeness): Span[] {
  return chunks.flatMap((chunk, index) => [
    ...spansOfChunk(chunk, index, likeness),
    ...runsFrom(chunks, index),
  ]);
}

/** The chunk together with one or more that follow it over dashes in the same line. */
function runsFrom(chunks: readonly Chunk[], first: number): Span[] {
  const spans: Span[] = [];
  let text = chunks[first]?.text ?? '';
  for (let last = first + 1; last < chunks.length; last++) {
    const next = chunks[last];
    if (!next || next.line !== chunks[first]?.line || hardSeparator.test(next.separator)) break;
    text += ` ${next.separator} ${next.text}`;
    const cost = joinCost * (last - first);
    spans.push({text, line: next.line, first, last, cost, ...uncut, ...noPlace});
  }
  return spans;
}

const uncut = {side: 'whole', at: 0, rest: ''} as const;
const noPlace = {place: null, isGuess: false} as const;

function spansOfChunk({text, line}: Chunk, index: number, likeness: Likeness): Span[] {
  const base = {line, first: index, last: index};
  return [{text, cost: 0, ...uncut}, ...cutParts(text)].flatMap(part => {
    const span = {...base, ...part, ...noPlace};
    const placed = part.side === 'before' ? null : withoutPlace(part.text, likeness);
    return placed
      ? [
          {...span, cost: span.cost + placed.gain},
          {...span, ...placed.span},
        ]
      : [span];
  });
}

type Part = Pick<Span, 'text' | 'side' | 'at' | 'rest' | 'cost'>;

/** Both parts of a text for each comma and each "at" in it. */
function cutParts(text: string): Part[] {
  return cutPoints(text).flatMap(({at, length, cost}): Part[] => {
    const before = text.slice(0, at).trim();
    const after = text.slice(at + length).trim();
    return [
      {text: before, rest: after, side: 'before', at, cost},
      {text: after, rest: before, side: 'after', at, cost},
    ];
  });
}

function cutPoints(text: string): {at: number; length: number; cost: number}[] {
  const commas = commasOf(text).map(at => ({at, length: 1, cost: cutCost}));
  const words = [
    ...text.matchAll(
      /\s(?:at|AT|@|bei der|bei|BEI|beim|chez|CHEZ|presso|PRESSO|bij|BIJ|w firmie)\s(?=\p{Lu})/gu,
    ),
  ];
  const colons = [...text.matchAll(/\s?:\s+(?=\p{Lu})/gu)];
  const stops = [...text.matchAll(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/gu)];
  return [
    ...commas,
    ...words.map(({0: word, index}) => ({at: index, length: word.length, cost: 0.1})),
    ...[...stops, ...colons].map(({0: mark, index}) => ({
      at: index,
      length: mark.length,
      cost: 0.2,
    })),
  ];
}

function commasOf(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '(' || letter === '[') depth++;
    else if (letter === ')' || letter === ']') depth--;
    else if (letter === ',' && depth <= 0) found.push(at);
  }
  return found;
}

interface Placed {
  readonly span: {readonly text: string; readonly place: string; readonly isGuess: boolean};
  /** How much better the name reads without the place. */
  readonly gain: number;
}

/** A company's name and its town, where both are printed as one. */
export function nameAndPlace(
  text: string,
  likeness: Likeness,
): {name: string; place: string | null} {
  const placed = withoutPlace(text, likeness);
  return placed ? {name: placed.span.text, place: placed.span.place} : {name: text, place: null};
}

/** Cuts "Leeds", "Austin, TX", "Lyon, France" or "(Sevilla)" off the end. */
function withoutPlace(text: string, likeness: Likeness): Placed | null {
  const byComma = withoutLastParts(text, likeness);
  return byComma ?? (likeness.cutsTowns ? withoutBracketedPlace(text, likeness) : null);
}

function withoutLastParts(text: string, likeness: Likeness): Placed | null {
  const commas = commasOf(text);
  const [beforeLast, last] = [commas.at(-2), commas.at(-1)];
  if (last === undefined) return null;
  const tail = text.slice(last + 1).trim();
  if (beforeLast !== undefined && (isStateCode(tail) || isWideArea(tail))) {
    const town = text.slice(beforeLast + 1, last).trim();
    if (isPlaceWord(town)) return placed(text, beforeLast, text.slice(beforeLast + 1).trim(), 1);
  }
  if (!likeness.cutsTowns) return null;
  if (placeLikeness(tail) >= 0.9) return placed(text, last, tail, 1);
  return isTownByShape(tail, likeness) ? placed(text, last, tail, 0.2, true) : null;
}

function withoutBracketedPlace(text: string, likeness: Likeness): Placed | null {
  const match = /\s*\(([^()]+)\)$/.exec(text);
  if (!match?.[1] || match.index === 0) return null;
  const core = match[1].replace(/[\s,]+\d{2,3}$/, '');
  if (placeLikeness(core) >= 0.9) return placed(text, match.index, match[1], 0.5, true);
  return isTownByShape(core, likeness) ? placed(text, match.index, match[1], 0.2, true) : null;
}

function placed(text: string, end: number, place: string, gain: number, isGuess = false): Placed {
  return {span: {text: text.slice(0, end).trim(), place, isGuess}, gain};
}

/** A word or two with capitals that are neither a title nor a company nor an abbreviation. */
export function isTownByShape(text: string, likeness: Likeness): boolean {
  const core = text.replace(/\s*\(.*\)$/, '');
  if (core.split(/\s+/).length > 3 || /^[\p{Lu}.]{1,4}$/u.test(core)) return false;
  return isPlaceWord(text) && likeness.what(text) === 0 && likeness.who(text) === 0;
}
