import type {Chunk} from './chunks.ts';

/** The smallest piece of a header that may be a name or a part of one. */
export interface Atom {
  readonly text: string;
  /** Index of the chunk it is a piece of. */
  readonly chunk: number;
  readonly line: number;
  /** What stands between it and the piece before in the same line, as printed. */
  readonly joint: string;
  /** What it costs to end one name and begin another here. */
  readonly cut: number;
}

const commaCost = 0.3;
const wordCost = 0.1;
const markCost = 0.2;

/** Words for "at" before an employer's name. */
const atWord =
  /\s(?:at|AT|@|bei der|bei|BEI|beim|chez|CHEZ|presso|PRESSO|bij|BIJ|w firmie)\s(?=\p{Lu}|\d+\s\p{Lu})/gu;
const colon = /\s?:\s+(?=\p{Lu})/gu;
const stop = /(?<=\p{Ll}{3}|\d|\))\.\s+(?=\p{Lu})/gu;

/** Takes chunks apart at commas, at words for "at", at colons and full stops. */
export function atomsOf(chunks: readonly Chunk[]): Atom[] {
  return chunks.flatMap((chunk, index) => {
    const pieces: Atom[] = [];
    let from = 0;
    let joint = chunk.separator === '' ? '' : ` ${chunk.separator} `;
    let cut = 0;
    const add = (to: number) =>
      pieces.push({
        text: chunk.text.slice(from, to).trim(),
        chunk: index,
        line: chunk.line,
        joint,
        cut,
      });
    for (const {at, length, cost} of cutPoints(chunk.text)) {
      if (at < from) continue;
      add(at);
      joint = chunk.text.slice(at, at + length);
      if (joint === ',') joint = ', ';
      cut = cost;
      from = at + length;
    }
    add(chunk.text.length);
    return pieces.filter(piece => piece.text !== '');
  });
}

function cutPoints(text: string): {at: number; length: number; cost: number}[] {
  const by = (pattern: RegExp, cost: number) =>
    [...text.matchAll(pattern)].map(({0: mark, index}) => ({at: index, length: mark.length, cost}));
  return [
    ...commasOf(text).map(at => ({at, length: 1, cost: commaCost})),
    ...by(atWord, wordCost),
    ...by(colon, markCost),
    ...by(stop, markCost),
  ].toSorted((a, b) => a.at - b.at);
}

/** Where a text has commas that stand in no brackets. */
export function commasOf(text: string): number[] {
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
