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
  const parted: TextLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const side = sideTitle(line, next, lines);
    if (!side) {
      const before = parted.at(-1);
      if (before && isReadAhead(before, line)) parted.splice(-1, 1, line, before);
      else parted.push(line);
      continue;
    }
    parted.push(side.title, side.rest);
    if (side.tookNext) index++;
  }
  return parted;
}

interface SideTitle {
  readonly title: TextLine;
  readonly rest: TextLine;
  /** The title went on in the next line. */
  readonly tookNext: boolean;
}

function sideTitle(
  line: TextLine,
  next: TextLine | undefined,
  lines: readonly TextLine[],
): SideTitle | null {
  const [first, second] = line.cells;
  const rest = withCells(line, line.cells.slice(1));
  if (!first || !second || !rest || line.width === 0 || second.bold > first.bold) return null;
  const goesOn = next?.cells.length === 1 && Math.abs(next.x - first.x) < sameEdge;
  const longer = goesOn ? `${first.text} ${next.text}` : '';
  const tookNext = sectionOfTitle(longer) !== null;
  const text = tookNext ? longer : first.text;
  const isColumn = lines.filter(one => Math.abs(one.x - second.x) < sameEdge).length >= columnLines;
  const title = withCells(line, [{...first, text}]);
  if (!title || !isColumn || sectionOfTitle(text) === null) return null;
  if (holdsOtherRows(first.x, lines)) return null;
  return {
    title: {...title, width: first.width, bold: first.bold},
    // The line's colour was its title's.
    rest: {...rest, gapAbove: null, color: null},
    tookNext,
  };
}

/** Dates or labels begin rows at the same edge: then it is no column of titles. */
function holdsOtherRows(edge: number, lines: readonly TextLine[]): boolean {
  const rows = lines.filter(({cells, x}) => cells.length > 1 && Math.abs(x - edge) < sameEdge);
  return rows.filter(({cells}) => sectionOfTitle(cells[0]?.text ?? '') === null).length > 1;
}

/** A title on the left whose first line, on the same height, was read before it. */
function isReadAhead(before: TextLine, line: TextLine): boolean {
  if (before.page !== line.page || line.width === 0 || line.cells.length > 1) return false;
  const isBeside =
    before.x >= line.x + line.width && Math.abs(before.y - line.y) < line.fontSize * 0.8;
  return isBeside && sectionOfTitle(line.text) !== null && sectionOfTitle(before.text) === null;
}
