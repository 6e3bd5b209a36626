import {foldWords} from '../../vocabulary/fold.ts';
import {presentWords} from '../../vocabulary/months.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {withCells} from './look.ts';
import {joinTexts} from './paragraphs.ts';

/** Cells whose edges are further apart, in points, stand in different columns. */
const sameColumn = 4;

/**
 * Puts ranges together that a narrow column breaks: "Sept 2016 – July" in one
 * line and "2019" under it. In a column of dates on the left the rest of the
 * second line is a line of its own; elsewhere the whole row was wrapped.
 */
export function joinColumnDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const [above, before] = joined.slice(-2);
    const three = above && before ? completeInThree(above, before, line) : null;
    const completed = before && !three ? completeDate(before, line) : null;
    if (three) joined.splice(-2, 2, three);
    else if (completed) joined.splice(-1, 1, ...completed);
    else joined.push(line);
  }
  return joined;
}

/** "Sept", "2016 – July" and "2019" in three lines of a narrow column on the left. */
function completeInThree(line: TextLine, second: TextLine, third: TextLine): TextLine | null {
  const [cell] = line.cells;
  const isColumn = [second, third].every(
    one =>
      one.cells.length === 1 &&
      one.listLevel === null &&
      one.page === line.page &&
      one.block === line.block &&
      cell !== undefined &&
      one.cells.some(below => isUnder(cell, below)),
  );
  if (!cell || !isColumn || line.cells.length < 2 || line.width === 0) return null;
  const text = `${cell.text} ${second.text} ${third.text}`;
  const [span, ...others] = findDates(text);
  const isWhole =
    span?.isRange && others.length === 0 && span.from === 0 && span.to >= text.length - 1;
  return isWhole ? withCells(line, [{...cell, text}, ...line.cells.slice(1)]) : null;
}

/** Both lines with the date in the first, or null where neither lacks anything. */
function completeDate(line: TextLine, next: TextLine): TextLine[] | null {
  const dashed = withDashedEnd(line, next);
  if (dashed) return [dashed];
  const pair = brokenDate(line, next);
  if (!pair) return null;
  if (pair.upper > 0) return [joinRows(line, next)];
  const rest = withCells(next, next.cells.slice(1));
  return [withDate(line, pair), ...(rest ? [rest] : [])];
}

/** "2019" and below it "– 2024", whose dash was taken for a list mark. */
function withDashedEnd(line: TextLine, next: TextLine): TextLine | null {
  const last = line.cells.at(-1);
  if (!last || next.listLevel === null || next.page !== line.page || !isDatePiece(next.text))
    return null;
  const text = `${last.text} – ${next.text}`;
  const [span] = findDates(text).slice(-1);
  const isWhole = span?.isRange && span.from < last.text.length && /\d{4}$/.test(last.text);
  return isWhole ? withCells(line, [...line.cells.slice(0, -1), {...last, text}]) : null;
}

interface BrokenDate {
  /** Which cell of the first line the date begins in. */
  readonly upper: number;
  readonly text: string;
}

function brokenDate(line: TextLine, next: TextLine): BrokenDate | null {
  if (next.page !== line.page || next.block !== line.block || next.listLevel !== null) return null;
  // A file without places says nothing of what stands under what.
  if (line.width === 0 && line.cells.length > 1) return null;
  for (const [upper, cell] of line.cells.entries()) {
    const below = next.cells.find(one => isUnder(cell, one));
    const isFirst = below === next.cells[0];
    if (!below || (upper === 0 && !isFirst) || !isDatePiece(below.text) || !isUnfinished(cell.text))
      continue;
    const text = `${cell.text} ${below.text}`;
    const [span, ...more] = findDates(text);
    if (span?.isRange && more.length === 0 && span.to >= text.replace(/[)\]]+$/, '').length - 1)
      return {upper, text};
  }
  return null;
}

/** Left edges in line, or right edges where the column is set to the right. */
function isUnder(upper: TextCell, lower: TextCell): boolean {
  if (Math.abs(upper.x - lower.x) <= sameColumn) return true;
  return upper.width > 0 && Math.abs(upper.x + upper.width - lower.x - lower.width) <= sameColumn;
}

function isDatePiece(text: string): boolean {
  const core = text.replace(/^[-–—\s]+|[)\]\s]+$/g, '');
  return (
    /^(?:\p{L}+\.?\s)?\d{4}$/u.test(core) ||
    presentWords.has(foldWords(core)) ||
    /^\d{1,2}[./]\d{4}$/.test(core)
  );
}

function isUnfinished(text: string): boolean {
  const [span] = findDates(text);
  if (!span) return /^\p{L}+\.?\s*[-–—]?$/u.test(text);
  return /[-–—]\s*(?:\p{L}+\.?)?$/u.test(text) || (!span.isRange && text.length <= 16);
}

function withDate(line: TextLine, {text}: BrokenDate): TextLine {
  const [first, ...others] = line.cells;
  return (first && withCells(line, [{...first, text}, ...others])) ?? line;
}

/** Each cell with what stands under it. */
function joinRows(line: TextLine, next: TextLine): TextLine {
  const cells = line.cells.map(cell => {
    const below = next.cells.find(one => isUnder(cell, one));
    return below ? {...cell, text: joinTexts(cell.text, below.text)} : cell;
  });
  return withCells(line, cells) ?? line;
}
