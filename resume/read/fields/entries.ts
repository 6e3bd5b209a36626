import {fieldLabel} from '../../vocabulary/labels.ts';
import type {TextCell, TextLine} from '../text-document.ts';
import {type DateSpan, findDates} from './dates.ts';
import {isBold, signature, wordCount} from './look.ts';

/** One position, study or project: what announces it and what is said about it. */
export interface Entry {
  readonly header: readonly TextLine[];
  readonly body: readonly TextLine[];
}

/** A line with what decides whether it announces an entry. */
interface Row {
  readonly line: TextLine;
  /** Carries the dates of an entry. */
  readonly isAnchor: boolean;
  /** Part of what is said about an entry: a list item or a sentence. */
  readonly isBody: boolean;
}

/** A header has few lines: title, company, place, dates and perhaps a note. */
const maxHeaderLines = 5;

/** Cuts a section into its entries: by dates where it has them, else by what its list items leave between. */
export function splitEntries(lines: readonly TextLine[]): Entry[] {
  // Where plain lines announce the entries, a list item only mentions a date.
  const listsCount = !lines.some(line => line.listLevel === null && carriesRange(line));
  const rows = lines.map(line => toRow(line, listsCount));
  const starts = rows.some(row => row.isAnchor) ? startsByDates(rows) : startsByLook(rows);
  return starts.flatMap((start, index) => {
    const own = rows.slice(start, starts[index + 1] ?? rows.length);
    return own.length > 0 ? [toEntry(own)] : [];
  });
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

function startsByDates(rows: readonly Row[]): number[] {
  const anchors = rows.flatMap((row, index) => (row.isAnchor ? [index] : []));
  const starts: number[] = [];
  const leads = leadVotes(rows, anchors);
  for (const [index, anchor] of anchors.entries()) {
    const previous = anchors[index - 1];
    if (previous === undefined) starts.push(firstStart(rows, anchor));
    else starts.push(...startsBetween(rows, previous, anchor, leads));
  }
  return starts;
}

function firstStart(rows: readonly Row[], anchor: number): number {
  return Math.max(0, anchor - headerRun(rows, 0, anchor));
}

/** How many header lines stand before the dates, where nothing leaves a doubt about it. */
function leadVotes(rows: readonly Row[], anchors: readonly number[]): Map<number, number> {
  const votes = new Map<number, number>();
  for (const [index, anchor] of anchors.entries()) {
    const from = index === 0 ? 0 : (anchors[index - 1] ?? 0) + 1;
    const hasBody = rows.slice(from, anchor).some(row => row.isBody);
    if (index > 0 && !hasBody) continue;
    const lead = headerRun(rows, from, anchor);
    votes.set(lead, (votes.get(lead) ?? 0) + 1);
  }
  return votes;
}

/** Number of header lines right before `anchor`, not reaching before `from`. */
function headerRun(rows: readonly Row[], from: number, anchor: number): number {
  let count = 0;
  while (
    anchor - count - 1 >= from &&
    !rows[anchor - count - 1]?.isBody &&
    count < maxHeaderLines - 1
  )
    count++;
  return count;
}

/** Where entries begin after the dates at `previous` and up to those at `anchor`. */
function startsBetween(
  rows: readonly Row[],
  previous: number,
  anchor: number,
  leads: ReadonlyMap<number, number>,
): number[] {
  const run = headerRun(rows, previous + 1, anchor);
  let best = anchor;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let lead = 0; lead <= run; lead++) {
    const score = startScore(rows, anchor - lead, lead, leads, run === anchor - previous - 1);
    if (score > bestScore) {
      bestScore = score;
      best = anchor - lead;
    }
  }
  return [best];
}

function startScore(
  rows: readonly Row[],
  at: number,
  lead: number,
  leads: ReadonlyMap<number, number>,
  isAdjoining: boolean,
): number {
  const row = rows[at];
  const before = rows[at - 1];
  if (!row || !before) return 0;
  const all = [...leads.values()].reduce((sum, count) => sum + count, 0);
  let score = (2 * (leads.get(lead) ?? 0)) / Math.max(1, all);
  if (!isAdjoining && before.isBody) score += 1.5;
  if (hasWiderGap(rows, at)) score += 1.5;
  const first = rows.find(one => !one.isBody);
  if (first && signature(row.line) === signature(first.line)) score += 0.7;
  if (isBold(row.line) && !isBold(before.line)) score += 0.7;
  return score;
}

/** More space above than between the lines around it. */
function hasWiderGap(rows: readonly Row[], at: number): boolean {
  const gap = rows[at]?.line.gapAbove;
  const next = rows[at + 1]?.line.gapAbove;
  if (gap === null || gap === undefined) return true;
  return next !== null && next !== undefined && gap > next + 1.5;
}

function startsByLook(rows: readonly Row[]): number[] {
  const starts: number[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (row.isBody && before) continue;
    if (!before || before.isBody || startsAnew(rows, index)) starts.push(index);
  }
  return starts;
}

/** Without dates or list items, only a look that comes back tells where an entry begins. */
function startsAnew(rows: readonly Row[], index: number): boolean {
  const first = rows[0];
  const row = rows[index];
  const second = rows[1];
  if (!first || !row || !second || signature(first.line) === signature(second.line)) return false;
  return signature(row.line) === signature(first.line);
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
