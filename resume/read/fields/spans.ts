import {type Atom, atomsOf} from './atoms.ts';
import type {Chunk} from './chunks.ts';
import type {Likeness} from './likeness.ts';
import {withoutPlace} from './name-place.ts';

/** A stretch of a header line that may be a name. */
export interface Span {
  readonly text: string;
  readonly line: number;
  /** The pieces it covers, by index. */
  readonly first: number;
  readonly last: number;
  /** The chunk it begins in. */
  readonly chunk: number;
  /** It begins or ends within a chunk. */
  readonly isCut: boolean;
  readonly place: string | null;
  /** The place is no known one, only stands where places stand. */
  readonly isGuess: boolean;
  /** What speaks against taking this stretch as one name. */
  readonly cost: number;
}

/** Joining pieces over a dash is a little less likely than taking each by itself. */
const joinCost = 0.3;
/** Signs that set fields apart: no name goes on over them. */
const hardSeparator = /^\s*[|•·∙⋅●▪@→›»\t]/;

/** A header's pieces and all stretches of them that may be names. */
export function allSpans(
  chunks: readonly Chunk[],
  likeness: Likeness,
): {atoms: readonly Atom[]; spans: readonly Span[]} {
  const atoms = atomsOf(chunks);
  return {atoms, spans: atoms.flatMap((_, first) => spansFrom(atoms, first, likeness))};
}

/** Every stretch that begins with the piece, with and without a place at its end. */
function spansFrom(atoms: readonly Atom[], first: number, likeness: Likeness): Span[] {
  const start = atoms[first];
  if (!start) return [];
  const spans: Span[] = [];
  let text = '';
  let joins = 0;
  for (let last = first; last < atoms.length; last++) {
    const atom = atoms[last];
    if (!atom || atom.line !== start.line) break;
    const isNewChunk = last > first && atoms[last - 1]?.chunk !== atom.chunk;
    if (isNewChunk && hardSeparator.test(atom.joint)) break;
    text += last > first ? atom.joint + atom.text : atom.text;
    if (isNewChunk) joins += joinCost;
    const next = atoms[last + 1];
    const end = next?.chunk === atom.chunk ? next.cut : 0;
    const span: Span = {
      text,
      line: start.line,
      first,
      last,
      chunk: start.chunk,
      isCut: start.cut + end > 0,
      place: null,
      isGuess: false,
      cost: joins + start.cut + end,
    };
    spans.push(...withPlace(span, likeness));
  }
  return spans;
}

function withPlace(span: Span, likeness: Likeness): Span[] {
  const found = withoutPlace(span.text, likeness);
  if (!found) return [span];
  const {name, place, isGuess, gain} = found;
  return [
    {...span, cost: span.cost + Math.max(0, gain)},
    {...span, text: name, place, isGuess, cost: span.cost + Math.max(0, -gain)},
  ];
}
