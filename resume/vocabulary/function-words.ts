/**
 * Words that carry no claim of their own, per language: articles, pronouns,
 * prepositions, auxiliaries, and the few fillers a rewrite may add freely.
 */
import type {Language} from '../model/language.ts';
import {lexicons} from './lexicons/lexicons.ts';

const sets = new Map<Language, ReadonlySet<string>>();

/** The function words of a language, lower case and without accents. */
export function functionWords(language: Language): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(lexicons[language].functions.split(/\s+/));
  sets.set(language, made);
  return made;
}
