import {foldInPlace, foldWords} from '../../vocabulary/fold.ts';
import {endWords, fromWords, sinceWords, untilWords} from '../../vocabulary/months.ts';
import {remembered} from '../../vocabulary/remembered.ts';
import {type DatePoint, findPoints} from './date-points.ts';

/** A date or range as printed at `from`..`to` of a text. */
export interface DateSpan {
  readonly from: number;
  readonly to: number;
  /** `YYYY-MM` or `YYYY`; null where none is printed, or a template's `20XX`. */
  readonly start: string | null;
  /** The same as `start` for a single date. */
  readonly end: string | null;
  readonly isRange: boolean;
  /** A range that has not ended. */
  readonly isCurrent: boolean;
}

/** Most lines hold no date at all, and this says so at once. */
const mayHoldDate = /(?:19|20)(?:\d\d|xx)|['’]\d\d|\d[/.'’]\d\d/i;

/** All dates and ranges of a text, in printed order. */
export const findDates = remembered(datesOf);

function datesOf(text: string): readonly DateSpan[] {
  if (!mayHoldDate.test(text)) return [];
  const points = findPoints(text);
  const spans: DateSpan[] = [];
  for (let index = 0; index < points.length; index++) {
    const first = points[index];
    const second = points[index + 1];
    if (!first) continue;
    const range = second ? toRange(text, first, second) : null;
    if (range) index++;
    const span = range ?? toSingle(text, first);
    if (span) spans.push(span);
  }
  return spans;
}

/** How long a time lasted, printed beside its dates; it says nothing new. */
export const duration =
  /[([]?\s*(?<![\p{L}\p{N}])\d{1,2}\+?\s*(?:years?|yrs?|yr|jahre?n?|ans?|années?|años?|anni|anno|anos?|jaar|lata?|rok)\.?(?:[\s,]*(?:and|und|et|y|e|en|i)?\s*\d{1,2}\s*(?:months?|mos?|monate?n?|mois|mes(?:es)?|mesi|mês|maanden|mies(?:ięcy|iące)?)\.?)?\s*[)\]]?(?=\s*$|\s*[·|•,)])|[([]?\s*(?<![\p{L}\p{N}])\d{1,2}\s*(?:months?|mos|mo|monate?|mois|meses|mesi|maanden|miesi[ęą]c[ye]?)\.?\s*[)\]]?(?=\s*$|\s*[·|•,)])/iu;

function toRange(text: string, first: DatePoint, second: DatePoint): DateSpan | null {
  const isJoined =
    isBetweenDates(text.slice(first.to, second.from)) || endsAtPresent(text, first, second);
  if (!isJoined) return null;
  if (!canStart(first, second) || !canEnd(first, second)) return null;
  const isCurrent = second.kind === 'present';
  const startYear = first.kind === 'month' ? second.year : first.year;
  return {
    from: extendBack(text, first.from),
    to: second.to,
    start: printed(startYear, first.month),
    end: isCurrent ? null : printed(second.tailYear ?? second.year, second.month),
    isRange: true,
    isCurrent,
  };
}

/** "2019 to date": the words for the present bring their own "to". */
function endsAtPresent(text: string, first: DatePoint, second: DatePoint): boolean {
  if (second.kind !== 'present' || text.slice(first.to, second.from).trim() !== '') return false;
  return /^(?:to|till|until|ad)\s/i.test(text.slice(second.from, second.to));
}

function canStart({kind}: DatePoint, second: DatePoint): boolean {
  if (kind === 'month') return second.kind === 'date' && second.month !== null;
  return kind === 'date' || kind === 'weak' || (kind === 'shortYear' && second.kind !== 'month');
}

function canEnd(first: DatePoint, {kind, year}: DatePoint): boolean {
  if (kind === 'month') return false;
  if (kind === 'shortYear') return first.year !== null && year !== null && year >= first.year;
  return true;
}

/** A dash, an arrow or a word for "to" is all that may stand between the dates of one range. */
function isBetweenDates(between: string): boolean {
  if (between.length > 14) return false;
  const words = foldWords(between);
  if (words !== '') return untilWords.has(words);
  return /^[\s,.)\]]*[-–—−‒―~→>/]+[\s([]*$/u.test(between);
}

function toSingle(text: string, point: DatePoint): DateSpan | null {
  if (point.kind !== 'date') return null;
  const before = foldInPlace(text.slice(0, point.from)).trimEnd();
  const date = printed(point.year, point.month);
  const end = printed(point.tailYear ?? point.year, point.month);
  const place = {from: extendBack(text, point.from), to: point.to};
  const dangling = /^\s*[-–—−‒]+\s*(?:$|[)|\]])/u.exec(text.slice(point.to));
  if (dangling) {
    return {
      ...place,
      to: point.to + dangling[0].length,
      start: date,
      end: null,
      isRange: true,
      isCurrent: true,
    };
  }
  if (endsWithAny(before, sinceWords)) {
    return {...place, start: date, end: null, isRange: true, isCurrent: true};
  }
  if (endsWithAny(before, endWords)) {
    return {...place, start: null, end: date, isRange: true, isCurrent: false};
  }
  return {...place, start: date, end, isRange: point.tailYear !== null, isCurrent: false};
}

/** Takes "from", "seit", "du" and the like into the span. */
function extendBack(text: string, from: number): number {
  const before = text.slice(0, from);
  const words = /(?:[\p{L}'’]+\s+){1,3}$/u.exec(before)?.[0].trimEnd().split(/\s+/) ?? [];
  for (let count = words.length; count > 0; count--) {
    const tail = words.slice(-count).join(' ');
    const folded = foldWords(tail);
    const introduces = fromWords.has(folded) || sinceWords.has(folded) || untilWords.has(folded);
    if (introduces) return before.lastIndexOf(tail);
  }
  return from;
}

function endsWithAny(before: string, phrases: ReadonlySet<string>): boolean {
  const words = foldWords(before).split(' ');
  return [1, 2, 3].some(count => phrases.has(words.slice(-count).join(' ')));
}

function printed(year: string | null, month: number | null): string | null {
  if (year === null) return null;
  return month === null ? year : `${year}-${String(month).padStart(2, '0')}`;
}
