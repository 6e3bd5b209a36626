/** Abbreviations and what they stand for, told by their letters. */
import {findSkills} from '../vocabulary/skills.ts';
import {isAcronym, letters, type Pool} from './pool.ts';
import type {Term} from './sentence.ts';

/** The terms of a sentence that spell out an abbreviation the source contains, or abbreviate words of it. */
export function acronymTerms(terms: readonly Term[], pool: Pool): ReadonlySet<Term> {
  const found = new Set<Term>();
  const printed = terms.map(({text, figure}) => (figure ? '' : letters(text)));
  const initials = new Set(terms.map(({low}) => low[0]));
  for (const acronym of pool.acronymList)
    if (initials.has(acronym[0]))
      for (const term of spelledOut(terms, acronym, printed.indexOf(acronym))) found.add(term);
  const judged = new Map<string, boolean>();
  for (const term of terms) {
    const known = judged.get(term.text) ?? isAbbreviated(term, pool);
    judged.set(term.text, known);
    if (known) found.add(term);
  }
  return found;
}

/**
 * The run of words whose initials are the letters. Two letters are too few, and
 * letters from inside a word too loose, unless the abbreviation stands beside.
 */
function spelledOut(terms: readonly Term[], acronym: string, at: number): readonly Term[] {
  if (acronym.length < 2 || (acronym.length === 2 && at < 0)) return [];
  for (let start = 0; start < terms.length; start++) {
    if (terms[start]?.low[0] !== acronym[0]) continue;
    const strict = spells(wordsOf(terms, start), acronym, 0, 0, false);
    if (strict > 1 && (at >= 0 || acronym.length > 2)) return covered(terms, start, strict);
    const loose = at < 0 ? 0 : spells(wordsOf(terms, start), acronym, 0, 0, true);
    const run = covered(terms, start, loose);
    if (run.length > 0 && isBeside(start, run.length, at)) return run;
  }
  return [];
}

/** "… mass spectrometry (ICP-MS)" or "ICP-MS (inductively …". */
function isBeside(start: number, length: number, at: number): boolean {
  return at === start + length || at === start - 1;
}

interface Word {
  readonly low: string;
  /** May stand between without a letter: "of", and "sized" of "medium-sized". */
  readonly isSilent: boolean;
}

function wordsOf(terms: readonly Term[], start: number): Word[] {
  return terms.slice(start, start + 10).flatMap(({text, isFunction}, at) =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .map(low => ({low, isSilent: isFunction || terms[start + at - 1]?.joined === true})),
  );
}

/** How many words it takes to spell the letters from `letter` on; 0 where they do not. */
function spells(
  words: readonly Word[],
  acronym: string,
  letter: number,
  at: number,
  isLoose: boolean,
): number {
  if (letter === acronym.length) return at;
  const word = words[at];
  if (!word || at > acronym.length * 2) return 0;
  for (const used of lettersIn(word.low, acronym.slice(letter), isLoose)) {
    const end = spells(words, acronym, letter + used, at + 1, isLoose);
    if (end > 0) return end;
  }
  return word.isSilent && at > 0 ? spells(words, acronym, letter, at + 1, isLoose) : 0;
}

/** How many of the letters a word can stand for: its first always, more where they follow inside it. */
function lettersIn(word: string, rest: string, isLoose: boolean): number[] {
  if (word[0] !== rest[0] || word === rest) return [];
  const counts = [1];
  let from = 1;
  for (let count = 2; isLoose && count <= Math.min(4, rest.length); count++) {
    const at = word.indexOf(rest[count - 1] ?? '', from);
    if (at < 0) break;
    counts.push(count);
    from = at + 1;
  }
  return counts;
}

function covered(terms: readonly Term[], start: number, words: number): Term[] {
  const found: Term[] = [];
  let left = words;
  for (let at = start; at < terms.length && left > 0; at++) {
    const term = terms[at];
    if (!term) break;
    found.push(term);
    left -= term.text.split(/[\s-]+/).length;
  }
  return found;
}

/** Initials of words that stand side by side in the source; names of skills are told by the vocabulary alone. */
function isAbbreviated(term: Term, pool: Pool): boolean {
  const acronym = letters(term.text);
  // "EcIA": a small letter inside is one from inside a word.
  const isLoose = /\p{Lu}\p{Ll}+\p{Lu}/u.test(term.text);
  if (!isAcronym(term.text) || acronym.length < 3 || findSkills(term.text).length > 0) return false;
  return pool.passages.some(({terms}) =>
    terms.some((first, start) => {
      if (first.isFunction || first.negated || first.figure) return false;
      return spells(wordsOf(terms, start), acronym, 0, 0, isLoose) > 1;
    }),
  );
}
