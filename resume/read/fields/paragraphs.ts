import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {findDates} from './dates.ts';
import type {JoinTexts} from './hyphens.ts';
import {isBold, withText, wordCount} from './look.ts';

/**
 * Puts together what the page's width took apart: wrapped sentences, list items,
 * names and table cells. Lines of a DOCX have no width and are paragraphs already.
 */
export function joinWrapped(lines: readonly TextLine[], joinTexts: JoinTexts): TextLine[] {
  const edges = rightEdges(lines);
  const joined: TextLine[] = [];
  let last: TextLine | undefined;
  for (const line of lines) {
    const target = joined.at(-1);
    const continued = target && last ? continuation(target, last, line, edges, joinTexts) : null;
    if (continued) joined[joined.length - 1] = continued;
    else joined.push(line);
    last = line;
  }
  return joined;
}

/** The line joined with what goes on in the next, or null where that is something new. */
function continuation(
  target: TextLine,
  last: TextLine,
  line: TextLine,
  edges: ReadonlyMap<string, number>,
  joinTexts: JoinTexts,
): TextLine | null {
  if (
    last.width === 0 ||
    line.listLevel !== null ||
    line.page !== last.page ||
    line.block !== last.block
  )
    return null;
  const cell = wrappedCell(target, line);
  if (cell !== null) return withLongerCell(target, cell, text => joinTexts(text, line.text));
  if (target.cells.length > 1 || line.cells.length > 1) return null;
  if (!looksAlike(last, line) || isContactLine(last, line)) return null;
  const edge = edges.get(columnOf(last)) ?? 0;
  if (!isFull(last, line, edge) || !goesOn(target, last, line)) return null;
  return {
    ...withText(target, joinTexts(target.text, line.text)),
    width: Math.max(target.width, line.width),
  };
}

function columnOf({page, block}: TextLine): string {
  return `${page}.${block}`;
}

/** How far the lines of each block reach to the right. */
function rightEdges(lines: readonly TextLine[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const line of lines) {
    if (line.cells.length > 1) continue;
    const column = columnOf(line);
    edges.set(column, Math.max(edges.get(column) ?? 0, line.x + line.width));
  }
  return edges;
}

function looksAlike(last: TextLine, line: TextLine): boolean {
  return (
    Math.abs(last.fontSize - line.fontSize) < 0.4 &&
    isBold(last) === isBold(line) &&
    line.headingLevel === last.headingLevel
  );
}

/** Addresses and numbers stand alone in their lines, unless one is broken by a hyphen or slash. */
function isContactLine(last: TextLine, line: TextLine): boolean {
  if (/[-/,|•·]$/.test(last.text)) return false;
  return isContactText(last.text) || isContactText(line.text);
}

/** The next line's first word would not have fitted any more. */
function isFull(last: TextLine, line: TextLine, edge: number): boolean {
  const letter = last.width / Math.max(1, last.text.length);
  const firstWord = line.text.split(' ')[0] ?? '';
  return last.x + last.width + letter * (firstWord.length + 1) > edge - letter;
}

function goesOn(target: TextLine, last: TextLine, line: TextLine): boolean {
  if (/^\p{Ll}/u.test(line.text) || /[,&(/-]$/.test(last.text)) return !hasBreak(last, line);
  if (hasBreak(last, line) || sectionOfTitle(line.text) !== null || isDated(line)) return false;
  if (target.listLevel !== null)
    return line.x > target.x + 2 || (!/[.!?]$/.test(last.text) && line.x > target.x - 20);
  return wordCount(last.text) >= 3;
}

/** More space than between lines of one paragraph. */
function hasBreak(last: TextLine, line: TextLine): boolean {
  if (line.gapAbove === null) return true;
  return line.gapAbove > Math.max(last.fontSize * 0.85, 1.5);
}

function isDated({text}: TextLine): boolean {
  return findDates(text).some(span => span.isRange);
}

/** Which cell of the line above goes on in this one, where it stands right under a cell that is not the first. */
function wrappedCell(target: TextLine, line: TextLine): number | null {
  if (
    target.cells.length < 3 ||
    line.cells.length !== 1 ||
    wordCount(line.text) > 4 ||
    isDated(line)
  )
    return null;
  const index = target.cells.findIndex(
    (cell, position) => position > 0 && Math.abs(cell.x - line.x) < 3,
  );
  return index > 0 && index < target.cells.length - 1 ? index : null;
}

function withLongerCell(
  target: TextLine,
  index: number,
  lengthen: (text: string) => string,
): TextLine {
  const cells = target.cells.map((cell, position) =>
    position === index ? {...cell, text: lengthen(cell.text)} : cell,
  );
  return {...target, cells, text: cells.map(cell => cell.text).join(' ')};
}
