import {readingOrder} from './direction.ts';
import type {Glyph} from './glyph.ts';
import {rating} from './signs.ts';

/**
 * Gaps wider than this many sizes over the usual one part two words: where spaces
 * are drawn, where the second was drawn apart from the first, and where no space is drawn.
 */
const wordGap = {drawn: 0.3, apart: 0.2, undrawn: 0.15} as const;

/** Writes letters out as words, whether their spaces are drawn, left out, or put between all letters.
 * `isRight` says that the line is read from right to left. */
export function spell(glyphs: readonly Glyph[], isRight = false): string {
  const inked = glyphs.filter(glyph => glyph.kind !== 'space');
  const spaced = glyphs.some(glyph => glyph.kind === 'space');
  const usual = usualGap(glyphs);
  const pieces: string[] = [];
  let before: Glyph | null = null;
  let space = false;
  for (const glyph of glyphs) {
    if (glyph.kind === 'space') {
      space = true;
      continue;
    }
    const apart = before !== null && gapOver(before, glyph, spaced) > usual;
    if (before && (space || apart)) pieces.push(' ');
    pieces.push(glyph.text);
    before = glyph;
    space = false;
  }
  const words = readingOrder(pieces, isRight).replace(rating, ' ').replace(/ +/g, ' ').trim();
  return inked.length >= 5 ? closeUp(words) : words;
}

/** By how much the gap between two letters is wider than one that needs no space. */
function gapOver(before: Glyph, glyph: Glyph, spaced: boolean): number {
  const isDrawnApart = before.order !== glyph.order && before.font !== glyph.font;
  const widest = wordGap[!spaced ? 'undrawn' : isDrawnApart ? 'apart' : 'drawn'];
  return glyph.x - before.end - widest * Math.max(before.size, glyph.size);
}

/** The gap that most letters keep from the next one: more than nothing where letters are spaced out. */
function usualGap(glyphs: readonly Glyph[]): number {
  const gaps: number[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const next = glyphs[index + 1];
    if (glyph.kind === 'text' && next?.kind === 'text') gaps.push(next.x - glyph.end);
  }
  if (gaps.length < 3) return 0;
  const middle = gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(0, middle);
}

/** `E X P E R I E N C E` with typed spaces becomes `EXPERIENCE`. */
function closeUp(text: string): string {
  return /^(?:[\p{Lu}&] ){4,}[\p{Lu}]$/u.test(text) ? text.replaceAll(' ', '') : text;
}
