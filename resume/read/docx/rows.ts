import {besideEachOther, type LineDraft} from './lines.ts';
import {addLine, type Reading, startBlock} from './reading.ts';
import {hasShade} from './styles.ts';
import {child, isElement, type XmlElement} from './xml.ts';

/** What one cell of a row says. */
interface CellContent {
  readonly lines: readonly LineDraft[];
}

/**
 * Reads one row of a table. Cells that say one thing together (a date and what
 * it belongs to, a label and its value) become lines in cells; cells that are
 * columns of a page layout are read one after the other.
 */
export function readRow(
  row: XmlElement,
  reading: Reading,
  readContainer: (container: XmlElement, reading: Reading) => void,
): void {
  if (child(child(row, 'trPr'), 'del')) return;
  const cells = cellsOf(row)
    .map((cell): CellContent => {
      const blocks: Reading['blocks'] = [{isFrame: false, lines: []}];
      readContainer(cell, {...reading, isShaded: reading.isShaded || isShaded(cell), blocks});
      return {lines: blocks.flatMap(block => block.lines)};
    })
    .filter(({lines}) => lines.length > 0);
  if (isLayout(cells)) addColumns(cells, reading);
  else addSideBySide(cells, reading);
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

function addSideBySide(cells: readonly CellContent[], reading: Reading): void {
  const height = Math.max(0, ...cells.map(({lines}) => lines.length));
  for (let index = 0; index < height; index++) {
    const line = besideEachOther(cells.flatMap(({lines}) => lines[index] ?? []));
    if (line) addLine(reading, line);
  }
}
