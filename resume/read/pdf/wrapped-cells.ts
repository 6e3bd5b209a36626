import type {TextCell, TextLine} from '../text-document.ts';

/** A range that the end of a narrow cell cut short: `Sept 2016 –`, `03/2019 – July`. */
const openRange =
  /\d.*(?:[-–—]|\b(?:to|until|till|bis|à|au|al|a|até|tot|do))(?:\s*\p{L}{3,10}\.?)?$/iu;
/** What can end it on the next line: `July 2019`, `2019`, `heute`. */
const rangeEnd = /^(?:\p{L}{3,12}\.?\s+)?(?:\d{1,2}[./])?\d{4}\.?$|^\p{L}{3,12}$/u;
/** A month or season alone, whose year went to the next line. */
const monthAlone = /^\p{L}{3,10}\.?$/u;
const yearAlone = /^(?:19|20)\d\d(?:\s*[-–—].*)?$/;

/** Cells whose left or right edges lie within this many points stand in one column. */
const sameEdge = 2.5;

/** Puts back together the dates that a narrow column broke over two lines. */
export function joinWrappedCells(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const pair = before ? (joinFirst(before, line) ?? joinLast(before, line)) : null;
    if (!pair) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = pair.line;
    if (pair.rest) joined.push(pair.rest);
  }
  return joined;
}

interface Pair {
  readonly line: TextLine;
  readonly rest: TextLine | null;
}

function joinFirst(before: TextLine, line: TextLine): Pair | null {
  const [upper, ...others] = before.cells;
  const [lower, ...rest] = line.cells;
  if (!upper || !lower || others.length === 0) return null;
  const inColumn = Math.abs(upper.x - lower.x) <= sameEdge;
  if (!inColumn || !openRange.test(upper.text) || !rangeEnd.test(lower.text)) return null;
  return {line: withCells(before, [joinCells(upper, lower), ...others]), rest: without(line, rest)};
}

function joinLast(before: TextLine, line: TextLine): Pair | null {
  const upper = before.cells.at(-1);
  const lower = line.cells.at(-1);
  if (!upper || !lower || before.cells.length < 2) return null;
  const inColumn =
    Math.abs(upper.x - lower.x) <= sameEdge ||
    Math.abs(upper.x + upper.width - lower.x - lower.width) <= sameEdge;
  const isCut =
    (monthAlone.test(upper.text) && yearAlone.test(lower.text)) ||
    (openRange.test(upper.text) && rangeEnd.test(lower.text));
  if (!inColumn || !isCut) return null;
  return {
    line: withCells(before, [...before.cells.slice(0, -1), joinCells(upper, lower)]),
    rest: without(line, line.cells.slice(0, -1)),
  };
}

function joinCells(upper: TextCell, lower: TextCell): TextCell {
  const left = Math.min(upper.x, lower.x);
  return {
    ...upper,
    text: `${upper.text} ${lower.text}`,
    x: left,
    width: Math.max(upper.x + upper.width, lower.x + lower.width) - left,
  };
}

function without(line: TextLine, cells: readonly TextCell[]): TextLine | null {
  return cells.length > 0 ? withCells(line, cells) : null;
}

function withCells(line: TextLine, cells: readonly TextCell[]): TextLine {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return line;
  return {
    ...line,
    cells,
    text: cells.map(cell => cell.text).join(' '),
    x: first.x,
    width: last.x + last.width - first.x,
  };
}
