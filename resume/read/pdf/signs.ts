import type {Row} from './rows.ts';
import {commonest, type Segment} from './segments.ts';

/** Signs that programs put before list items, and a dash with a space after it. */
const markSigns = '•‣⁃◦∙·●○◉◎■□▪▫▬◆◇◊❖❑❒⬥⬧▶▷▸▹►▻➢➤➔-➾→⇒⇨✓✔✗✘✦✧★☆☐☑☒☞⚫⚪♦⋄∗∘⦿⦾❯❱»›*';
export const listMark = new RegExp(`^(?:[${markSigns}]|[-–—](?=\\s))\\s*`);
/** A row of signs that shows a grade: four of five stars. */
export const rating = /[★☆●○◉◎■□▪▫⬤◯▮▯◆◇⚫⚪](?:\s?[★☆●○◉◎■□▪▫⬤◯▮▯◆◇⚫⚪]){2,}/g;

/** A year, or a day and month in figures. */
const date = /(?:19|20)\d\d|\d\d?[/.]\d\d/;

/** Whether a text begins with a list mark that does not also part the words after it. */
export function isListItem(text: string): boolean {
  const mark = listMark.exec(`${text} `)?.[0].trim();
  return mark !== undefined && !text.slice(mark.length).includes(` ${mark} `);
}

/** Word's mark of the second level: a letter o in a type of its own, set apart from the text. */
export function hasLetterMark(segments: readonly Segment[]): boolean {
  const [mark, next] = segments
    .flatMap(segment => segment.glyphs)
    .filter(glyph => glyph.kind === 'text');
  if (mark?.text !== 'o' || !next) return false;
  const gap = next.x - mark.end;
  return gap > 0.8 * mark.size || (gap > 0.5 * mark.size && next.font.name !== mark.font.name);
}

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

export function startsWithMark({segments}: Row): boolean {
  return segments[0]?.lead === 'mark' || hasLetterMark(segments) || isListItem(rawText(segments));
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
