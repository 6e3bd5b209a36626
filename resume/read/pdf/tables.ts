import {breaksName, linePitch} from './cell-text.ts';
import {type Column, columnedStretches, columnOf, fewestColumns} from './columns.ts';
import type {Fill} from './glyph.ts';
import type {Paper} from './likeness.ts';
import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {isDateLine, rawText, styleOf} from './signs.ts';
import {toBands} from './table-bands.ts';
import {type Cell, type CellRow, readTable} from './table-text.ts';
import {orderOf} from './turns.ts';

/** A table with what stands above and below it. */
export interface Table {
  readonly above: readonly Segment[];
  readonly below: readonly Segment[];
  /** Its text in reading order: each row's cells side by side, long texts after that. */
  readonly rows: readonly Row[];
}

/**
 * The first table of three columns or more whose cells are broken over lines, so
 * that reading straight across would mix them; null where there is none. A table
 * has a column of nothing but dates: the columns of a page and cards set side by
 * side have none.
 */
export function findTable(segments: readonly Segment[], {fills, right}: Paper): Table | null {
  const rows = toRows(segments);
  const widest = Math.max(...segments.map(one => one.right));
  for (const {from, to, columns} of columnedStretches(rows)) {
    for (const bands of runsOf(rows.slice(from, to), columns, fills)) {
      if (!isTable(bands, columns)) continue;
      const inside = new Set(bands.flat(2).flatMap(row => row.segments));
      const top = Math.min(...[...inside].map(one => one.y));
      const outside = segments.filter(one => !inside.has(one));
      return {
        above: outside.filter(one => one.y < top),
        below: outside.filter(one => one.y >= top),
        rows: readTable(
          bands,
          widthsOf(columns, breaksNames(bands) ? widest : Math.max(widest, right)),
        ),
      };
    }
  }
  return null;
}

/** The rows of each table among lines that share their columns: a line in one column alone parts two tables. */
function runsOf(
  rows: readonly Row[],
  columns: readonly Column[],
  fills: readonly Fill[],
): CellRow[][] {
  const runs: CellRow[][] = [[]];
  for (const rowsOfBand of toBands(rows, columns, fills)) {
    const pieces = rowsOfBand.flatMap(row => row.segments);
    const band = columns.map((_, at) =>
      toRows(pieces.filter(one => columnOf(columns, one) === at)),
    );
    if (band.filter(cell => cell.length > 0).length >= 2) runs.at(-1)?.push(band);
    else runs.push([]);
  }
  return runs.filter(run => run.length >= 2);
}

function isTable(bands: readonly CellRow[], columns: readonly Column[]): boolean {
  const full = bands.filter(band => band.filter(cell => cell.length > 0).length >= fewestColumns);
  const hasDates = columns.some((_, at) => isDateColumn(bands, at));
  if (full.length * 2 < bands.length || !hasDates || !bands.some(isBroken)) return false;
  const level = bands.flatMap(band => band.filter(cell => cell.length > 0).map(isLevelIn(band)));
  return level.filter(Boolean).length >= 0.8 * level.length && !areDrawnAsColumns(bands, columns);
}

/** The columns of a page are drawn one after the other; a table's cells row by row, or in no order. */
function areDrawnAsColumns(bands: readonly CellRow[], columns: readonly Column[]): boolean {
  const orders = columns.map((_, at) => bands.flatMap(band => (band[at] ?? []).map(orderOf)));
  return orders.slice(1).every((order, at) => Math.min(...order) > Math.max(...(orders[at] ?? [])));
}

/** Whether a cell has two lines, as close as the lines of a text are. */
function isBroken(band: CellRow): boolean {
  return band.some(cell =>
    cell.some((row, index) => {
      const above = cell[index - 1];
      return above && row.y - above.y <= linePitch * (row.segments[0]?.size ?? 0);
    }),
  );
}

/** Cells below the head of the table hold dates and nothing else; below a bold head one row is enough. */
function isDateColumn(bands: readonly CellRow[], at: number): boolean {
  const cells = bands.flatMap(band => (band[at]?.length ? [textOf(band[at])] : []));
  const dates = cells.filter(isDateLine);
  const fewest = hasBoldHead(bands) ? 1 : 2;
  return dates.length >= fewest && dates.length >= 0.6 * (cells.length - 1);
}

/** The names of all columns in bold, over cells that are not. */
function hasBoldHead([head = [], first = []]: readonly CellRow[]): boolean {
  const isBold = (cell: Cell) => styleOf(textOf(cell).segments).bold;
  return head.every(cell => cell.length === 1 && isBold(cell)) && !first.some(isBold);
}

/** A cell begins with the first line of its row, or stands in the middle of it, or at its end. */
function isLevelIn(band: CellRow): (cell: Cell) => boolean {
  const [top, bottom] = extent(band.flat());
  const sizes = band.flat().flatMap(row => row.segments.map(one => one.size));
  const reach = 1.5 + Math.max(...sizes) - Math.min(...sizes);
  return cell => {
    const [first, last] = extent(cell);
    const offsets = [first - top, bottom - last, (first + last - top - bottom) / 2];
    return offsets.some(offset => Math.abs(offset) <= reach);
  };
}

function extent(rows: readonly Row[]): [number, number] {
  const places = rows.map(row => row.y);
  return [Math.min(...places), Math.max(...places)];
}

/** How wide the text of each column may become: as far as the next one, less the narrowest gap between two. */
function widthsOf(columns: readonly Column[], pageRight: number): number[] {
  const gaps = columns.slice(1).map((column, at) => column.left - (columns[at]?.right ?? 0));
  const narrowest = Math.min(...gaps);
  return columns.map(
    ({left}, at) => (columns[at + 1]?.left ?? pageRight + narrowest) - narrowest - left,
  );
}

/** Whether the last column's width breaks names, and so ends before the margin; otherwise nothing shows that it does. */
function breaksNames(bands: readonly CellRow[]): boolean {
  return bands.some(band => {
    const lines = (band.at(-1) ?? []).map(row => rawText(row.segments).trim());
    return lines.slice(1).some((next, index) => breaksName(lines[index] ?? '', next));
  });
}

function textOf(cell: Cell): Row {
  return {y: cell[0]?.y ?? 0, segments: cell.flatMap(row => row.segments)};
}
