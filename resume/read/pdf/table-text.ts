import {type Paragraph, toParagraphs} from './cell-text.ts';
import {startsWithMark} from './list-marks.ts';
import type {Row} from './rows.ts';
import {isDateLine, rawText} from './signs.ts';

/** The lines of a table's cell, and the cells of a row of it. */
export type Cell = readonly Row[];
export type CellRow = readonly Cell[];

/** Longer texts are sentences; names of jobs and firms are not. */
const longestName = 90;

/**
 * A table in reading order. In each row the names and dates of its cells stand
 * side by side, the first of each cell in one line, the second in the next; list
 * items and longer texts follow. `widths` says how wide the text of each column may be.
 */
export function readTable(rows: readonly CellRow[], widths: readonly number[]): Row[] {
  const edges = widths.map((width, at) => {
    const cells = rows.map(row => row[at] ?? []);
    return cells.every(cell => cell.length <= 2) && cells.some(isBrokenShortOf(width))
      ? Number.POSITIVE_INFINITY
      : width;
  });
  const texts = rows.map(row => row.map((cell, at) => toParagraphs(cell, edges[at] ?? 0)));
  const isLong = widths.map((_, at) => widths.length > 2 && isLongColumn(texts, at));
  return texts.flatMap((row, index) => {
    const isHead = index === 0 && !row.some(([first]) => first && isDateLine(first.whole));
    const short = row.map((cell, at) => (isLong[at] && !isHead ? 0 : countNames(cell, row.length)));
    const lines = Array.from({length: Math.max(...short)}, (_, line) =>
      sideBySide(row.flatMap((cell, at) => cell.slice(0, short[at]).slice(line, line + 1))),
    );
    const rest = row.flatMap((cell, at) => cell.slice(short[at]).flatMap(one => one.rows));
    return [...lines, ...rest];
  });
}

/** Whether the second line of a cell had room on its first, as a place under a name has: the person broke it there. */
function isBrokenShortOf(width: number): (cell: Cell) => boolean {
  return cell => cell.length === 2 && toParagraphs(cell, width).length === 2;
}

/** A card's lines, with its names and dates joined where its width broke them. */
export function readCard(rows: readonly Row[], width: number): Row[] {
  const paragraphs = toParagraphs(rows, width);
  const names = countNames(paragraphs, 1);
  const rest = paragraphs.slice(names).flatMap(one => one.rows);
  return [...paragraphs.slice(0, names).map(one => one.whole), ...rest];
}

/** Cells of the column begin with items or longer texts: at least one of them, and by their usual length. */
function isLongColumn(texts: readonly (readonly Paragraph[])[][], at: number): boolean {
  const first = texts.flatMap(row => row[at]?.[0] ?? []);
  const letters = first.map(({whole}) => rawText(whole.segments).length);
  const items = first.filter(isItem).length;
  if (items * 2 >= first.length - 1 && items > 0) return true;
  const usual = letters.reduce((sum, count) => sum + count, 0) / Math.max(1, letters.length);
  return first.some(isProse) && usual > longestName / 2;
}

/** How many names and dates a cell begins with, before its first item or longer text. */
function countNames(cell: readonly Paragraph[], columns: number): number {
  const found = cell.findIndex((one, index) =>
    columns === 2 && index === 0 ? isItem(one) : isProse(one),
  );
  return found < 0 ? cell.length : found;
}

function isProse(paragraph: Paragraph): boolean {
  return isItem(paragraph) || rawText(paragraph.whole.segments).length > longestName;
}

function isItem({rows: [first]}: Paragraph): boolean {
  return first !== undefined && startsWithMark(first);
}

function sideBySide(pieces: readonly Paragraph[]): Row {
  const segments = pieces.flatMap(({whole}) => {
    const [first, ...more] = whole.segments;
    return first ? [{...first, lead: 'edge' as const}, ...more] : [];
  });
  return {y: Math.min(...pieces.map(({whole}) => whole.y)), segments};
}
