import {foldWords} from '../../vocabulary/fold.ts';
import {presentWords} from '../../vocabulary/months.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {findDates} from './dates.ts';
import {withCells} from './look.ts';

/** Puts the two ends of a range together that a table prints in cells of their own. */
export function joinDateCells(lines: readonly TextLine[]): TextLine[] {
  return lines.map(line => {
    const at = line.cells.findIndex((cell, index) => isRange(cell, line.cells[index + 1]));
    const [from, to] = line.cells.slice(at, at + 2);
    if (at < 0 || !from || !to) return line;
    const joined = {...from, text: `${from.text} – ${to.text}`};
    return withCells(line, line.cells.toSpliced(at, 2, joined)) ?? line;
  });
}

function isRange(from: TextCell, to: TextCell | undefined): boolean {
  if (!to || !isSingleDate(from.text)) return false;
  if (!isSingleDate(to.text) && !presentWords.has(foldWords(to.text))) return false;
  const [span] = findDates(`${from.text} – ${to.text}`);
  return span?.isRange === true && (span.end === null || (span.start ?? '') <= span.end);
}

/** A date and nothing else. */
function isSingleDate(text: string): boolean {
  const [span, ...others] = findDates(text);
  const isWhole = span?.from === 0 && span.to === text.trim().length;
  return isWhole && !span.isRange && others.length === 0;
}
