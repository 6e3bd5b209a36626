import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {
  closesWithDates,
  goesOnInLastCell,
  isCompleteTitle,
  isDated,
  isNameByItself,
  isOnlyDates,
  isOpenEnd,
  startsAnew,
} from './line-ends.ts';
import {isBold, wordCount} from './look.ts';
import {hasBreak, type Margins, measureMargins} from './margins.ts';

/** Cells whose left edges differ by less, in points, stand under each other. */
const sameColumn = 3;

/**
 * Puts together what the page's width took apart: wrapped sentences, list items,
 * names and table cells. Lines of a DOCX have no width and are paragraphs already.
 */
export function joinWrapped(lines: readonly TextLine[]): TextLine[] {
  const margins = measureMargins(lines);
  const joined: TextLine[] = [];
  let last: TextLine | undefined;
  for (const line of lines) {
    const target = joined.at(-1);
    const index = target && last ? wrappedCell(target, last, line, margins) : null;
    if (target && index !== null) joined[joined.length - 1] = withLongerCell(target, index, line);
    else joined.push(line);
    last = line;
  }
  return joined;
}

/** Which cell of `target` goes on in the line, or null where the line is something new. */
function wrappedCell(
  target: TextLine,
  last: TextLine,
  line: TextLine,
  margins: Margins,
): number | null {
  if (last.width === 0 || line.listLevel !== null || line.cells.length > 1) return null;
  if (line.page !== last.page || line.block !== last.block) return null;
  const index = cellAbove(target, line);
  const cell = index === null ? undefined : target.cells[index];
  if (index === null || !cell) return null;
  const right = target.cells[index + 1];
  const goesOn = right
    ? goesOnInCell(target, cell, right, line, margins)
    : goesOnInLine(target, last, line, margins);
  return goesOn ? index : null;
}

/** The cell the next line stands under. */
function cellAbove(target: TextLine, line: TextLine): number | null {
  if (target.cells.length === 1) return 0;
  const index = target.cells.findIndex(cell => Math.abs(cell.x - line.x) < sameColumn);
  return index >= 0 ? index : null;
}

/** A cell with another on its right is wrapped where that one begins. */
function goesOnInCell(
  target: TextLine,
  cell: TextCell,
  right: TextCell,
  line: TextLine,
  margins: Margins,
): boolean {
  if (
    isDated(line) ||
    hasBreak(target, line, margins) ||
    (isBold(line) !== cell.bold && !isDividedWord(cell.text, line.text))
  )
    return false;
  if (wordCount(line.text) > 4 || sectionOfTitle(line.text) !== null) return false;
  const isSure = isOpenEnd(cell.text) || /^\p{Ll}/u.test(line.text);
  if (!isSure && isNameByItself(line.text)) return false;
  if (isOpenEnd(cell.text)) return true;
  const letter = cell.width / Math.max(1, cell.text.length);
  const firstWord = line.text.split(' ')[0] ?? '';
  // Two letters' width is the least that parts two cells.
  return cell.x + cell.width + letter * (firstWord.length + 1) > right.x - 2 * letter;
}

/** "Verzek-" and below it "eringen": one word, however its halves are printed. */
function isDividedWord(before: string, after: string): boolean {
  return /\p{Ll}{3}-$/u.test(before) && /^\p{Ll}{3}/u.test(after);
}

function goesOnInLine(target: TextLine, last: TextLine, line: TextLine, margins: Margins): boolean {
  const mayDiffer = /[,&]$/.test(last.text) && last.fontSize === line.fontSize;
  if (!(looksAlike(last, line) || mayDiffer) || (!isLongItem(target) && isContactLine(last, line)))
    return false;
  if (isHalfTitle(last, line)) return true;
  if (isOnlyDates(line) && !isOpenEnd(last.text)) return false;
  if (hasBreak(last, line, margins)) return false;
  const isSmall = /^\p{Ll}/u.test(line.text);
  if (isSmall && wordCount(last.text) >= 5 && !/[.!?:;]$/.test(last.text)) return true;
  if (!margins.isFull(last, last.cells.at(-1) ?? last, line.text)) return false;
  return isOpenEnd(last.text) || isSmall || goesOnWithCapital(target, last, line, margins);
}

/** A line cut at a real edge may go on with a capital, unless either of the two stands alone. */
function goesOnWithCapital(
  target: TextLine,
  last: TextLine,
  line: TextLine,
  margins: Margins,
): boolean {
  if (closesWithDates(last.text) || !margins.isKnownEdge(last) || startsAnew(line)) return false;
  if (target.cells.length > 1) return goesOnInLastCell(target, line);
  if (target.listLevel === null) return wordCount(last.text) >= 3 && !isCompleteTitle(last.text);
  return line.x > target.x + 2 || (!/[.!?]$/.test(last.text) && line.x > target.x - 20);
}

function looksAlike(last: TextLine, line: TextLine): boolean {
  return (
    Math.abs(last.fontSize - line.fontSize) < 0.4 &&
    (last.cells.at(-1)?.bold ?? last.bold) === isBold(line) &&
    line.headingLevel === last.headingLevel
  );
}

/** An address within the sentence of a list item does not stand alone. */
function isLongItem({listLevel, text}: TextLine): boolean {
  return listLevel !== null && wordCount(text) >= 6;
}

/** Addresses and numbers stand alone in their lines, unless one is broken by a hyphen or slash. */
function isContactLine(last: TextLine, line: TextLine): boolean {
  if (/[-/,|•·]$/.test(last.text)) return false;
  return isContactText(last.text) || isContactText(line.text);
}

/** A section title that a narrow column broke: only both lines together are one. */
function isHalfTitle(last: TextLine, line: TextLine): boolean {
  if (last.cells.length > 1 || (line.gapAbove ?? 0) > last.fontSize * 0.6) return false;
  if (sectionOfTitle(last.text) !== null && sectionOfTitle(line.text) !== null) return false;
  return wordCount(line.text) <= 4 && sectionOfTitle(`${last.text} ${line.text}`) !== null;
}

function withLongerCell(target: TextLine, index: number, line: TextLine): TextLine {
  const cells = target.cells.map((cell, position) =>
    position === index ? {...cell, text: joinCellTexts(cell.text, line.text)} : cell,
  );
  const width = Math.max(target.width, line.x + line.width - target.x);
  return {...target, cells, width, text: cells.map(cell => cell.text).join(' ')};
}

/** Narrow cells divide words where the page's lines do not. */
function joinCellTexts(before: string, after: string): string {
  return isDividedWord(before, after) ? before.slice(0, -1) + after : joinTexts(before, after);
}

/** The reader of the page has put divided words together: a hyphen that is left is the word's own. */
export function joinTexts(before: string, after: string): string {
  return /[\p{L}\p{N}/]-$|\/$/u.test(before) ? `${before}${after}` : `${before} ${after}`;
}
