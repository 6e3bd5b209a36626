import type {Language} from '../../model/language.ts';
import {foldInPlace} from '../../vocabulary/fold.ts';

/** Joins two lines of one text; the parts of a divided word come together again. */
export type JoinTexts = (before: string, after: string) => string;

/** What is left of an English word when it is divided before its ending. */
const englishEndings =
  /^(?:\p{L}{0,3}(?:tions?|sions?|ments?|ings?|ences?|ances?|ity|ities|ous|ously|able|ible|ness|tures?|ally|ically|ical|ized|ised|izing|ising|ated|ating|ates|ators?|tive|tively|sive|ships?|graphy|ology)|ed|er|ers|al|ly)$/u;

/**
 * A hyphen at a line's end may be the word's own ("two-form-entry") or the
 * typesetter's ("Instand-haltung"). The document's other words decide; without
 * them, the habit of its language.
 */
export function joinerFor(text: string, language: Language): JoinTexts {
  const words = new Set(foldInPlace(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?!-\n)/gu));

  return (before, after) => {
    const first = /([\p{L}\p{N}][\p{L}\p{N}-]*)-$/u.exec(before)?.[1];
    const second = /^[\p{L}\p{N}]+/u.exec(after)?.[0];
    if (isBrokenAddress(before, after)) return `${before}${after}`;
    if (first === undefined || second === undefined) return `${before} ${after}`;
    const isSoft = isDivided(foldInPlace(first), second, words, language);
    return isSoft ? `${before.slice(0, -1)}${after}` : `${before}${after}`;
  };
}

function isDivided(
  first: string,
  second: string,
  words: ReadonlySet<string>,
  language: Language,
): boolean {
  const folded = foldInPlace(second);
  if (words.has(`${first}${folded}`)) return true;
  if (words.has(`${first}-${folded}`) || !/^\p{Ll}/u.test(second) || first.includes('-'))
    return false;
  if (/^(?:und|oder|und\/oder|bzw)$/.test(folded)) return false;
  return language === 'en' ? englishEndings.test(folded) : first.length > 1;
}

/** "linkedin.com/in/some-" and "name" on the next line. */
function isBrokenAddress(before: string, after: string): boolean {
  const last = before.split(/\s/).at(-1) ?? '';
  return /(?:^https?:|^www\.|\.\p{L}{2,}\/).*[-/]$/iu.test(last) && /^\S/.test(after);
}
