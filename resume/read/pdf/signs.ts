import {foldWords} from '../../vocabulary/fold.ts';
import {monthNumbers} from '../../vocabulary/months.ts';
import type {Row} from './rows.ts';
import {commonest, type Segment} from './segments.ts';

/** A row of signs that shows a grade: four of five stars. */
export const rating = /[★☆●○◉◎■□▪▫⬤◯▮▯◆◇⚫⚪](?:\s?[★☆●○◉◎■□▪▫⬤◯▮▯◆◇⚫⚪]){2,}/g;

/** A year, or a day and month in figures. */
const date = /(?:19|20)\d\d|\d\d?[/.]\d\d/;

export function rawText(segments: readonly Segment[]): string {
  return segments.map(one => one.glyphs.map(glyph => glyph.text).join('')).join(' ');
}

/** A line that holds a date and little else. */
export function isDateLine({segments}: Row): boolean {
  const text = rawText(segments).replace(/\s/g, '');
  return (
    date.test(text) && text.length <= 34 && text.replace(/\D/g, '').length >= 0.2 * text.length
  );
}

export function isDated({segments}: Row): boolean {
  return date.test(rawText(segments));
}

/** A range whose end went to the next line: `Mar 2020 –`, `Sept 2016 – July`. */
export function endsOpen({segments}: Row): boolean {
  const text = rawText(segments).trim();
  if (!/\d/.test(text)) return false;
  return /[-–—]$/.test(text) || monthNumbers.has(foldWords(text.split(/\s/).at(-1) ?? ''));
}

/** How most letters of a text look. */
export function styleOf(segments: readonly Segment[]): {
  size: number;
  bold: boolean;
  color: string | null;
} {
  const letters = segments.flatMap(one => one.glyphs).filter(glyph => glyph.kind === 'text');
  const colors = new Map<string | null, number>();
  for (const {color} of letters) colors.set(color, (colors.get(color) ?? 0) + 1);
  return {
    size: commonest(letters.map(glyph => glyph.size)),
    bold: letters.filter(glyph => glyph.font.bold).length * 2 > letters.length,
    color: [...colors].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null,
  };
}
