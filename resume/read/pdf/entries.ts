import {firstWordWidth} from './cell-text.ts';
import {startsWithMark} from './list-marks.ts';
import {joinRows, type Row, standTogether, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {endsOpen, isDated, rawText, styleOf} from './signs.ts';

/** A cell of a narrow column and the lines of the text beside it, up to the next cell. */
interface Entry {
  readonly cell: readonly Row[];
  readonly text: readonly Row[];
}

/** Lines of one cell stand no further apart than this many sizes. */
const cellPitch = 1.65;
/** The first line of a paragraph stands further from the line above it than this. */
const paragraphPitch = 1.9;
/** What stands beside a cell may begin this much higher, in points. */
const beginsAbove = 7;

/**
 * How many cells a narrow column has whose lines do not each belong to the line
 * beside them: dates over a place, or an employer over its dates. Reading
 * straight across would mix those with what stands beside them.
 */
export function countEntries(cellRows: readonly Row[], textRows: readonly Row[]): number {
  const entries = toEntries(cellRows, textRows);
  const named = entries.filter(entry => entry.text.length > 0);
  const level = named.filter(({cell: [first], text: [beside]}) => {
    return first && beside && Math.abs(beside.y - first.y) <= beginsAbove;
  });
  const mixed = named.filter(({cell, text}) => cell.some(row => !hasPartner(row, text)));
  return mixed.length > 0 && level.length >= 0.6 * named.length ? entries.length : 0;
}

/** Cell by cell: its first line with the first line beside it, the rest of both after that. */
export function readEntries(
  cells: readonly Segment[],
  text: readonly Segment[],
  read: (segments: readonly Segment[]) => Row[],
): Row[] {
  const edge = Math.max(...cells.map(one => one.right));
  const [cellRows, textRows] = [toRows(cells), toRows(text)];
  const first = (cellRows[0]?.y ?? 0) - beginsAbove;
  const before = textRows.filter(row => row.y < first);
  const entries = toEntries(cellRows, textRows);
  return [
    ...read(segmentsOf(before)),
    ...entries.flatMap(entry => {
      const cell = joinWrapped(entry, edge);
      const pairs = pairUp(cell, entry.text);
      const used = new Set(pairs.values());
      const rest = entry.text.filter(row => !used.has(row));
      return [...cell.map(row => beside(row, pairs.get(row))), ...read(segmentsOf(rest))];
    }),
  ];
}

function toEntries(cellRows: readonly Row[], textRows: readonly Row[]): Entry[] {
  const cells: Row[][] = [];
  for (const row of cellRows) {
    const last = cells.at(-1)?.at(-1);
    const goesOn = last && belongTogether(last, row) && !startsBeside(row, textRows);
    if (goesOn) cells.at(-1)?.push(row);
    else cells.push([row]);
  }
  return cells.map((cell, index) => {
    const from = (cell[0]?.y ?? 0) - beginsAbove;
    const to = (cells[index + 1]?.[0]?.y ?? Number.POSITIVE_INFINITY) - beginsAbove;
    return {cell, text: textRows.filter(row => row.y >= from && row.y < to)};
  });
}

function belongTogether(above: Row, below: Row): boolean {
  const [one, other] = [styleOf(above.segments), styleOf(below.segments)];
  const size = Math.max(one.size, other.size);
  return below.y - above.y < cellPitch * size && Math.abs(one.size - other.size) < 1;
}

/** Whether the line beside this one is the first of a paragraph of its own. */
function startsBeside(row: Row, textRows: readonly Row[]): boolean {
  const at = textRows.findIndex(other => standOnOneLine(row, other));
  const [beside, above] = [textRows[at], textRows[at - 1]];
  if (!beside || !above) return false;
  return beside.y - above.y > paragraphPitch * styleOf(beside.segments).size;
}

/** A line of the text that a line of a cell can share: on its baseline, and not a list item. */
function hasPartner(row: Row, text: readonly Row[]): boolean {
  if (endsOpen(row)) return false;
  return text.some(other => standOnOneLine(row, other) && !startsWithMark(other));
}

/** Joins the lines of a cell that its width broke. */
function joinWrapped({cell, text}: Entry, edge: number): Row[] {
  const joined: Row[] = [];
  let last: Row | null = null;
  for (const row of cell) {
    const open = joined.at(-1);
    const isWrap = open && last && (endsDate(open, row) ?? isWrapped(last, row, text, edge));
    if (open && isWrap) {
      joined[joined.length - 1] = joinRows(open, row);
    } else joined.push(row);
    last = row;
  }
  return joined;
}

/** Whether a line goes on with the date above it; null where there is no date. */
function endsDate(open: Row, row: Row): boolean | null {
  if (!isDated(open)) return null;
  if (endsOpen(open) || /^[-–—]/.test(rawText(row.segments))) return true;
  return isDated(row) ? null : false;
}

function isWrapped(above: Row, below: Row, text: readonly Row[], edge: number): boolean {
  const [one, other] = [styleOf(above.segments), styleOf(below.segments)];
  if (one.bold !== other.bold || one.color !== other.color || isDated(below)) return false;
  if (text.some(row => standOnOneLine(row, below) && !startsWithMark(row))) return false;
  const end = Math.max(...above.segments.map(segment => segment.right));
  return end + 0.3 * one.size + firstWordWidth(below) > edge;
}

/** Puts each line of a cell beside the line of the text on its baseline, else beside the one that has its place. */
function pairUp(cell: readonly Row[], text: readonly Row[]): ReadonlyMap<Row, Row> {
  const free = new Set(text.filter(row => !startsWithMark(row)));
  const pairs = new Map<Row, Row>();
  const pair = (row: Row, beside: Row | undefined) => {
    if (!beside || !free.delete(beside)) return;
    pairs.set(row, beside);
  };
  for (const row of cell)
    pair(
      row,
      text.find(other => free.has(other) && standOnOneLine(row, other)),
    );
  const isFull = cell.length > text.filter(row => !startsWithMark(row)).length;
  for (const [index, row] of cell.entries()) {
    const beside = text[index];
    const reach = index === 0 ? beginsAbove : besideReach;
    const isNear = beside && Math.abs(beside.y - row.y) <= reach;
    if (!pairs.has(row) && isNear && (index === 0 || !isFull)) pair(row, beside);
  }
  return pairs;
}

/** A line without its own baseline beside it may move this far, in points. */
const besideReach = 30;

function beside(row: Row, other: Row | undefined): Row {
  if (!other) return row;
  const [first, second] = leftOf(row) < leftOf(other) ? [row, other] : [other, row];
  const [start, ...more] = second.segments;
  const apart: Segment[] = start ? [{...start, lead: 'edge'}, ...more] : [];
  return {y: other.y, segments: [...first.segments, ...apart]};
}

function leftOf({segments}: Row): number {
  return Math.min(...segments.map(segment => segment.left));
}

function standOnOneLine(one: Row, other: Row): boolean {
  return one.segments.some(left => other.segments.some(right => standTogether(left, right)));
}

function segmentsOf(rows: readonly Row[]): Segment[] {
  return rows.flatMap(row => row.segments);
}
