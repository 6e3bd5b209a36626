/** A text as the score compares it: words without case, accents and inflection. */
import type {Language} from '../model/language.ts';
import {stem} from './stem.ts';

export interface Word {
  readonly printed: string;
  /** Lower case without accents. */
  readonly key: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const letters: Record<string, string> = {ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i'};

/** Lower case without accents; `Łódź` becomes `lodz`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøłđı]/g, letter => letters[letter] ?? letter);
}

const wordPattern =
  /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.,]\p{N}+)*(?:\+\+|#)?/gu;

/** The words of a text in order; "M.B.A." is one word, "month-end" two. */
export function wordsOf(text: string, language: Language): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [printed] = match;
    const bare = /^(?:\p{L}\.)/u.test(printed) ? printed.replaceAll('.', '') : printed;
    const key = fold(bare);
    words.push({
      printed: bare,
      key,
      stem: stem(key, language),
      start: match.index,
      end: match.index + printed.length,
    });
  }
  return words;
}

/** The folded words of a text as one string with single spaces: equal for texts that differ in marks only. */
export function wordKey(text: string): string {
  return [...text.matchAll(wordPattern)].map(([printed]) => fold(printed)).join(' ');
}

/** True for "ACCA", "ICP", "S7"-like words of capitals that may stand for a longer name. */
export function isAcronym(printed: string): boolean {
  return /^\p{Lu}{2,7}s?$/u.test(printed);
}

/** The words from `at` that are one acronym: "ICP" and "MS" of "ICP-MS"; else the word alone. */
export function hyphenated(text: string, words: readonly Word[], at: number): Word[] {
  const parts: Word[] = [];
  for (const word of words.slice(at)) {
    const before = parts.at(-1);
    if (before && text.slice(before.end, word.start) !== '-') break;
    if (before && !isAcronym(word.printed)) break;
    parts.push(word);
    if (!isAcronym(word.printed)) break;
  }
  return parts;
}
