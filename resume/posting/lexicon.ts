import {foldInPlace} from '../vocabulary/fold.ts';

/**
 * A word list (`a|b|c`, small patterns allowed) as the inside of a regular
 * expression for folded text, longest first so that the longest word is found.
 */
export function anyOf(...lists: readonly string[]): string {
  return lists
    .join('|')
    .split(/\|(?![^(]*\))/)
    .map(word => foldInPlace(word.trim()))
    .filter(word => word !== '')
    .sort((a, b) => b.length - a.length)
    .join('|');
}

/** Words that are not only punctuation. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
