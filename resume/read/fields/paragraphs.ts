import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextLine} from '../text-document.ts';
import {isContactText} from './contact.ts';
import {findDates} from './dates.ts';
import {isBold, wordCount} from './look.ts';

/**
 * Puts together what the page's width took apart: wrapped sentences, list items,
 * names and table cells. Lines of a DOCX have no width and are paragraphs already.
 */
export function joinWrapped(lines: readonly TextLine[]): TextLine[] {
  const page: Page = {edges: rightEdges(lines), wrapGap: wrapGap(lines)};
  const joined: TextLine[] = [];
  let last: TextLine | undefined;
  for (const line of lines) {
    const target = joined.at(-1);
    const continued = target && last ? continuation(target, last, line, page) : null;
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
  page: Page,
): TextLine | null {
  if (!isNeighbour(last, line)) return null;
  const index = cellAbove(target, line);
  if (index === null) return null;
  const isInner = index < target.cells.length - 1;
  const joins = isInner ? goesOnInCell(line) : goesOn(target, last, line, page);
  return joins ? withLongerCell(target, index, line) : null;
}

/** Lines of a DOCX have no width; a list item starts anew. */
function isNeighbour(last: TextLine, line: TextLine): boolean {
  if (last.width === 0 || line.listLevel !== null || line.cells.length > 1) return false;
  return line.page === last.page && line.block === last.block;
}

/** The cell the next line stands under; null where it stands under none but the first of several. */
function cellAbove(target: TextLine, line: TextLine): number | null {
  if (target.cells.length === 1) return 0;
  const index = target.cells.findIndex(
    (cell, position) => position > 0 && Math.abs(cell.x - line.x) < 3,
  );
  return index > 0 ? index : null;
}

/** A cell with another on its right is wrapped where that begins, wherever the page ends. */
function goesOnInCell(line: TextLine): boolean {
  return wordCount(line.text) <= 4 && !isDated(line);
}

/** How near the edge, in points, a line of running text ends. */
const nearEdge = 40;

interface Edge {
  readonly at: number;
  readonly reaching: number;
}

/** What the lines of a document have in common. */
interface Page {
  readonly edges: ReadonlyMap<string, Edge>;
  /** Space between the lines of one paragraph; null where no paragraph shows it. */
  readonly wrapGap: number | null;
}

function columnOf({page, block}: TextLine): string {
  return `${page}.${block}`;
}

/** How far the lines of each block reach to the right, and how many reach about that far. */
function rightEdges(lines: readonly TextLine[]): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const line of lines) {
    const column = columnOf(line);
    const right = line.x + line.width;
    const edge = edges.get(column) ?? {at: 0, reaching: 0};
    if (right > edge.at + nearEdge) edges.set(column, {at: right, reaching: 1});
    else if (right > edge.at - nearEdge) {
      edges.set(column, {at: Math.max(right, edge.at), reaching: edge.reaching + 1});
    }
  }
  return edges;
}

function looksAlike(last: TextLine, line: TextLine): boolean {
  return (
    Math.abs(last.fontSize - line.fontSize) < 0.4 &&
    (last.cells.at(-1)?.bold ?? last.bold) === isBold(line) &&
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
  const cell = last.cells.at(-1) ?? last;
  const letter = cell.width / Math.max(1, cell.text.length);
  const firstWord = line.text.split(' ')[0] ?? '';
  return cell.x + cell.width + letter * (firstWord.length + 1) > edge - letter;
}

function goesOn(target: TextLine, last: TextLine, line: TextLine, page: Page): boolean {
  const edge = page.edges.get(columnOf(last)) ?? {at: 0, reaching: 0};
  if (!looksAlike(last, line) || isContactLine(last, line) || !isFull(last, line, edge.at)) {
    return false;
  }
  if (hasBreak(last, line, page.wrapGap)) return false;
  if (isOpenEnd(last.text) || /^\p{Ll}/u.test(line.text)) return true;
  if (target.cells.length > 1) return false;
  // One long line alone is no margin that text would be wrapped at.
  if (edge.reaching < 2 || sectionOfTitle(line.text) !== null || isDated(line)) return false;
  if (target.listLevel === null) return wordCount(last.text) >= 3;
  return line.x > target.x + 2 || (!/[.!?]$/.test(last.text) && line.x > target.x - 20);
}

/** Ends where no text ends, or in the middle of a list. */
function isOpenEnd(text: string): boolean {
  return /[,&(/-]$/.test(text) || (text.split(', ').length > 3 && !/[.!?]$/.test(text));
}

/** More space than between lines of one paragraph. */
function hasBreak(last: TextLine, line: TextLine, wrapGap: number | null): boolean {
  if (line.gapAbove === null) return true;
  if (wrapGap !== null && line.gapAbove > wrapGap * 1.25 + 1) return true;
  return line.gapAbove > Math.max(last.fontSize * 0.85, 1.5);
}

/** The usual space above lines that surely go on: they start with a small letter. */
function wrapGap(lines: readonly TextLine[]): number | null {
  const gaps = lines
    .filter(({text, listLevel}) => listLevel === null && /^\p{Ll}/u.test(text))
    .flatMap(({gapAbove}) => gapAbove ?? [])
    .toSorted((a, b) => a - b);
  return gaps.length > 1 ? (gaps[Math.floor(gaps.length / 2)] ?? null) : null;
}

function isDated({text}: TextLine): boolean {
  return findDates(text).some(span => span.isRange);
}

function withLongerCell(target: TextLine, index: number, line: TextLine): TextLine {
  const cells = target.cells.map((cell, position) =>
    position === index ? {...cell, text: joinTexts(cell.text, line.text)} : cell,
  );
  const width = Math.max(target.width, line.x + line.width - target.x);
  return {...target, cells, width, text: cells.map(cell => cell.text).join(' ')};
}

/** The reader of the page has put divided words together: a hyphen that is left is the word's own. */
function joinTexts(before: string, after: string): string {
  return /[\p{L}\p{N}/]-$|\/$/u.test(before) ? `${before}${after}` : `${before} ${after}`;
}
