import {fieldLabel} from '../../vocabulary/labels.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {type DateSpan, findDates} from './dates.ts';
import {isPhrase, withoutDot, withoutMarks, withoutRemark} from './entry-lines.ts';
import {maxHeaderLines, type Row, startsByDates, startsByLook} from './entry-starts.ts';
import {isBold, wordCount} from './look.ts';

/** One position, study or project: what announces it and what is said about it. */
export interface Entry {
  readonly header: readonly TextLine[];
  readonly body: readonly TextLine[];
}

/** Cuts a section into its entries: by dates where it has them, else by what its list items leave between. */
export function splitEntries(lines: readonly TextLine[]): Entry[] {
  // Where plain lines announce the entries, a list item only mentions a date.
  const printed = withoutMarks(lines).flatMap(withoutRemark).map(withoutDot);
  const listsCount = !printed.some(line => line.listLevel === null && carriesRange(line));
  const rows = withPlainDuties(printed.map(line => toRow(line, listsCount)));
  const starts = rows.some(row => row.isAnchor) ? startsByDates(rows) : startsByLook(rows);
  return starts.flatMap((start, index) => {
    const own = rows.slice(start, starts[index + 1] ?? rows.length);
    return own.length > 0 ? [toEntry(own)] : [];
  });
}

/** After a header that closes with its dates, phrases are what was done there, also without marks. */
function withPlainDuties(rows: readonly Row[]): Row[] {
  const known: Row[] = [];
  for (const row of rows) {
    const before = known.at(-1);
    const mayFollow = before?.isBody || (before && closesHeader(before, known.at(-2)));
    const isDuty = mayFollow && !row.isAnchor && !isBold(row.line) && isPhrase(row.line.text);
    known.push(isDuty ? {...row, isBody: true} : row);
  }
  return known;
}

/** Dates alone in their line, under a line that names something. */
function closesHeader({line, isAnchor}: Row, above: Row | undefined): boolean {
  const span = headerDates(line.text);
  const isAlone = span?.from === 0 && span.to >= line.text.length - 1;
  return isAnchor && isAlone && above !== undefined && !above.isBody && !above.isAnchor;
}

function carriesRange(line: TextLine): boolean {
  return carriesDates(line) && headerDates(line.text)?.isRange === true;
}

function toRow(line: TextLine, listsCount: boolean): Row {
  const isAnchor = carriesDates(line) && (listsCount || line.listLevel === null);
  const isBody = line.listLevel !== null || isSentence(line.text) || isRemark(line.text);
  return {line, isAnchor, isBody: !isAnchor && isBody};
}

/** "Duties: …", "Technologies: …": said about an entry, not its name. */
function isRemark(text: string): boolean {
  const label = /^([^:]{2,60}?)\s?:/.exec(text)?.[1];
  return label !== undefined && ['duties', 'remark'].includes(fieldLabel(label) ?? '');
}

/** Dates announce an entry where they close or open a line, not where a sentence mentions them. */
export function carriesDates(line: TextLine): boolean {
  const span = headerDates(line.text);
  if (!span) return false;
  const before = line.text.slice(0, span.from).replace(/[\s([,–-]+$/, '');
  const after = line.text.slice(span.to).replace(/^[\s)\],.–-]+/, '');
  if (line.listLevel !== null && !isListedEntry(span, before, after)) return false;
  if (isSentence(before)) return false;
  if (span.isRange || before === '' || line.cells.some(isDateCell)) return true;
  return standsApart(line.text, span, before, after);
}

/** A cell with nothing but a date in it. */
function isDateCell({text}: TextCell): boolean {
  const span = headerDates(text);
  return span !== null && span.from === 0 && span.to === text.length;
}

/** A single date after a name: at the end or set off by a mark, not "in 2015" within a phrase. */
function standsApart(text: string, {from, to}: DateSpan, before: string, after: string): boolean {
  if (/\s(?:in|of|during|by|im|en|em|nel|au|w|during the|the)$/i.test(before)) return false;
  if (after === '') return true;
  const isSetOff =
    /[,|·•(–—-]\s*$/.test(text.slice(0, from)) || /^\s*[,|·•):–—-]/.test(text.slice(to));
  return isSetOff && wordCount(after) <= 12;
}

/** A list item announces an entry where it is short and a range opens or closes it. */
function isListedEntry({isRange}: DateSpan, before: string, after: string): boolean {
  return isRange && (before === '' || after === '') && wordCount(before + after) <= 12;
}

/** The dates a header means: its first range, else its last date. */
export function headerDates(text: string): DateSpan | null {
  const spans = findDates(text);
  return spans.find(span => span.isRange) ?? spans.at(-1) ?? null;
}

export function isSentence(text: string): boolean {
  const words = wordCount(text);
  if (words >= 20) return true;
  if (words >= 6 && endsSentence(text)) return true;
  // A name may end in an abbreviation, hardly in a whole word and a full stop.
  if (words >= 3 && /\s\p{Ll}{4,}[.!?]$/u.test(text)) return true;
  return words >= 9 && lowerCaseShare(text) > 0.65;
}

/** A full stop after a whole word; after an abbreviation or a legal form it ends nothing. */
export function endsSentence(text: string): boolean {
  if (/[!?;]$/.test(text)) return true;
  return (
    /(?:\p{Ll}{3}|[\d%)])\.$/u.test(text) &&
    !/\b(?:inc|ltd|corp|bros|assoc|univ|dept|intl|mfg|ltda|hosp)\.$/i.test(text)
  );
}

function lowerCaseShare(text: string): number {
  const words = text.split(/\s+/).filter(word => /^\p{L}/u.test(word));
  return words.filter(word => /^\p{Ll}/u.test(word)).length / Math.max(1, words.length);
}

function toEntry(rows: readonly Row[]): Entry {
  const anchor = rows.findIndex(row => row.isAnchor);
  const firstBody = rows.findIndex((row, index) => index > anchor && row.isBody);
  const end = Math.min(
    firstBody === -1 ? rows.length : firstBody,
    Math.max(maxHeaderLines, anchor + 1),
  );
  return {
    header: rows.slice(0, end).map(row => row.line),
    body: rows.slice(end).map(row => row.line),
  };
}
