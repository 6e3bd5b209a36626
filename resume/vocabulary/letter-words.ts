/**
 * Words of a letter that say nothing about what the person has done: courtesies
 * and the frame of an application. Per language, each in any of its forms.
 */
import type {Language} from '../model/language.ts';
import {functionWords} from './function-words.ts';
import type {LetterWords} from './lexicons/lexicon.ts';
import {lexicons} from './lexicons/lexicons.ts';
import {stem} from './stems.ts';

type List = keyof LetterWords;

const made = new Map<string, ReadonlySet<string>>();

/** The keys of a list's words. */
function keysOf(list: List, language: Language): ReadonlySet<string> {
  const name = `${language} ${list}`;
  const known = made.get(name);
  if (known) return known;
  const words = lexicons[language].letter[list].trim().split(/\s+/);
  const keys = new Set(words.map(word => stem(word, language)));
  made.set(name, keys);
  return keys;
}

interface Word {
  readonly key: string;
  readonly parts: readonly string[];
  readonly language: Language;
}

/** Whether a word belongs to one of the lists; a set phrase does with all its words. */
export function isLetterWord(list: List, {key, parts, language}: Word): boolean {
  const keys = keysOf(list, language);
  if (keys.has(key)) return true;
  const isKnown = (part: string): boolean => keys.has(part) || functionWords(language).has(part);
  return parts.length > 1 && parts.some(part => keys.has(part)) && parts.every(isKnown);
}
