/** Months worked, from dates as a resume prints them. */
import type {Role} from '../model/resume.ts';

/** Months since year 0, the end not included. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const monthsPerYear = 12;
/** A year alone on both sides says no more than "about half a year" when both are the same. */
const sameYearMonths = 6;

/** When a role was held; null without a start date. `asOf` (`YYYY-MM`) ends what has not ended. */
export function spanOf({start, end}: Pick<Role, 'start' | 'end'>, asOf: string): Span | null {
  const from = start === null ? null : monthNumber(start);
  if (from === null) return null;
  const now = monthNumber(asOf) ?? from;
  if (end === null) return {from, until: Math.max(from, now)};
  const last = monthNumber(end) ?? from;
  const until = end.length === 4 ? Math.max(last, from + sameYearMonths) : last + 1;
  return {from, until: Math.min(Math.max(from, until), Math.max(from, now + 1))};
}

function monthNumber(date: string): number | null {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (!found) return null;
  return Number(found[1]) * monthsPerYear + (found[2] ? Number(found[2]) - 1 : 0);
}

/** Years covered by the spans, months that overlap counted once. */
export function yearsCovered(spans: readonly Span[]): number {
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const {from, until} of [...spans].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return months / monthsPerYear;
}
