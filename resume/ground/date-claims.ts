/** The dates of a role: a rewrite may print them another way, or the year alone. */
import type {Reason} from '../model/claims.ts';
import {foldWords} from '../vocabulary/fold.ts';
import {monthNumbers, presentWords, sinceWords} from '../vocabulary/months.ts';
import type {SourceIndex} from './source-index.ts';

interface PartialDate {
  readonly year: number;
  readonly month: number | null;
}

interface Span {
  readonly dates: readonly PartialDate[];
  readonly isOpen: boolean;
  /** Words that are no part of a span of dates. */
  readonly rest: string;
}

/** Reads the dates printed in a line, in order. */
function spanOf(text: string): Span {
  const plain = text
    .normalize('NFKC')
    .replace(/(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)/g, '$2/$3');
  const dates: PartialDate[] = [];
  const pattern =
    /\b((?:19|20)\d\d)-(\d\d)\b|\b(\d{1,2})[./]((?:19|20)\d\d)\b|(?:(\p{L}+)\.?\s*(?:de\s+|')?)?\b((?:19|20)\d\d)\b(?:\s+(?=\p{L}+$))?/gu;
  let rest = plain.replace(pattern, (all, isoYear, isoMonth, month, year, name, plainYear) => {
    if (isoYear) dates.push({year: Number(isoYear), month: Number(isoMonth)});
    else if (year) dates.push({year: Number(year), month: Number(month)});
    else {
      const number = name ? (monthNumbers.get(foldWords(name)) ?? null) : null;
      dates.push({year: Number(plainYear), month: number});
      return name && number === null ? ` ${name} ` : ' ';
    }
    return all === '' ? '' : ' ';
  });
  rest = foldWords(rest);
  const open =
    rest
      .split(' ')
      .some(
        word =>
          presentWords.has(word) ||
          (sinceWords.has(word) && !/^(?:from|ab|de|da|dal|od)$/.test(word)),
      ) || /\b(?:to date|until now|en cours|in corso|la fecha|o momento)\b/.test(rest);
  return {dates, isOpen: open, rest};
}

function parsed(date: string | null): PartialDate | null {
  if (!date) return null;
  const [year = '', month] = date.split('-');
  return {year: Number(year), month: month ? Number(month) : null};
}

function sameDate(said: PartialDate | undefined, known: PartialDate | null): boolean {
  if (!said || !known) return false;
  return said.year === known.year && (said.month === null || said.month === known.month);
}

/** What lines of dates say beyond the dates of the role, or of the original line where no role is given. */
export function dateReasons(
  said: readonly string[],
  role: number | null,
  original: readonly string[],
  {source}: SourceIndex,
): Reason[] {
  const entry = role === null ? undefined : source.experience[role];
  const before = spanOf(original.join(' '));
  const start = entry ? parsed(entry.start) : (before.dates[0] ?? null);
  const end = entry ? parsed(entry.end) : (before.dates[1] ?? null);
  const isOpen = entry ? entry.end === null && entry.start !== null : before.isOpen;
  return said.flatMap(text => {
    const span = spanOf(text);
    const fits = isOpen ? fitsOpen(span, start) : fitsClosed(span, start, end);
    return fits
      ? []
      : [
          {
            kind: 'date' as const,
            text: `“${text}” is not what your resume says: ${printed(entry, original)}.`,
          },
        ];
  });
}

function fitsOpen({dates, isOpen}: Span, start: PartialDate | null): boolean {
  return dates.length === 1 && sameDate(dates[0], start) && isOpen;
}

function fitsClosed(
  {dates, isOpen}: Span,
  start: PartialDate | null,
  end: PartialDate | null,
): boolean {
  if (isOpen) return false;
  if (dates.length === 1) return sameDate(dates[0], end) && (!start || sameDate(dates[0], start));
  return dates.length === 2 && sameDate(dates[0], start) && sameDate(dates[1], end);
}

function printed(
  entry: {start: string | null; end: string | null} | undefined,
  original: readonly string[],
): string {
  if (!entry) return original.join(', ');
  return `${entry.start ?? 'no start'} to ${entry.end ?? (entry.start ? 'present' : 'no end')}`;
}
