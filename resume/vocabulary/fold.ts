import {remembered} from './remembered.ts';

/**
 * Ways to compare words without caring how they are printed. Folded text is for
 * comparing only; what a person reads is always their own letters.
 */

const singles: Record<string, string> = {
  ß: 's',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'a',
  œ: 'o',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};

/** Lower case without accents, one character for each of the text's, so that positions stay true. */
export function foldInPlace(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const unit of text.split('')) {
    const lower = unit.toLowerCase();
    folded += singles[lower] ?? lower.normalize('NFD').charAt(0);
  }
  return folded;
}

/** Words only, in lower case without accents or punctuation: `Führungs-Kräfte!` is `fuhrungs krafte`. */
export const foldWords = remembered(foldText);

function foldText(text: string): string {
  return foldInPlace(text.normalize('NFC'))
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** A word list written as text: words on lines or between commas. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(listed(list).map(foldWords));
}

/** The entries of a word list written as text. */
export function listed(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map(word => word.trim())
    .filter(word => word !== '');
}
