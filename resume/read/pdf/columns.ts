import type {Row} from './rows.ts';
import type {Segment} from './segments.ts';

/** How far a column of a table reaches to the left and to the right, in points. */
export interface Column {
  left: number;
  right: number;
}

/** Rows that stand in the same columns, as index pair, with those columns from left to right. */
export interface Columned {
  readonly from: number;
  readonly to: number;
  readonly columns: readonly Column[];
}

/** Two columns keep at least this distance, in points. */
const gutter = 2;
/** A table has at least so many columns; with fewer it is a list with something beside it. */
export const fewestColumns = 3;

/**
 * The stretches of rows whose text keeps to three columns or more. Each begins
 * at a row with three pieces of text and goes on, up and down, as long as no text
 * reaches from one column into another.
 */
export function columnedStretches(rows: readonly Row[]): Columned[] {
  const found: Columned[] = [];
  for (const [index, row] of rows.entries()) {
    const done = found.at(-1)?.to ?? 0;
    if (index < done || row.segments.length < fewestColumns) continue;
    const stretch = stretchFrom(rows, index, done);
    if (stretch.to - stretch.from >= fewestColumns) found.push(stretch);
  }
  return found;
}

function stretchFrom(rows: readonly Row[], index: number, floor: number): Columned {
  const first = rows[index]?.segments ?? [];
  const columns = first.map(({left, right}) => ({left, right}));
  const size = Math.max(...first.map(one => one.size));
  const fitsAt = (at: number) => {
    const segments = rows[at]?.segments ?? [];
    return !isTitle(segments, size) && fits(columns, segments);
  };
  let [from, to] = [index, index + 1];
  while (to < rows.length && fitsAt(to)) to += 1;
  while (from > floor && fitsAt(from - 1)) from -= 1;
  return {from, to, columns};
}

/** A line by itself in larger type than the cells. */
function isTitle(segments: readonly Segment[], size: number): boolean {
  return segments.length === 1 && segments.every(one => one.size > 1.1 * size);
}

/** Takes a row's pieces into the columns, or leaves those as they are where one does not fit. */
function fits(columns: Column[], segments: readonly Segment[]): boolean {
  const grown = columns.map(column => ({...column}));
  for (const {left, right} of segments) {
    const under = grown.filter(column => left < column.right && right > column.left);
    const [column, second] = under;
    if (second) return false;
    if (column) {
      column.left = Math.min(column.left, left);
      column.right = Math.max(column.right, right);
    } else grown.push({left, right});
  }
  grown.sort((one, other) => one.left - other.left);
  const apart = grown.every((column, at) => column.left - (grown[at - 1]?.right ?? -1e6) >= gutter);
  if (apart) columns.splice(0, columns.length, ...grown);
  return apart;
}

/** The column a piece of text stands in. */
export function columnOf(columns: readonly Column[], {left, right}: Segment): number {
  return columns.findIndex(column => left < column.right && right > column.left);
}
