import type {Glyph} from './glyph.ts';

/** Accents that stand alone, and the marks that go over or under a letter. */
const marks: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '\u00B4': '\u0301',
  '\u02CA': '\u0301',
  '\u02CB': '\u0300',
  '^': '\u0302',
  '\u02C6': '\u0302',
  '~': '\u0303',
  '\u02DC': '\u0303',
  '\u00AF': '\u0304',
  '\u02C9': '\u0304',
  '\u02D8': '\u0306',
  '\u02D9': '\u0307',
  '\u00A8': '\u0308',
  '\u02DA': '\u030A',
  '\u02DD': '\u030B',
  '\u02C7': '\u030C',
  '\u00B8': '\u0327',
  '\u02DB': '\u0328',
};
const dotless: Readonly<Record<string, string>> = {'\u0131': 'i', '\u0237': 'j'};

/** Puts accents that were drawn as letters of their own onto the letter they were drawn over, as older TeX does. */
export function composeAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  const accents = glyphs.filter(glyph => glyph.text in marks);
  if (accents.length === 0) return glyphs;
  const letters = glyphs.filter(glyph => /^\p{L}$/u.test(glyph.text) && !(glyph.text in marks));
  const used = new Set<Glyph>();
  const composed = new Map<Glyph, Glyph>();
  for (const accent of accents) {
    const letter = letters.find(one => isUnder(accent, one));
    const mark = marks[accent.text];
    const base = letter ? (dotless[letter.text] ?? letter.text) : '';
    const text = `${base}${mark}`.normalize('NFC');
    if (!letter || text.length !== 1) continue;
    used.add(accent);
    composed.set(letter, {...letter, text});
  }
  return glyphs.filter(glyph => !used.has(glyph)).map(glyph => composed.get(glyph) ?? glyph);
}

function isUnder(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x + accent.end) / 2;
  return (
    middle > letter.x && middle < letter.end && Math.abs(accent.y - letter.y) < 0.45 * letter.size
  );
}
