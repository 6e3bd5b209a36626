/**
 * Which words may stand for one another, per language. Groups are not joined:
 * a word that is in two groups does not make their other words equal.
 */
import type {Language} from '../model/language.ts';
import {englishVerbSynonyms} from './english-verb-synonyms.ts';
import {lexicons} from './lexicons/lexicons.ts';
import {stem} from './stems.ts';

interface Thesaurus {
  readonly groups: ReadonlyMap<string, readonly number[]>;
  /** Set phrases by their first key, longest first. */
  readonly phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const made = new Map<Language, Thesaurus>();
/** The verbs' groups come first. */
const englishVerbGroups = groupsOf(englishVerbSynonyms).length;

function thesaurus(language: Language): Thesaurus {
  const known = made.get(language);
  if (known) return known;
  const groups = new Map<string, number[]>();
  const phrases = new Map<string, string[][]>();
  linesOf(language).forEach((line, group) => {
    for (const entry of line.trim().split(/\s+/)) enter(entry, group, language, groups, phrases);
  });
  for (const list of phrases.values()) list.sort((a, b) => b.length - a.length);
  const result = {groups, phrases};
  made.set(language, result);
  return result;
}

function linesOf(language: Language): string[] {
  return groupsOf(lexicons[language].synonyms);
}

function groupsOf(text: string): string[] {
  return text.split(';').filter(group => group.trim() !== '');
}

function enter(
  entry: string,
  group: number,
  language: Language,
  groups: Map<string, number[]>,
  phrases: Map<string, string[][]>,
): void {
  const keys = entry.split(/[-_]/).map(word => stem(word, language));
  const key = keys.join('_');
  groups.set(key, [...(groups.get(key) ?? []), group]);
  const [first = ''] = keys;
  const known = phrases.get(first) ?? [];
  if (keys.length > 1 && !known.some(phrase => phrase.join('_') === key))
    phrases.set(first, [...known, keys]);
}

/** The groups a key belongs to. */
export function synonymGroups(key: string, language: Language): readonly number[] {
  return thesaurus(language).groups.get(key) ?? [];
}

/** Whether the vocabulary has the key among its verbs; other languages do not tell them apart. */
export function isKnownVerb(key: string, language: Language): boolean {
  const groups = synonymGroups(key, language);
  return language === 'en' ? groups.some(group => group < englishVerbGroups) : groups.length > 0;
}

/** How many of these keys form a set phrase from the first on; 0 where none. */
export function phraseLength(keys: readonly string[], language: Language): number {
  const [first = ''] = keys;
  const phrases = thesaurus(language).phrases.get(first) ?? [];
  const found = phrases.find(phrase => phrase.every((key, at) => keys[at] === key));
  return found?.length ?? 0;
}
