/**
 * Words that make a claim smaller: a share in the work, a low level, a
 * condition, a plan not yet carried out, and denial. Leaving one out makes the
 * claim larger, so a rewrite has to keep one of the same class.
 */
import type {Language} from '../model/language.ts';
import type {HedgeClass} from './lexicons/lexicon.ts';
import {lexicons} from './lexicons/lexicons.ts';
import {foldAccents} from './stems.ts';

interface HedgeTable {
  readonly exact: ReadonlyMap<string, HedgeClass | 'not'>;
  readonly beginnings: readonly (readonly [string, HedgeClass | 'not'])[];
  readonly phrases: readonly (readonly [readonly string[], HedgeClass | 'not'])[];
}

const made = new Map<Language, HedgeTable>();

function hedgeTable(language: Language): HedgeTable {
  const known = made.get(language);
  if (known) return known;
  const exact = new Map<string, HedgeClass | 'not'>();
  const beginnings: [string, HedgeClass | 'not'][] = [];
  const phrases: [string[], HedgeClass | 'not'][] = [];
  for (const [kind, list] of Object.entries(lexicons[language].hedges) as [
    HedgeClass | 'not',
    string,
  ][])
    for (const entry of foldAccents(list).replaceAll("'", '').trim().split(/\s+/)) {
      if (entry.endsWith('*')) beginnings.push([entry.slice(0, -1), kind]);
      else if (entry.includes('_')) phrases.push([entry.split('_'), kind]);
      else exact.set(entry, kind);
    }
  const result = {exact, beginnings, phrases: phrases.sort((a, b) => b[0].length - a[0].length)};
  made.set(language, result);
  return result;
}

export interface HedgeFound {
  readonly kind: HedgeClass | 'not';
  readonly words: number;
}

/** The hedge or denial that begins at the first of these words (lower case, no accents). */
export function hedgeAt(words: readonly string[], language: Language): HedgeFound | null {
  const {exact, beginnings, phrases} = hedgeTable(language);
  const [first = ''] = words;
  for (const [phrase, kind] of phrases)
    if (phrase.every((word, at) => words[at] === word)) return {kind, words: phrase.length};
  const kind = exact.get(first) ?? beginnings.find(([start]) => first.startsWith(start))?.[1];
  return kind ? {kind, words: 1} : null;
}
