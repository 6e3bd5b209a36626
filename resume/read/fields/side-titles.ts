import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {withCells} from './look.ts';

/** Left edges that differ by less, in points, are one column's. */
const sameEdge = 4;
/** So many lines begin where the text beside the titles does. */
const columnLines = 3;

/**
 * Sets titles free that stand in a column of their own beside the first line of
 * their section, and puts them before a line that was read ahead of them.
 */
export function separateSideTitles(lines: readonly TextLine[]): TextLine[] {
  const parted = lines.flatMap(line => partTitle(line, lines));
  for (let index = 1; index < parted.length; index++) {
    const [before, line] = [parted[index - 1], parted[index]];
    if (before && line && isReadAhead(before, line)) {
      parted[index - 1] = line;
      parted[index] = before;
    }
  }
  return parted;
}

function partTitle(line: TextLine, lines: readonly TextLine[]): TextLine[] {
  const [title, next] = line.cells;
  if (!title || !next || sectionOfTitle(title.text) === null) return [line];
  const isColumn = lines.filter(one => Math.abs(one.x - next.x) < sameEdge).length >= columnLines;
  const head = withCells(line, [title]);
  const rest = withCells(line, line.cells.slice(1));
  if (!head || !rest || !isColumn || line.width === 0 || next.bold > title.bold) return [line];
  return [
    {...head, width: title.width, bold: title.bold},
    {...rest, gapAbove: null},
  ];
}

/** A title on the left whose first line, on the same height, was read before it. */
function isReadAhead(before: TextLine, line: TextLine): boolean {
  if (before.page !== line.page || line.width === 0 || line.cells.length > 1) return false;
  const isBeside =
    before.x >= line.x + line.width && Math.abs(before.y - line.y) < line.fontSize * 0.8;
  return isBeside && sectionOfTitle(line.text) !== null && sectionOfTitle(before.text) === null;
}
