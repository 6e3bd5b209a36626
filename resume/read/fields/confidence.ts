import type {DateSpan} from './dates.ts';

/** How sure each field is, 0 to 1. */
export type Confidence<Field extends string> = Readonly<Record<Field, number>>;

/** A name is sure where its own words say what it is, unsure where only its place does. */
export function nameConfidence(
  name: string | null,
  own: (text: string) => number,
  other: (text: string) => number,
): number {
  if (name === null) return 0;
  const evidence = own(name) - 0.5 * other(name);
  return Math.min(1, Math.max(0.3, 0.6 + 0.4 * evidence));
}

/** Dates are sure where they are a range in order. */
export function dateConfidence(dates: DateSpan | null): number {
  if (!dates) return 0;
  if (dates.start === null) return 0.3;
  if (dates.end !== null && dates.end < dates.start) return 0.4;
  return dates.isRange ? 1 : 0.75;
}
