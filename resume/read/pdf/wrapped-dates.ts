import {foldWords} from '../../vocabulary/fold.ts';
import {monthNumbers} from '../../vocabulary/months.ts';
import type {TextCell, TextLine} from '../text-document.ts';

/** Edges that lie within this many points are one. */
const sameEdge = 2.5;

/**
 * Puts dates back together that a narrow column on the right broke over two
 * lines: `March` at the end of one and `2022` under it.
 */
export function joinWrappedDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const whole = before && wholeDate(before, line);
    if (!whole) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = whole;
    if (line.cells.length > 1) joined.push(withCells(line, line.cells.slice(0, -1)));
  }
  return joined;
}

function wholeDate(line: TextLine, next: TextLine): TextLine | null {
  const upper = line.cells.at(-1);
  const lower = next.cells.at(-1);
  if (!upper || !lower || line.cells.length < 2 || !standUnder(upper, lower)) return null;
  if (!endsInMonth(upper.text) || !/^(?:19|20)\d\d\b/.test(lower.text)) return null;
  const text = `${upper.text} ${lower.text}`;
  return withCells(line, [...line.cells.slice(0, -1), {...upper, text}]);
}

function standUnder(upper: TextCell, lower: TextCell): boolean {
  return (
    Math.abs(upper.x - lower.x) <= sameEdge ||
    Math.abs(upper.x + upper.width - lower.x - lower.width) <= sameEdge
  );
}

function endsInMonth(text: string): boolean {
  return monthNumbers.has(foldWords(text.split(' ').at(-1) ?? ''));
}

function withCells(line: TextLine, cells: readonly TextCell[]): TextLine {
  return {...line, cells, text: cells.map(cell => cell.text).join(' ')};
}
