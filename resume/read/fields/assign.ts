import {isPlaceWord, isStateCode, isWideArea, placeLikeness} from '../../vocabulary/places.ts';
import type {Chunk, HeaderParts} from './chunks.ts';

/** How much a text looks like each of the two names of an entry, 0 to 1. */
export interface Likeness {
  /** What it is called: a title, a degree. */
  readonly what: (text: string) => number;
  /** Whom it was for: a company, a school. */
  readonly who: (text: string) => number;
  /** Text that is neither, such as a grade. */
  readonly isNote: (text: string) => boolean;
  /** Whether an unknown town after a comma is cut off the second name. */
  readonly cutsTowns: boolean;
}

/** One way to read a header, with how much speaks for it. */
export interface Reading {
  readonly what: string | null;
  readonly who: string | null;
  readonly place: string | null;
  /** Where the names stood, the same for headers built the same way. */
  readonly shape: string;
  readonly score: number;
  /** Chunks that were used for neither name. */
  readonly unused: readonly Chunk[];
}

/** A stretch of a header line that may be a name. */
interface Span {
  readonly text: string;
  readonly place: string | null;
  readonly line: number;
  readonly first: number;
  readonly last: number;
  /** Which side of a comma it is, where its chunk was cut at one. */
  readonly side: 'whole' | 'before' | 'after';
  readonly at: number;
  readonly cost: number;
}

/** All ways to read a header that make sense, best first by its own words alone. */
export function readings(parts: HeaderParts, likeness: Likeness): Reading[] {
  const spans = allSpans(parts.chunks, likeness);
  const found: Reading[] = [];
  for (const what of [null, ...spans]) {
    for (const who of [null, ...spans]) {
      if (what === null && who === null) continue;
      if (what && who && overlap(what, who)) continue;
      found.push(toReading(what, who, parts, likeness));
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

function toReading(
  what: Span | null,
  who: Span | null,
  parts: HeaderParts,
  likeness: Likeness,
): Reading {
  const unused = parts.chunks.filter((_, index) => !uses(what, index) && !uses(who, index));
  let score = 0;
  if (what) score += 2 * likeness.what(what.text) - likeness.who(what.text) - what.cost;
  if (who) score += 2 * likeness.who(who.text) - likeness.what(who.text) - who.cost;
  if (!what || !who) score -= parts.chunks.length > 1 ? 1.2 : 0.6;
  score -= lostText(what, who, parts) ? 0.8 : 0;
  for (const chunk of unused) score -= likeness.isNote(chunk.text) ? 0 : unusedCost(chunk);
  if (what && who && comesFirst(what, who)) score += 0.15;
  return {
    what: what?.text ?? null,
    who: who?.text ?? null,
    place: who?.place ?? what?.place ?? parts.place,
    shape: shapeOf(what, who),
    score,
    unused,
  };
}

function unusedCost({line}: Chunk): number {
  return line === 0 ? 0.8 : 0.5 / line;
}

function uses(span: Span | null, index: number): boolean {
  return span !== null && index >= span.first && index <= span.last;
}

/** A chunk cut at a comma whose other side nobody took. */
function lostText(what: Span | null, who: Span | null, _parts: HeaderParts): boolean {
  const cut = [what, who].filter(span => span !== null && span.side !== 'whole');
  return cut.length === 1;
}

function overlap(a: Span, b: Span): boolean {
  if (a.last < b.first || b.last < a.first) return false;
  return !(
    a.first === b.first &&
    a.at === b.at &&
    a.side !== b.side &&
    a.side !== 'whole' &&
    b.side !== 'whole'
  );
}

function comesFirst(what: Span, who: Span): boolean {
  return what.first < who.first || (what.first === who.first && what.side === 'before');
}

function shapeOf(what: Span | null, who: Span | null): string {
  if (!what) return 'who';
  if (!who) return 'what';
  const order = comesFirst(what, who) ? 'what-who' : 'who-what';
  const where = what.line === who.line ? 'line' : 'lines';
  return `${order} ${where} ${what.side === 'whole' ? '' : 'comma'}`;
}

function allSpans(chunks: readonly Chunk[], likeness: Likeness): Span[] {
  const spans: Span[] = [];
  for (const [first, chunk] of chunks.entries()) {
    spans.push(...spansOfChunk(chunk, first, likeness));
    for (let last = first + 1; last < chunks.length && chunks[last]?.line === chunk.line; last++) {
      const run = chunks.slice(first, last + 1);
      if (run.slice(1).some(({separator}) => /^[|•·∙●▪\t]/.test(separator))) break;
      const text = run
        .map((one, index) => (index === 0 ? one.text : ` ${one.separator} ${one.text}`))
        .join('');
      spans.push({
        text,
        place: null,
        line: chunk.line,
        first,
        last,
        side: 'whole',
        at: 0,
        cost: 0.4 * (last - first),
      });
    }
  }
  return spans;
}

/** The chunk as a whole and cut at each comma, each with and without a place at its end. */
function spansOfChunk({text, line}: Chunk, index: number, likeness: Likeness): Span[] {
  const base = {line, first: index, last: index};
  const whole = [{text, side: 'whole' as const, at: 0, cost: 0}];
  const cuts = commas(text).flatMap(at => [
    {text: text.slice(0, at).trim(), side: 'before' as const, at, cost: 0.3},
    {text: text.slice(at + 1).trim(), side: 'after' as const, at, cost: 0.3},
  ]);
  return [...whole, ...cuts].flatMap(piece => {
    const named = {...base, ...piece, place: null};
    const placed = piece.side === 'before' ? null : withoutPlace(piece.text, likeness);
    if (!placed) return [named];
    return [
      {...named, cost: named.cost + placed.gain},
      {...base, ...piece, text: placed.name, place: placed.place},
    ];
  });
}

function commas(text: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(' || letter === '[') depth++;
    else if (letter === ')' || letter === ']') depth--;
    else if (letter === ',' && depth <= 0) found.push(index);
  }
  return found;
}

/** Cuts "Leeds", "Austin, TX" or "Lyon, France" off the end; `gain` is how sure that is. */
function withoutPlace(
  text: string,
  likeness: Likeness,
): {name: string; place: string; gain: number} | null {
  const ends = commas(text);
  const [last] = ends.slice(-1);
  if (last === undefined) return null;
  const tail = text.slice(last + 1).trim();
  const beforeLast = ends.at(-2);
  if ((isStateCode(tail) || isWideArea(tail)) && beforeLast !== undefined) {
    const town = text.slice(beforeLast + 1).trim();
    if (isPlaceWord(town.split(',')[0] ?? ''))
      return {name: text.slice(0, beforeLast).trim(), place: town, gain: 1};
  }
  if (!likeness.cutsTowns) return null;
  const name = text.slice(0, last).trim();
  if (placeLikeness(tail) >= 0.9) return {name, place: tail, gain: 1};
  const isTown =
    isPlaceWord(tail) &&
    likeness.what(tail) === 0 &&
    likeness.who(tail) === 0 &&
    !/^\p{Lu}{2,}$/u.test(tail);
  return isTown && likeness.who(name) >= 0.4 ? {name, place: tail, gain: 0.3} : null;
}
