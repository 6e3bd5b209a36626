import {type Column, columnOf} from './columns.ts';
import type {Fill} from './glyph.ts';
import type {Row} from './rows.ts';
import {endsOpen, isDateLine} from './signs.ts';

/** A drawn line or the edge of a filled area counts as a rule where it covers this share of the table's width. */
const ruleWidth = 0.6;
/** Drawn lines part the rows of a table where there are so many; fewer only set its head off. */
const fewestRuled = 3;

/**
 * The lines of each row of a table: between drawn lines, else by the white
 * between them and by their dates. What stands outside of the drawn lines is
 * parted by its white.
 */
export function toBands(
  rows: readonly Row[],
  columns: readonly Column[],
  fills: readonly Fill[],
): Row[][] {
  const ruled = groupBy(rows, rulesAcross(columns, fills));
  const least = whiteInCells(rows, columns);
  if (ruled.length >= fewestRuled) {
    const [first = [], last = []] = [ruled[0], ruled.at(-1)];
    return [...cutAtWhite(first, least), ...ruled.slice(1, -1), ...cutAtWhite(last, least)];
  }
  const key = dateColumn(rows, columns);
  const apart = ruled.flatMap(part => withKeys(cutAtWhite(part, least), columns, key));
  return key === null ? apart : apart.flatMap(part => cutAtDates(part, columns, key));
}

/** Heights at which a line reaches across most of the columns, from the top. */
function rulesAcross(columns: readonly Column[], fills: readonly Fill[]): number[] {
  const left = columns[0]?.left ?? 0;
  const right = columns.at(-1)?.right ?? 0;
  const covered = new Map<number, number>();
  for (const fill of fills) {
    const width = Math.min(fill.right, right) - Math.max(fill.left, left);
    if (width <= 0) continue;
    const edges = fill.bottom - fill.top < 3 ? [fill.top] : [fill.top, fill.bottom];
    for (const edge of edges.map(Math.round)) covered.set(edge, (covered.get(edge) ?? 0) + width);
  }
  return [...covered]
    .filter(([, width]) => width >= ruleWidth * (right - left))
    .map(([y]) => y)
    .sort((one, other) => one - other);
}

function groupBy(rows: readonly Row[], rules: readonly number[]): Row[][] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const middle = row.y - 0.35 * sizeOf(row);
    const above = rules.filter(y => y < middle).length;
    groups.set(above, [...(groups.get(above) ?? []), row]);
  }
  return [...groups.values()];
}

/** More white than between the lines of one cell, in points and as a multiple. */
const moreWhite = {points: 1.5, times: 1.3} as const;

/** The least white between two lines of one column: what lines of one cell keep. */
function whiteInCells(rows: readonly Row[], columns: readonly Column[]): number {
  const whites = columns.flatMap((_, at) => {
    const cells = rows
      .map(row => ({...row, segments: row.segments.filter(one => columnOf(columns, one) === at)}))
      .filter(row => row.segments.length > 0);
    return whitesOf(cells).slice(1);
  });
  return Math.max(0, Math.min(...whites));
}

/** The white above each line, down from the lowest text before it. */
function whitesOf(rows: readonly Row[]): number[] {
  return rows.map((row, index) => {
    const above = rows.slice(0, index).map(one => one.y + 0.22 * sizeOf(one));
    return topOf(row) - 0.75 * sizeOf(row) - Math.max(...above);
  });
}

function cutAtWhite(rows: readonly Row[], least: number): Row[][] {
  const whites = whitesOf(rows);
  const enough = Math.max(least + moreWhite.points, least * moreWhite.times);
  const bands: Row[][] = [];
  for (const [index, row] of rows.entries()) {
    if (index === 0 || (whites[index] ?? 0) > enough) bands.push([row]);
    else bands.at(-1)?.push(row);
  }
  return bands;
}

/** A row of the table has its date; lines without one go on with the row above. */
function withKeys(bands: Row[][], columns: readonly Column[], key: number | null): Row[][] {
  if (key === null) return bands;
  const joined: Row[][] = [];
  for (const band of bands) {
    const open = joined.at(-1);
    const isMore = open?.some(row => hasText(row, columns, key)) && filled(band, columns) <= 1;
    if (open && isMore && !band.some(row => hasText(row, columns, key))) open.push(...band);
    else joined.push(band);
  }
  return joined;
}

/** Several dates under each other begin a row each; one by itself can stand in the middle of its row. */
function cutAtDates(rows: Row[], columns: readonly Column[], key: number): Row[][] {
  const starts = new Set<Row>();
  let date: Row | null = null;
  for (const row of rows) {
    const own = row.segments.filter(one => columnOf(columns, one) === key);
    if (own.length === 0) continue;
    const isWhole = own.length < row.segments.length && !(date && endsOpen(date));
    date = {...row, segments: own};
    if (isWhole && isDateLine(date)) starts.add(row);
  }
  if (starts.size < 2) return [rows];
  const bands: Row[][] = [];
  for (const row of rows) {
    if (bands.length === 0 || starts.has(row)) bands.push([row]);
    else bands.at(-1)?.push(row);
  }
  return bands;
}

/** The first column of which most lines are dates. */
function dateColumn(rows: readonly Row[], columns: readonly Column[]): number | null {
  const found = columns.findIndex((_, at) => {
    const cells = rows
      .map(row => ({...row, segments: row.segments.filter(one => columnOf(columns, one) === at)}))
      .filter(row => row.segments.length > 0);
    return cells.length >= 2 && cells.filter(isDateLine).length * 2 >= cells.length;
  });
  return found < 0 ? null : found;
}

function hasText({segments}: Row, columns: readonly Column[], at: number): boolean {
  return segments.some(one => columnOf(columns, one) === at);
}

function filled(band: readonly Row[], columns: readonly Column[]): number {
  return new Set(band.flatMap(row => row.segments.map(one => columnOf(columns, one)))).size;
}

/** The baseline of a row's highest cell: an item beside a name can stand a little lower. */
function topOf({segments}: Row): number {
  return Math.min(...segments.map(one => one.y));
}

function sizeOf({segments}: Row): number {
  return Math.max(...segments.map(one => one.size));
}
