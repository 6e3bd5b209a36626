/**
 * How much a verb says about the person's part: 1 had a share in it, 2 did the
 * work, 3 made or answered for something new, 4 ran it, 5 led it. Verbs of the
 * other languages stand with the nouns made from them ("Leitung").
 */
import type {Language} from '../model/language.ts';
import {lexicons} from './lexicons/lexicons.ts';
import {stem} from './stems.ts';

const tables = new Map<Language, ReadonlyMap<string, number>>();

function strengths(language: Language): ReadonlyMap<string, number> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, number>();
  for (const level of [3, 4, 5, 1] as const)
    for (const verb of lexicons[language].strengths[level].trim().split(/\s+/))
      table.set(
        verb
          .split('_')
          .map(part => stem(part, language))
          .join('_'),
        level,
      );
  tables.set(language, table);
  return table;
}

/** How much a verb (by its key) says, 1 to 5; 2 for every verb not listed. */
export function claimStrength(key: string, language: Language): number {
  return strengths(language).get(key) ?? 2;
}
