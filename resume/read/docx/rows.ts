import {besideEachOther, type LineDraft} from './lines.ts';
import {addLine, type Reading, startBlock} from './reading.ts';
import {hasShade} from './styles.ts';
import {child, isElement, type XmlElement} from './xml.ts';

/** What one cell of a row says. */
interface CellContent {
  readonly lines: readonly LineDraft[];
}

/**
 * Reads a table row by row. Cells that say one thing together (a date and what
 * it belongs to, a label and its value) become lines in cells, with list items
 * and longer texts after them; cells that are columns of a page layout are read
 * one after the other.
 */
export function readRows(
  rows: readonly XmlElement[],
  reading: Reading,
  readContainer: (container: XmlElement, reading: Reading) => void,
): void {
  const contents = rows
    .filter(row => !child(child(row, 'trPr'), 'del'))
    .map(row => readCells(row, reading, readContainer));
  const long = longColumns(contents);
  for (const cells of contents) {
    const filled = cells.filter(({lines}) => lines.length > 0);
    if (isLayout(filled)) addColumns(filled, reading);
    else addSideBySide(cells, reading, cells === contents[0] ? new Set() : long);
  }
}

function readCells(
  row: XmlElement,
  reading: Reading,
  readContainer: (container: XmlElement, reading: Reading) => void,
): CellContent[] {
  return cellsOf(row).map(cell => {
    const blocks: Reading['blocks'] = [{isFrame: false, lines: []}];
    readContainer(cell, {...reading, isShaded: reading.isShaded || isShaded(cell), blocks});
    return {lines: blocks.flatMap(block => block.lines)};
  });
}

function cellsOf(row: XmlElement): XmlElement[] {
  return row.children.filter(isElement).flatMap(node => {
    if (node.name === 'tc') return [node];
    return node.name === 'sdt' || node.name === 'sdtContent' ? cellsOf(node) : [];
  });
}

function isShaded(cell: XmlElement): boolean {
  const properties = child(cell, 'tcPr');
  return properties !== undefined && hasShade(properties);
}

/** Columns of a page: two cells or more that each go on for many lines or hold headings. */
function isLayout(cells: readonly CellContent[]): boolean {
  const columns = cells.filter(({lines}) => lines.length >= 6 || lines.some(hasHeading));
  const isDeep = cells.some(({lines}) => lines.filter(hasHeading).length >= 2);
  return cells.length > 1 && (columns.length > 1 || isDeep);
}

function hasHeading(line: LineDraft): boolean {
  return line.headingLevel !== null;
}

function addColumns(cells: readonly CellContent[], reading: Reading): void {
  const widest = Math.max(...cells.map(lettersIn));
  for (const cell of cells) {
    startBlock(reading, lettersIn(cell) < widest);
    for (const line of cell.lines) addLine(reading, line);
  }
  startBlock(reading, false);
}

function lettersIn({lines}: CellContent): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}

/** Longer texts are sentences; names of jobs and firms are not. */
const longestName = 80;

function isProse({text, listLevel}: LineDraft): boolean {
  return listLevel !== null || text.length > longestName;
}

/** Columns of a table of three or more whose cells begin with items or longer texts. */
function longColumns(rows: readonly (readonly CellContent[])[]): ReadonlySet<number> {
  const width = Math.max(0, ...rows.map(cells => cells.length));
  const columns = width < 3 ? [] : Array.from({length: width}, (_, at) => at);
  return new Set(
    columns.filter(at => {
      const first = rows.slice(1).flatMap(cells => cells[at]?.lines[0] ?? []);
      const letters = first.reduce((sum, {text}) => sum + text.length, 0);
      return first.some(isProse) && letters > (longestName / 2) * first.length;
    }),
  );
}

/** The names and dates of the cells side by side, the first of each in one line; the rest after that. */
function addSideBySide(
  cells: readonly CellContent[],
  reading: Reading,
  long: ReadonlySet<number>,
): void {
  const names = cells.map(({lines}, at) => (long.has(at) ? 0 : countNames(lines, cells.length)));
  for (let index = 0; index < Math.max(0, ...names); index++) {
    const beside = cells.flatMap(({lines}, at) => lines.slice(0, names[at])[index] ?? []);
    const line = besideEachOther(beside);
    if (line) addLine(reading, line);
  }
  for (const [at, {lines}] of cells.entries()) {
    for (const line of lines.slice(names[at])) addLine(reading, line);
  }
}

/** Of two cells the second may be a longer text that the first is the label of. */
function countNames(lines: readonly LineDraft[], cells: number): number {
  const found = lines.findIndex((line, index) => isProse(line) && (cells > 2 || index > 0));
  return found < 0 ? lines.length : found;
}
