import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {withCells} from './look.ts';

/** Left edges that differ by less, in points, are one column's. */
const sameEdge = 4;
/** So many lines begin where the text beside the titles does. */
const columnLines = 3;
/** So many titles in one column leave no doubt that it is one. */
const columnTitles = 3;

/**
 * Sets titles free that stand in a column of their own beside the first line of
 * their section, and puts them before a line that was read ahead of them.
 */
export function separateSideTitles(lines: readonly TextLine[]): TextLine[] {
  if (isTitleTable(lines)) return lines.flatMap(withoutTitleCell);
  const parted: TextLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line) continue;
    const side = sideTitle(line, next, lines);
    if (side) {
      parted.push(...side.lines);
      if (side.tookNext) index++;
      continue;
    }
    const before = parted.at(-1);
    if (before && isReadAhead(before, line)) parted.splice(-1, 1, line, before);
    else parted.push(line);
  }
  return parted;
}

/** A file without places prints its titles in the first column of a table: work or studies among them. */
function isTitleTable(lines: readonly TextLine[]): boolean {
  const kinds = new Set(
    lines
      .filter(({cells, width}) => cells.length > 1 && width === 0)
      .flatMap(({cells: [first]}) => sectionOfTitle(first?.text ?? '') ?? []),
  );
  return kinds.size >= columnTitles && (kinds.has('experience') || kinds.has('education'));
}

function withoutTitleCell(line: TextLine): TextLine[] {
  const [first, ...others] = line.cells;
  if (!first || others.length === 0 || sectionOfTitle(first.text) === null) return [line];
  const title = withCells(line, [first]);
  const rest = withCells(line, others);
  return title && rest
    ? [
        {...title, bold: first.bold},
        {...rest, bold: others[0]?.bold ?? false, gapAbove: 0},
      ]
    : [line];
}

interface SideTitle {
  /** The title as a line of its own, and what stands beside it. */
  readonly lines: readonly TextLine[];
  /** The title went on in the next line, which is among `lines` without it. */
  readonly tookNext: boolean;
}

function sideTitle(
  line: TextLine,
  next: TextLine | undefined,
  lines: readonly TextLine[],
): SideTitle | null {
  const [first, second] = line.cells;
  if (!first || !second || line.width === 0) return null;
  const longer = joinedTitle(first, next);
  const tookNext = sectionOfTitle(longer) !== null;
  const text = tookNext ? longer : first.text;
  if (sectionOfTitle(text) === null) return null;
  const isColumn = lines.filter(one => Math.abs(one.x - second.x) < sameEdge).length >= columnLines;
  const rows = rowsAt(first.x, lines);
  // Bolder than its title may be what stands beside it only where the column is full of titles.
  const isPlain = second.bold > first.bold && rows.filter(isTitle).length < columnTitles;
  if (!isColumn || isPlain || rows.filter(isOther).length > 1) return null;

  const title = withCells(line, [{...first, text}]);
  const besides = [line, ...(tookNext && next ? [next] : [])].map(one =>
    withCells(one, one.cells.slice(1)),
  );
  const rest = besides.filter(one => one !== null);
  // The line's colour was its title's.
  const plain = rest.map((one, index) => ({
    ...one,
    color: null,
    gapAbove: index === 0 ? null : one.gapAbove,
  }));
  return title
    ? {lines: [{...title, width: first.width, bold: first.bold}, ...plain], tookNext}
    : null;
}

/** The title with its second half, where the next line begins at the same edge. */
function joinedTitle(first: TextCell, next: TextLine | undefined): string {
  const [half] = next?.cells ?? [];
  return half && Math.abs(half.x - first.x) < sameEdge ? `${first.text} ${half.text}` : '';
}

/** What begins a row at the edge, with the lines around it. */
interface SideRow {
  readonly first: TextCell;
  readonly before: TextLine | undefined;
  readonly next: TextLine | undefined;
}

/** Rows of several cells whose first one begins at the edge, without those that hold addresses. */
function rowsAt(edge: number, lines: readonly TextLine[]): SideRow[] {
  return lines.flatMap((line, index): SideRow[] => {
    const [first] = line.cells;
    if (!first || line.cells.length < 2 || Math.abs(line.x - edge) >= sameEdge) return [];
    if (isContactText(line.text)) return [];
    return [{first, before: lines[index - 1], next: lines[index + 1]}];
  });
}

function isTitle({first, next}: SideRow): boolean {
  return [first.text, joinedTitle(first, next)].some(text => sectionOfTitle(text) !== null);
}

/** Dates or labels begin rows at the same edge: then it is no column of titles. */
function isOther(row: SideRow): boolean {
  const above = row.before?.cells[0];
  const isSecondHalf =
    above !== undefined && sectionOfTitle(`${above.text} ${row.first.text}`) !== null;
  return !isTitle(row) && !isSecondHalf;
}

/** A title on the left whose first line, on the same height, was read before it. */
function isReadAhead(before: TextLine, line: TextLine): boolean {
  if (before.page !== line.page || line.width === 0 || line.cells.length > 1) return false;
  const isBeside =
    before.x >= line.x + line.width && Math.abs(before.y - line.y) < line.fontSize * 0.8;
  return isBeside && sectionOfTitle(line.text) !== null && sectionOfTitle(before.text) === null;
}
