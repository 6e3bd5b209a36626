/** Ordinary words that make no claim by themselves, and words that say how far something reaches. */
import type {Language} from '../model/language.ts';
import {lexicons} from './lexicons/lexicons.ts';
import {stem} from './stems.ts';

const general = new Map<Language, ReadonlySet<string>>();
const classes = new Map<Language, ReadonlySet<string>>();
const scopes = new Map<Language, ReadonlyMap<string, number>>();

function keyOf(entry: string, language: Language): string {
  return entry
    .split('_')
    .map(part => stem(part, language))
    .join('_');
}

/** Whether a word, by its key, makes no claim in any sentence whose other words are borne out. */
export function isGeneralWord(key: string, language: Language): boolean {
  let keys = general.get(language);
  if (!keys) {
    const words = lexicons[language].general.trim().split(/\s+/);
    keys = new Set(words.map(word => keyOf(word, language)));
    general.set(language, keys);
  }
  return key !== '' && keys.has(key);
}

/** Whether a word, by its key, names a kind of thing that other words then name. */
export function isClassNoun(key: string, language: Language): boolean {
  let keys = classes.get(language);
  if (!keys) {
    const words = lexicons[language].classes.trim().split(/\s+/);
    keys = new Set(words.map(word => keyOf(word, language)));
    classes.set(language, keys);
  }
  return key !== '' && keys.has(key);
}

/** How far a word by its key reaches, from 1 for a team; 0 where it says nothing of the kind. */
export function scopeRank(key: string, language: Language): number {
  let ranks = scopes.get(language);
  if (!ranks) {
    const groups = lexicons[language].scopes.split(';').map(group => group.trim().split(/\s+/));
    ranks = new Map(
      groups.flatMap((group, at) => group.map(word => [keyOf(word, language), at + 1] as const)),
    );
    scopes.set(language, ranks);
  }
  return key === '' ? 0 : (ranks.get(key) ?? 0);
}
