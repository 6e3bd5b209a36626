import {linePitch, type Paragraph, toParagraphs} from './cell-text.ts';
import {type Column, columnedStretches, columnOf, fewestColumns} from './columns.ts';
import type {Fill} from './glyph.ts';
import {startsWithMark} from './list-marks.ts';
import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {isDateLine, rawText} from './signs.ts';
import {toBands} from './table-bands.ts';

/** A table with what stands above and below it. */
export interface Table {
  readonly above: readonly Segment[];
  readonly below: readonly Segment[];
  /** Its text in reading order: each row's cells side by side, long texts after that. */
  readonly rows: readonly Row[];
}

/** The lines of a table's cell, and the cells of a row of it. */
type Cell = readonly Row[];
type Band = readonly Cell[];

/**
 * The first table of three columns or more whose cells are broken over lines, so
 * that reading straight across would mix them; null where there is none. A table
 * has a column of nothing but dates: the columns of a page and cards set side by
 * side have none.
 */
export function findTable(segments: readonly Segment[], fills: readonly Fill[]): Table | null {
  const rows = toRows(segments);
  const right = Math.max(...segments.map(one => one.right));
  for (const {from, to, columns} of columnedStretches(rows)) {
    for (const bands of runsOf(rows.slice(from, to), columns, fills)) {
      if (!isTable(bands, columns)) continue;
      const inside = new Set(bands.flat(2).flatMap(row => row.segments));
      const top = Math.min(...[...inside].map(one => one.y));
      const outside = segments.filter(one => !inside.has(one));
      return {
        above: outside.filter(one => one.y < top),
        below: outside.filter(one => one.y >= top),
        rows: readTable(bands, widthsOf(columns, right)),
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
): Band[][] {
  const runs: Band[][] = [[]];
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

function isTable(bands: readonly Band[], columns: readonly Column[]): boolean {
  const full = bands.filter(band => band.filter(cell => cell.length > 0).length >= fewestColumns);
  const hasDates = columns.some((_, at) => isDateColumn(bands, at));
  if (full.length * 2 < bands.length || !hasDates || !bands.some(isBroken)) return false;
  const level = bands.flatMap(band => band.filter(cell => cell.length > 0).map(isLevelIn(band)));
  return level.filter(Boolean).length >= 0.8 * level.length;
}

/** Whether a cell has two lines, as close as the lines of a text are. */
function isBroken(band: Band): boolean {
  return band.some(cell =>
    cell.some((row, index) => {
      const above = cell[index - 1];
      return above && row.y - above.y <= linePitch * (row.segments[0]?.size ?? 0);
    }),
  );
}

/** Cells below the head of the table hold dates and nothing else. */
function isDateColumn(bands: readonly Band[], at: number): boolean {
  const cells = bands.flatMap(band => (band[at]?.length ? [textOf(band[at])] : []));
  const dates = cells.filter(isDateLine);
  return dates.length >= 2 && dates.length >= 0.6 * (cells.length - 1);
}

/** A cell begins with the first line of its row, or stands in the middle of it, or at its end. */
function isLevelIn(band: Band): (cell: Cell) => boolean {
  const [top, bottom] = extent(band.flat());
  const size = band.flat()[0]?.segments[0]?.size ?? 10;
  return cell => {
    const [first, last] = extent(cell);
    const offsets = [first - top, bottom - last, (first + last - top - bottom) / 2];
    return offsets.some(offset => Math.abs(offset) <= 0.5 * size);
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

function readTable(bands: readonly Band[], widths: readonly number[]): Row[] {
  const texts = bands.map(band => band.map((cell, at) => toParagraphs(cell, widths[at] ?? 0)));
  const isLong = widths.map((_, at) => {
    const cells = texts.flatMap(band => band[at]?.[0] ?? []);
    return cells.filter(isProse).length * 2 >= cells.length - 1 && cells.some(isProse);
  });
  return texts.flatMap((band, index) => {
    const isHead = index === 0 && !band.some(([first]) => first && isDateLine(first.whole));
    const short = band.map((cell, at) => (isLong[at] && !isHead ? 0 : shortOnes(cell)));
    const most = Math.max(...short);
    const lines = Array.from({length: most}, (_, line) =>
      sideBySide(
        band.flatMap((cell, at) => (line < (short[at] ?? 0) ? (cell[line]?.whole ?? []) : [])),
      ),
    );
    const rest = band.flatMap((cell, at) => cell.slice(short[at]).flatMap(one => one.rows));
    return [...lines, ...rest];
  });
}

/** How many names and dates a cell begins with, before its first item or longer text. */
function shortOnes(cell: readonly Paragraph[]): number {
  const found = cell.findIndex(isProse);
  return found < 0 ? cell.length : found;
}

/** Longer texts are sentences; names of jobs and firms are not. */
const longestName = 80;

function isProse({whole, rows}: Paragraph): boolean {
  const [first] = rows;
  return (first && startsWithMark(first)) || rawText(whole.segments).length > longestName;
}

function sideBySide(pieces: readonly Row[]): Row {
  const segments = pieces.flatMap(({segments: [first, ...more]}) =>
    first ? [{...first, lead: 'edge' as const}, ...more] : [],
  );
  return {y: Math.min(...pieces.map(piece => piece.y)), segments};
}

function textOf(cell: Cell): Row {
  return {y: cell[0]?.y ?? 0, segments: cell.flatMap(row => row.segments)};
}
