import type {Glyph} from './glyph.ts';

/** What pdfjs and fonts say of a letter that the font does not have. */
export const missingLetter = /^[\uFFFD\uFFFF]$/;

/** White on both sides of a sign that stands between words, in sizes. */
const white = 0.15;

/**
 * Reads a letter that its font lacks, drawn as an empty box, as the dash it stands
 * for where a number ends on its left and it keeps white on both sides, as in a
 * range of dates. Anywhere else nothing tells what it was, and it is left out.
 */
export function readMissing(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(glyph => missingLetter.test(glyph.text))) return glyphs;
  const inked = glyphs.filter(glyph => glyph.kind === 'text');
  const dashes = new Set(inked.filter((glyph, at) => isDash(inked[at - 1], glyph, inked[at + 1])));
  return glyphs.flatMap(glyph => {
    if (!missingLetter.test(glyph.text)) return [glyph];
    return dashes.has(glyph) ? [{...glyph, text: '–'}] : [];
  });
}

function isDash(before: Glyph | undefined, glyph: Glyph, after: Glyph | undefined): boolean {
  if (!missingLetter.test(glyph.text) || !before || !after) return false;
  if (!/\d/.test(before.text) || !/[\p{L}\d]/u.test(after.text)) return false;
  const isOneLine = [before, after].every(one => Math.abs(one.y - glyph.y) < 1);
  const gaps = [glyph.x - before.end, after.x - glyph.end];
  return isOneLine && gaps.every(gap => gap > white * glyph.size && gap < glyph.size);
}
