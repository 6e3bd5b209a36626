import {type FieldLabel, fieldLabel} from '../../vocabulary/labels.ts';
import {sectionOfTitle} from '../../vocabulary/sections.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {withCells, withText} from './look.ts';

/** Left edges that differ by less, in points, are one column's. */
const sameColumn = 4;
/** A row of so many labels heads a table; two may be a label and its value. */
const fewestLabels = 3;

/** What a table's first row says of each column. */
interface Column {
  readonly x: number;
  readonly title: string;
  readonly label: FieldLabel;
}

/**
 * Takes the first row of a table ("Von | Bis | Firma | Funktion") out of the text
 * and puts its labels before the cells under them, as a form prints them. What
 * stands under "Duties" becomes an item of the entry.
 */
export function labelTableRows(lines: readonly TextLine[]): TextLine[] {
  const labelled: TextLine[] = [];
  let columns: readonly Column[] = [];
  for (const line of lines) {
    const header = columnsOf(line);
    if (header) {
      columns = header;
      continue;
    }
    if (line.cells.length === 1 && sectionOfTitle(line.text) !== null) columns = [];
    labelled.push(...(columns.length > 0 ? withLabels(line, columns) : [line]));
  }
  return labelled;
}

function columnsOf({cells}: TextLine): Column[] | null {
  if (cells.length < fewestLabels) return null;
  const columns = cells.flatMap(({text, x}): Column[] => {
    const label = fieldLabel(text);
    return label ? [{x, title: text, label}] : [];
  });
  const names = columns.filter(({label}) => label === 'what' || label === 'who');
  return columns.length === cells.length && names.length > 0 ? withoutEnds(columns) : null;
}

/** The two ends of a range were put together in one cell. */
function withoutEnds(columns: readonly Column[]): Column[] {
  return columns.filter(
    ({label}, index) => label !== 'dates' || columns[index - 1]?.label !== 'dates',
  );
}

function withLabels(line: TextLine, columns: readonly Column[]): TextLine[] {
  if (line.cells.length < 2 || line.listLevel !== null) return [line];
  const cells: TextCell[] = [];
  const duties: TextLine[] = [];
  for (const [index, cell] of line.cells.entries()) {
    const column = columnOver(cell, index, line, columns);
    if (column?.label === 'duties' || column?.label === 'remark')
      duties.push({...withText(line, cell.text), x: cell.x, listLevel: 0, bold: false});
    else if (column && column.label !== 'dates')
      cells.push({...cell, text: `${column.title}: ${cell.text}`});
    else cells.push(cell);
  }
  const row = withCells(line, cells);
  return row ? [row, ...duties] : [line];
}

/** By number where a row is as long as the first one, else by place. */
function columnOver(
  {x}: TextCell,
  index: number,
  {cells}: TextLine,
  columns: readonly Column[],
): Column | undefined {
  if (cells.length === columns.length) return columns[index];
  return columns.find(column => Math.abs(column.x - x) < sameColumn);
}
