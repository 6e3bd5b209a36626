import type {FontLook, Glyph} from './glyph.ts';
import {missingLetter} from './missing-letters.ts';

const ligatures = /[\uFB00-\uFB06]/g;
const arabicForms = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g;
const spaces = /[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** Control and format characters take no room and say nothing: broken fonts map letters to them. */
const silent = /[\p{Cc}\p{Cf}\p{Cn}]/gu;
const privateUse = /\p{Co}/u;
/** Telephones, envelopes, houses and the like, drawn beside contact details; arrows, boxes and stars are list marks. */
const pictures =
  /^(?:[\u{1F000}-\u{1FAFF}\u231A\u231B\u2302\u2600-\u2604\u2607-\u260F\u2613-\u261D\u261F-\u2665\u2667-\u26A9\u26AC-\u26FF\u2701-\u2712]|\uFE0F)+$/u;
/** List marks of Symbol and Wingdings, which stand 0xF000 above their code. */
const privateMarks =
  /[\uF0A7\uF0A8\uF0B7\uF076\uF0D8\uF0FC\uF0FE\uF06C\uF06E\uF071\uF075\uF077\uF09F\uF0A1\uF0AE\uF0D2\uF0E0\uF02D]/;
/** The same marks where a file gives Wingdings as if it were a font of letters. */
const dingMarks = /^[lnquvwØ§¨üþŸ·à-]$/;

/** Chinese and Japanese signs that a font's table gives as the radicals they look like. */
const radicals = /[\u2E80-\u2FDF]/g;

/** What a drawn letter says: text, a space, a list mark (as `•`), or a picture that says nothing. Null where nothing was drawn. */
export function readLetter(raw: string, font: FontLook): Pick<Glyph, 'text' | 'kind'> | null {
  if (missingLetter.test(raw)) return font.icons || font.dings ? null : {kind: 'text', text: raw};
  const isMark = privateMarks.test(raw) || (font.dings && dingMarks.test(raw));
  if (isMark && !font.icons) return {kind: 'text', text: '•'};
  const isPicture = font.icons || font.dings || privateUse.test(raw) || pictures.test(raw);
  if (isPicture && raw.trim() !== '') return {kind: 'icon', text: raw};
  const text = raw
    .replace(/[\u2010\u2011\u00AD]/g, '-')
    .replace(ligatures, letter => letter.normalize('NFKC'))
    .replace(radicals, letter => letter.normalize('NFKC'))
    .replace(arabicForms, letter => letter.normalize('NFKC'))
    .replace(spaces, ' ')
    .replace(silent, '');
  if (text === '') return /\p{Cc}/u.test(raw) ? {kind: 'icon', text: raw} : null;
  return text.trim() === '' ? {kind: 'space', text: ' '} : {kind: 'text', text};
}
