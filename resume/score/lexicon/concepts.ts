/**
 * Everyday working words that mean the same, in one language and across the
 * eight: "travel" is shown by "visiting customers", "budget" by "Budget" and
 * "presupuesto". Skills and tools have a table of their own (vocabulary/);
 * these are the plain words around them.
 */
import type {Language} from '../../model/language.ts';
import {languages} from '../../model/language.ts';
import {stem} from '../stem.ts';
import {fold, type Word} from '../words.ts';
import {conceptRows} from './concept-rows.ts';

interface ConceptIndex {
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** Names of several words, under the stem of the first. */
  readonly byFirstStem: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly concept: string;
}

const indexes = new Map<Language, ConceptIndex>();

/** The concepts that the words name, each once. */
export function conceptsIn(
  words: readonly Word[],
  language: Language,
  {takeApart} = {takeApart: true},
): ReadonlySet<string> {
  const {byStem} = indexOf(language);
  const found = new Set(phraseConceptsIn(words, language));
  words.forEach(({stem: first}) => {
    const own = byStem.get(first) ?? [];
    const known = own.length === 0 && takeApart ? partConcepts(first, language) : own;
    for (const concept of known) found.add(concept);
  });
  return found;
}

/** The concepts named by several of the words together ("customer service"). */
export function phraseConceptsIn(words: readonly Word[], language: Language): ReadonlySet<string> {
  const {byFirstStem} = indexOf(language);
  const found = new Set<string>();
  words.forEach(({stem: first}, at) => {
    for (const {stems, concept} of byFirstStem.get(first) ?? []) {
      if (stems.every((wanted, offset) => words[at + offset]?.stem === wanted)) found.add(concept);
    }
  });
  return found;
}

/** Whether a word is known only by its parts, so that all of them together make its meaning. */
export function isCompound(wordStem: string, language: Language): boolean {
  return !indexOf(language).byStem.has(wordStem) && partConcepts(wordStem, language).length > 1;
}

function partConcepts(word: string, language: Language): string[] {
  if (!writesCompounds(language)) return [];
  const {byStem} = indexOf(language);
  return [...new Set(partsOf(word).flatMap(part => byStem.get(part) ?? []))];
}

/** German and Dutch write compounds as one word. */
export function writesCompounds(language: Language): boolean {
  return language === 'de' || language === 'nl';
}

const shortestPart = 5;

/** "Empfangsmitarbeiter" starts with "Empfang", "Finanzbuchhaltung" ends with "Buchhaltung". */
function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (let length = shortestPart; length < word.length; length++) {
    parts.push(word.slice(0, length), word.slice(-length));
  }
  return parts;
}

function indexOf(language: Language): ConceptIndex {
  let index = indexes.get(language);
  if (!index) {
    index = buildIndex(language);
    indexes.set(language, index);
  }
  return index;
}

function buildIndex(language: Language): ConceptIndex {
  const byStem = new Map<string, string[]>();
  const byFirstStem = new Map<string, Phrase[]>();
  for (const {concept, names} of readRows(language)) {
    for (const name of names) {
      const stems = fold(name)
        .split(/[\s-]+/)
        .map(word => stem(word, language));
      const [first = ''] = stems;
      if (stems.length === 1) push(byStem, first, concept);
      else push(byFirstStem, first, {stems, concept});
    }
  }
  return {byStem, byFirstStem};
}

/** Resumes in other languages use English names too, so those count in every language. */
function readRows(language: Language): {concept: string; names: string[]}[] {
  const column = languages.indexOf(language);
  return conceptRows.map(row => {
    const columns = row.split('|').map(cell => cell.split(',').map(name => name.trim()));
    const english = columns[0] ?? [];
    const own = column === 0 ? [] : (columns[column] ?? []);
    return {concept: english[0] ?? row, names: [...english, ...own].filter(name => name !== '')};
  });
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
