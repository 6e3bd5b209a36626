import type {Chunk, HeaderParts} from './chunks.ts';
import type {Likeness} from './likeness.ts';
import {isTownByShape} from './name-place.ts';
import {isOnlyPlace, isTownWithState} from './place-text.ts';
import {type Candidate, comesFirst, type Header, scoreOf} from './reading-score.ts';
import {allSpans, type Span} from './spans.ts';

/** One way to read a header, with how much speaks for it. */
export interface Reading {
  readonly what: string | null;
  readonly who: string | null;
  readonly place: string | null;
  /** The name the place was printed with, null where it stood apart or nowhere. */
  readonly placeOf: 'what' | 'who' | null;
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

/** A town beside the company is one a little less often than what the lists know. */
const townCost = 0.2;
/** A title is followed by its field of work more often than by an unknown town. */
const guessCost = 0.8;
/** Long headers have hundreds of stretches, and each may go with each. */
const mostCandidates = 16;

/** All ways to read a header that make sense, best first by its own words alone. */
export function readings(parts: HeaderParts, likeness: Likeness): Reading[] {
  const {atoms, spans} = allSpans(parts.chunks, likeness);
  const header = {parts, atoms, likeness};
  const candidates = spans
    // A place that is only guessed is none where the header prints one.
    .filter(({text, isGuess}) => !likeness.isNote(text) && !(isGuess && parts.place))
    .map(
      (span): Candidate => ({
        ...span,
        likeWhat: likeness.what(span.text),
        likeWho: likeness.who(span.text),
        isPlace: isOnlyPlace(span.text),
        look: parts.chunks[span.chunk]?.look ?? '',
        label: parts.chunks[span.chunk]?.label ?? null,
      }),
    );
  const whats = likeliest(
    candidates
      .filter(({isGuess, likeWhat}) => !isGuess || likeWhat >= 0.5)
      .map(one => (one.isGuess ? {...one, cost: one.cost + guessCost} : one)),
    ({likeWhat, likeWho, cost}) => 2 * likeWhat - likeWho * 0.4 - cost,
  );
  const whos = likeliest(
    candidates,
    ({likeWhat, likeWho, cost}) => 2 * likeWho - likeWhat * 0.4 - cost,
  );
  const found: Reading[] = [];
  for (const what of [null, ...whats]) {
    for (const who of [null, ...whos]) {
      if (!what && !who) continue;
      if (what && who && overlap(what, who)) continue;
      const reading = toReading(what, who, header);
      found.push(reading, ...withDoubtfulTown(reading, who, header));
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}

/** The candidates a name may come from; the others are too far behind to matter. */
function likeliest(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number,
): readonly Candidate[] {
  if (candidates.length <= mostCandidates) return candidates;
  const best = candidates.toSorted((a, b) => worth(b) - worth(a)).slice(0, mostCandidates);
  return candidates.filter(candidate => best.includes(candidate));
}

function toReading(what: Candidate | null, who: Candidate | null, header: Header): Reading {
  const {parts} = header;
  const rest = leftOver(what, who, header);
  const place = who?.place ?? what?.place ?? parts.place;
  const town = place === null && who ? townBeside(who, rest, header) : undefined;
  const unused = rest.filter(chunk => chunk !== town);
  return {
    what: what?.text ?? null,
    who: who?.text ?? null,
    place: place ?? town?.text ?? null,
    placeOf: who?.place ? 'who' : what?.place ? 'what' : null,
    shape: shapeOf(what, who),
    looks: {what: what?.look ?? null, who: who?.look ?? null},
    score: scoreOf(what, who, unused, header) - (town ? townCost : 0),
    lead: 0,
    unused,
  };
}

/** The chunks, or what is left of them, that are in neither name. */
function leftOver(what: Span | null, who: Span | null, {parts, atoms}: Header): Chunk[] {
  const left = new Map<number, string>();
  for (const [index, {chunk, joint, text}] of atoms.entries()) {
    if (covers(what, index) || covers(who, index)) continue;
    const before = left.get(chunk);
    left.set(chunk, before === undefined ? text : `${before}${joint}${text}`);
  }
  return [...left].flatMap(([index, text]) => {
    const chunk = parts.chunks[index];
    if (!chunk) return [];
    return [chunk.text === text ? chunk : {...chunk, text}];
  });
}

/** A chunk after the company, beside it or beside the dates, that has a town's shape. */
function townBeside(
  who: Span,
  rest: readonly Chunk[],
  {parts, atoms, likeness}: Header,
): Chunk | undefined {
  if (!likeness.cutsTowns) return undefined;
  const last = atoms[who.last]?.chunk ?? 0;
  return rest.find(chunk => {
    const isBeside = chunk.line === who.line || chunk.line === parts.dateLine;
    const isTown = isTownByShape(chunk.text, likeness) || isTownWithState(chunk.text);
    return isBeside && chunk.order > last && parts.chunks.includes(chunk) && isTown;
  });
}

/** What taking a word for a town costs that could be a company's: the other entries must speak for it. */
const doubtCost = 0.5;

/** "Southbank" between the company and the dates, read as a place as well. */
function withDoubtfulTown(
  reading: Reading,
  who: Span | null,
  {parts, likeness}: Header,
): Reading[] {
  const {place, unused, score} = reading;
  const [chunk, ...others] = unused;
  if (!who || !chunk || place !== null || others.length > 0 || !likeness.cutsTowns) return [];
  const {text, line, separator} = chunk;
  const isBetween = line === who.line && line === parts.dateLine && /^[|•·]/.test(separator);
  const mayBeTown = /^\p{Lu}\p{Ll}{2,}$/u.test(text) && likeness.who(text) < 0.9;
  if (!isBetween || !mayBeTown || likeness.what(text) > 0) return [];
  return [{...reading, place: text, unused: [], score: score - doubtCost}];
}

function covers(span: Span | null, index: number): boolean {
  return span !== null && index >= span.first && index <= span.last;
}

function overlap(a: Span, b: Span): boolean {
  return a.last >= b.first && b.last >= a.first;
}

function shapeOf(what: Span | null, who: Span | null): string {
  if (!what) return 'who';
  if (!who) return 'what';
  const order = comesFirst(what, who) ? 'what-who' : 'who-what';
  const where = what.line === who.line ? 'line' : 'lines';
  return [order, where, what.isCut ? 'cut' : ''].join(' ');
}
