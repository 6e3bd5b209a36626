import type {FieldLabel} from '../../vocabulary/labels.ts';
import type {Chunk, HeaderParts} from './chunks.ts';
import type {Likeness} from './likeness.ts';
import {isOnlyPlace, isTownWithState} from './place-text.ts';
import {allSpans, isTownByShape, type Span} from './spans.ts';

/** One way to read a header, with how much speaks for it. */
export interface Reading {
  readonly what: string | null;
  readonly who: string | null;
  readonly place: string | null;
  /** Where the names stood, the same for headers built the same way. */
  readonly shape: string;
  /** How each name is printed. */
  readonly looks: {readonly what: string | null; readonly who: string | null};
  readonly score: number;
  /** How far the next reading with another name lies behind; set once the section has been weighed. */
  readonly lead: number;
  /** Chunks that were used for neither name. */
  readonly unused: readonly Chunk[];
}

/** A place is neither of the names. */
const placeCost = 1.5;
/** Where words leave it open, what it is called comes first a little more often. */
const whatFirst = 0.15;

/** A stretch with how much it looks like each name, worked out once. */
interface Candidate extends Span {
  readonly likeWhat: number;
  readonly likeWho: number;
  readonly isPlace: boolean;
  readonly look: string;
  /** The label before it, where one stands there. */
  readonly label: FieldLabel | null;
}

/** All ways to read a header that make sense, best first by its own words alone. */
export function readings(parts: HeaderParts, likeness: Likeness): Reading[] {
  const candidates = allSpans(parts.chunks, likeness)
    // A place that is only guessed is none where the header prints one.
    .filter(({text, isGuess}) => !likeness.isNote(text) && !(isGuess && parts.place))
    .map(
      (span): Candidate => ({
        ...span,
        likeWhat: likeness.what(span.text),
        likeWho: likeness.who(span.text),
        isPlace: isOnlyPlace(span.text),
        look: parts.chunks[span.first]?.look ?? '',
        label: parts.chunks[span.first]?.label ?? null,
      }),
    );
  const found: Reading[] = [];
  for (const what of [null, ...candidates.filter(({isGuess}) => !isGuess)]) {
    for (const who of [null, ...candidates]) {
      if (!what && !who) continue;
      if (!what || !who || !overlap(what, who)) found.push(toReading(what, who, parts, likeness));
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

function toReading(
  what: Candidate | null,
  who: Candidate | null,
  parts: HeaderParts,
  likeness: Likeness,
): Reading {
  const rest = parts.chunks.filter((_, index) => !covers(what, index) && !covers(who, index));
  const place = who?.place ?? what?.place ?? parts.place;
  const town = place === null && who ? townBeside(who, rest, parts, likeness) : undefined;
  const unused = rest.filter(chunk => chunk !== town);
  const lost = unused.reduce((sum, chunk) => sum + lossOf(chunk, likeness), town ? 0.2 : 0);
  const doubts =
    missing(what, who, parts) + losesPart(what, who, likeness) + strayParts(who, likeness);
  return {
    what: what?.text ?? null,
    who: who?.text ?? null,
    place: place ?? town?.text ?? null,
    shape: shapeOf(what, who),
    looks: {what: what?.look ?? null, who: who?.look ?? null},
    score: scoreOfNames(what, who) - lost - doubts + orderBonus(what, who),
    lead: 0,
    unused,
  };
}

/** How well both stretches fit their names. */
function scoreOfNames(what: Candidate | null, who: Candidate | null): number {
  let score = 0;
  if (what) score += fit(what.likeWhat, what.likeWho, who?.likeWho === 1) - what.cost;
  if (who) score += fit(who.likeWho, who.likeWhat, what?.likeWhat === 1) - who.cost;
  if (what?.isPlace) score -= placeCost;
  if (who?.isPlace) score -= placeCost;
  return score + labelScore(what, 'what') + labelScore(who, 'who');
}

/** A sure title may name a department, a sure company may be named after a trade. */
function fit(own: number, other: number, isOtherSure: boolean): number {
  return 2 * own - other * (own === 1 || isOtherSure ? 0.4 : 1);
}

function labelScore(candidate: Candidate | null, name: FieldLabel): number {
  if (!candidate?.label) return 0;
  return candidate.label === name ? 2 : -3;
}

/** A chunk after the company, beside it or beside the dates, that has a town's shape. */
function townBeside(
  who: Span,
  rest: readonly Chunk[],
  parts: HeaderParts,
  likeness: Likeness,
): Chunk | undefined {
  if (!likeness.cutsTowns) return undefined;
  return rest.find(({line, order, text}) => {
    const isBeside = line === who.line || line === parts.dateLine;
    const isTown = isTownByShape(text, likeness) || isTownWithState(text);
    return isBeside && order > who.last && isTown;
  });
}

/** A header names both, unless it has one name only. */
function missing(what: Span | null, who: Span | null, {chunks}: HeaderParts): number {
  if (what && who) return 0;
  return chunks.length > 1 ? 1.2 : 0.6;
}

/** Text in the first lines is there for a reason; further down it may be a remark. */
function lossOf(chunk: Chunk, likeness: Likeness): number {
  if (likeness.isNote(chunk.text)) return 0;
  return chunk.line < 2 ? 0.7 : 0.3;
}

/** A chunk cut at a comma whose other part nobody took: good for a grade, bad for anything else. */
function losesPart(what: Span | null, who: Span | null, likeness: Likeness): number {
  const cut = [what, who].filter(span => span !== null).filter(({side}) => side !== 'whole');
  const [only] = cut;
  if (cut.length !== 1 || !only) return 0;
  const isRemark = only === who ? likeness.isNote : likeness.isGrade;
  return isRemark(only.rest) ? -only.cost - 0.4 : 1;
}

/** Parts of a company's or school's name between commas that say nothing of the kind. */
function strayParts(who: Span | null, likeness: Likeness): number {
  const parts = who?.text.split(/,\s/) ?? [];
  if (parts.length < 2) return 0;
  return 0.15 * parts.filter(part => likeness.who(part) <= 0.4).length;
}

function orderBonus(what: Span | null, who: Span | null): number {
  return what && who && comesFirst(what, who) ? whatFirst : 0;
}

function covers(span: Span | null, index: number): boolean {
  return span !== null && index >= span.first && index <= span.last;
}

function overlap(a: Span, b: Span): boolean {
  if (a.last < b.first || b.last < a.first) return false;
  const areSides = a.side !== 'whole' && b.side !== 'whole' && a.side !== b.side;
  return !(areSides && a.first === b.first && a.at === b.at);
}

function comesFirst(what: Span, who: Span): boolean {
  return what.first < who.first || (what.first === who.first && what.side === 'before');
}

function shapeOf(what: Span | null, who: Span | null): string {
  if (!what) return 'who';
  if (!who) return 'what';
  const order = comesFirst(what, who) ? 'what-who' : 'who-what';
  const where = what.line === who.line ? 'line' : 'lines';
  return [order, where, what.side === 'whole' ? '' : 'cut'].join(' ');
}
