import {foldWords} from '../../vocabulary/fold.ts';
import {presentWords} from '../../vocabulary/months.ts';
import type {TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {withCells} from './look.ts';

/** Cells further apart than this, in points, stand in different columns. */
const sameColumn = 4;

/**
 * Puts ranges together that a narrow column breaks: "Sept 2016 – July" in one
 * line and "2019" under it. The rest of the second line keeps its place.
 */
export function joinColumnDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const whole = before ? wholeDate(before, line) : null;
    if (!before || !whole) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = whole;
    const rest = withCells(line, line.cells.slice(1));
    if (rest) joined.push(rest);
  }
  return joined;
}

/** The first line with its date completed from the second, or null where it needs nothing. */
function wholeDate(line: TextLine, next: TextLine): TextLine | null {
  const [first, ...others] = line.cells;
  const second = next.cells[0];
  if (!first || !second || next.page !== line.page || Math.abs(first.x - second.x) > sameColumn)
    return null;
  if (next.listLevel !== null || !isDatePiece(second.text) || !isUnfinished(first.text))
    return null;
  const text = `${first.text} ${second.text}`;
  const [span, ...more] = findDates(text);
  if (!span?.isRange || more.length > 0 || span.to < text.length - 1) return null;
  return withCells(line, [{...first, text}, ...others]);
}

function isDatePiece(text: string): boolean {
  const core = text.replace(/^[-–—\s]+/, '');
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
