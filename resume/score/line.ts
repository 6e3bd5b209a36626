/** One text of the resume, read once: what a requirement may look for in it. */
import type {Language} from '../model/language.ts';
import {broaderSkills, findSkills} from '../vocabulary/skills.ts';
import {conceptsIn, writesCompounds} from './lexicon/concepts.ts';
import {degreeIn} from './lexicon/levels.ts';
import {isStopWord} from './lexicon/stop-words.ts';
import {hyphenated, isAcronym, type Word, wordsOf} from './words.ts';

export interface Line {
  readonly text: string;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  /** Canonical names of the skills named. */
  readonly skills: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
  /** First letters of the words that are not grammar, in order: where an acronym may be spelled out. */
  readonly initials: string;
  /** First letters of names in capitals: "Security Operations Center" spells `soc`. */
  readonly spelled: ReadonlySet<string>;
  /** The acronyms printed, folded and without plural. */
  readonly acronyms: ReadonlySet<string>;
  /** Whether the language writes compounds as one word. */
  readonly compounds: boolean;
}

/**
 * Reads a text in the languages it may be written in or compared with, the
 * resume's own first: a short resume's language is not always found, and names
 * of the posting's language stand in others too.
 */
export function readLine(text: string, languages: readonly Language[]): Line {
  const wordLists = languages.map(language => wordsOf(text, language));
  const [words = []] = wordLists;
  const contentWords = words.filter(({key}) => !isStopWord(key));
  return {
    text,
    words,
    stems: new Set(wordLists.flat().map(word => word.stem)),
    skills: new Set(findSkills(text).flatMap(({skill}) => withBroaderDegrees(skill))),
    concepts: conceptsOf(wordLists, languages),
    initials: contentWords.map(({key}) => key[0]).join(''),
    spelled: spelledIn(words),
    acronyms: acronymsIn(text, words),
    compounds: writesCompounds(languages[0] ?? 'en'),
  };
}

/** Who holds a degree in a subject holds the degree; of other skills the name alone counts. */
function withBroaderDegrees(skill: string): string[] {
  return degreeIn(skill) > 0 ? [skill, ...broaderSkills(skill)] : [skill];
}

/** Only words of the resume's own language are taken apart: "mechanical" holds no German "Mechaniker". */
function conceptsOf(
  wordLists: readonly (readonly Word[])[],
  languages: readonly Language[],
): ReadonlySet<string> {
  const found = languages.map((language, at) =>
    conceptsIn(wordLists[at] ?? [], language, {takeApart: at === 0}),
  );
  return new Set(found.flatMap(concepts => [...concepts]));
}

const shortestName = 3;
const longestName = 6;

/** Every run of three to six words with capitals, by their first letters. */
function spelledIn(words: readonly Word[]): Set<string> {
  const found = new Set<string>();
  let run = '';
  for (const {printed, key} of words) {
    run = /^\p{Lu}\p{Ll}/u.test(printed) ? run + key[0] : '';
    for (let length = shortestName; length <= Math.min(longestName, run.length); length++) {
      found.add(run.slice(-length));
    }
  }
  return found;
}

function acronymsIn(text: string, words: readonly Word[]): Set<string> {
  const found = new Set<string>();
  words.forEach(({printed, key}, at) => {
    if (!isAcronym(printed)) return;
    found.add(acronymKey(key));
    const parts = hyphenated(text, words, at).map(part => part.key);
    found.add(acronymKey(parts.join('')));
  });
  return found;
}

/** "VFDs" is the plural of VFD. */
export function acronymKey(key: string): string {
  return key.length > 3 && key.endsWith('s') ? key.slice(0, -1) : key;
}
