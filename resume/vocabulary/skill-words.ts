/**
 * Words as skill names need them: `C++`, `C#`, `.NET` and `A+` are words of
 * their own, `Node.js` and `CI/CD` are two, and accents, case and plurals do
 * not tell names apart.
 */
export interface SkillWord {
  /** Lower case, without accents and plural. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const word =
  /(?<![\p{L}\p{N}.])\.net\b|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]s(?![\p{L}\p{N}]))?(?:(?:\+\+?|#)(?![\p{L}\p{N}]))?|&/giu;
const letters: Record<string, string> = {ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd'};

export function skillWords(text: string): SkillWord[] {
  const words: SkillWord[] = [];
  for (const match of text.matchAll(word)) {
    const [printed] = match;
    words.push({key: wordKey(printed), start: match.index, end: match.index + printed.length});
  }
  return words;
}

/** A name's words as one string; two names with the same key are the same name. */
export function nameKey(name: string): string {
  return skillWords(name)
    .map(({key}) => key)
    .join(' ');
}

function wordKey(printed: string): string {
  if (printed === '&') return 'and';
  const bare = /^\p{Lu}{2,}s$/u.test(printed) ? printed.slice(0, -1) : printed;
  return singular(plainLetters(bare.toLowerCase()).replace(/['’]/, ''));
}

function plainLetters(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøłđ]/g, letter => letters[letter] ?? letter);
}

/** Also clips words that merely end in s: both sides of a comparison are clipped alike. */
function singular(key: string): string {
  return key.length > 4 && key.endsWith('s') && !/(?:ss|us|is)$/.test(key) ? key.slice(0, -1) : key;
}

/** Whether the text between two words holds them together as parts of one name. */
export function isJoined(between: string): boolean {
  if (between.length > 3) return false;
  return /^(?:[ \u00a0]{1,2}|[-\u2010\u2011\u2013_.'’]| ?[/&] ?|)$/.test(between);
}
