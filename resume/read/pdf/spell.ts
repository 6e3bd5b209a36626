import {readingOrder} from './direction.ts';
import type {Glyph} from './glyph.ts';
import {rating} from './signs.ts';

/** Gaps wider than this many sizes over the usual one part two words: where spaces are drawn, and where not. */
const wordGap = {drawn: 0.3, undrawn: 0.15} as const;

/** Writes letters out as words, whether their spaces are drawn, left out, or put between all letters.
 * `isRight` says that the line is read from right to left. */
export function spell(glyphs: readonly Glyph[], isRight = false): string {
  const inked = glyphs.filter(glyph => glyph.kind !== 'space');
  const spaced = glyphs.some(glyph => glyph.kind === 'space');
  const usual = usualGap(glyphs);
  const widest = spaced ? wordGap.drawn : wordGap.undrawn;
  const pieces: string[] = [];
  let before: Glyph | null = null;
  let space = false;
  for (const glyph of glyphs) {
    if (glyph.kind === 'space') {
      space = true;
      continue;
    }
    const size = before ? Math.max(before.size, glyph.size) : 0;
    const apart = before !== null && glyph.x - before.end - usual > widest * size;
    if (before && (space || apart)) pieces.push(' ');
    pieces.push(glyph.text);
    before = glyph;
    space = false;
  }
  const words = readingOrder(pieces, isRight).replace(rating, ' ').replace(/ +/g, ' ').trim();
  return inked.length >= 5 ? closeUp(words) : words;
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
