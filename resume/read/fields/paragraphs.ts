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
  const page: Page = {edges: rightEdges(lines), wrapGap: wrapGap(lines)};
  const joined: TextLine[] = [];
  let last: TextLine | undefined;
  for (const line of lines) {
    const target = joined.at(-1);
    const continued = target && last ? continuation(target, last, line, page, joinTexts) : null;
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
  const edge = page.edges.get(columnOf(last)) ?? {at: 0, reaching: 0};
  if (!isFull(last, line, edge.at) || !goesOn(target, last, line, page.wrapGap)) return null;
  // One long line alone is no margin that text would be wrapped at.
  if (edge.reaching < 2 && !/^\p{Ll}/u.test(line.text) && !/[,&(/-]$/.test(last.text)) return null;
  return {
    ...withText(target, joinTexts(target.text, line.text)),
    width: Math.max(target.width, line.width),
  };
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

function goesOn(target: TextLine, last: TextLine, line: TextLine, wrapGap: number | null): boolean {
  const isBreak = hasBreak(last, line, wrapGap);
  if (/^\p{Ll}/u.test(line.text) || /[,&(/-]$/.test(last.text)) return !isBreak;
  if (isBreak || sectionOfTitle(line.text) !== null || isDated(line)) return false;
  if (target.listLevel !== null)
    return line.x > target.x + 2 || (!/[.!?]$/.test(last.text) && line.x > target.x - 20);
  return wordCount(last.text) >= 3;
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
