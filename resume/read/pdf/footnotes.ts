import type {Glyph} from './glyph.ts';

/** A footnote's number is smaller than the text it stands at, and raised, in shares of its size. */
const smaller = 0.8;
const raised = 0.2;
/** Footnotes stand in this lower share of the page. */
const lower = 0.5;

/** Leaves out the small raised numbers that lead from a word to a footnote of the page. */
export function withoutFootnoteNumbers(glyphs: readonly Glyph[], height: number): readonly Glyph[] {
  const inked = glyphs.filter(glyph => glyph.kind === 'text');
  const numbers = new Set<Glyph>();
  for (const [index, glyph] of inked.entries()) {
    const before = inked[index - 1];
    if (/^\d$/.test(glyph.text) && before && leadsOn(before, glyph, numbers)) numbers.add(glyph);
  }
  const notes = new Set([...numbers].filter(number => hasNote(number, inked, height)));
  return notes.size > 0 ? glyphs.filter(glyph => !notes.has(glyph)) : glyphs;
}

/** Whether a digit stands right behind a word, or behind another digit that does. */
function leadsOn(before: Glyph, digit: Glyph, numbers: ReadonlySet<Glyph>): boolean {
  const gap = digit.x - before.end;
  if (gap < -0.2 * digit.size || gap > 0.4 * digit.size) return false;
  if (numbers.has(before)) return Math.abs(before.y - digit.y) < 0.5;
  return (
    /^[\p{L}.,)]$/u.test(before.text) &&
    digit.size < smaller * before.size &&
    before.y - digit.y > raised * digit.size
  );
}

/** Whether a text in small type begins with the digit, further down on the page. */
function hasNote(number: Glyph, inked: readonly Glyph[], height: number): boolean {
  return inked.some((glyph, index) => {
    const isLower = glyph.y > number.y + 2 * glyph.size && glyph.y > lower * height;
    if (glyph.text !== number.text || !isLower) return false;
    const [before, next] = [inked[index - 1], inked[index + 1]];
    const isFirst = !before || before.x > glyph.x || Math.abs(before.y - glyph.y) > glyph.size;
    return isFirst && next !== undefined && /\p{L}/u.test(next.text) && next.x > glyph.end - 1;
  });
}
