import {type FieldLabel, fieldLabel} from '../../vocabulary/labels.ts';
import type {TextLine} from '../text-document.ts';
import {type DateSpan, findDates} from './dates.ts';

/** An entry whose fields are labelled: "Employer: Cedarcrest Diagnostics". */
export interface FormEntry {
  what: string | null;
  who: string | null;
  place: string | null;
  dates: DateSpan | null;
  readonly remarks: string[];
}

interface LabelledLine {
  readonly label: FieldLabel | null;
  readonly value: string;
}

/** Reads a section that is filled in like a form, or gives null for any other. */
export function readForm(lines: readonly TextLine[]): FormEntry[] | null {
  const labelled = lines.map(labelledLine);
  const count = (label: FieldLabel) => labelled.filter(line => line.label === label).length;
  const isForm = count('who') > 0 && count('what') + count('dates') > 0;
  if (!isForm) return null;

  const entries: FormEntry[] = [];
  const seen = new Set<FieldLabel>();
  for (const {label, value} of joinedEnds(labelled)) {
    const repeats = label !== null && label !== 'remark' && label !== 'duties' && seen.has(label);
    if (repeats || entries.length === 0) {
      entries.push({what: null, who: null, place: null, dates: null, remarks: []});
      seen.clear();
    }
    if (label) seen.add(label);
    const entry = entries.at(-1);
    if (entry) fill(entry, label, value);
  }
  return entries;
}

/** "From: March 2019" and "To: today" in two lines are one range. */
function joinedEnds(lines: readonly LabelledLine[]): LabelledLine[] {
  const joined: LabelledLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const areBoth = before?.label === 'dates' && line.label === 'dates';
    if (before && areBoth)
      joined.splice(-1, 1, {...line, value: `${before.value} – ${line.value}`});
    else joined.push(line);
  }
  return joined;
}

function labelledLine(line: TextLine): LabelledLine {
  const [first, second] = line.cells;
  if (first && second && line.cells.length === 2) {
    const label = fieldLabel(first.text);
    if (label) return {label, value: second.text};
  }
  const colon = /^([^:]{2,60}?)\s*:\s*(.*)$/.exec(line.text);
  const label = colon?.[1] && line.listLevel === null ? fieldLabel(colon[1]) : null;
  return {label, value: label ? (colon?.[2] ?? '') : line.text};
}

function fill(entry: FormEntry, label: FieldLabel | null, value: string): void {
  if (value === '') return;
  if (label === 'what' || label === 'who') entry[label] = value;
  else if (label === 'place') entry.place = value;
  else if (label === 'dates') entry.dates = findDates(value)[0] ?? null;
  else entry.remarks.push(value);
}
