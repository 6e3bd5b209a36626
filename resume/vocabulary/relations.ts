/**
 * What an English word may be called without saying more: by a word that means
 * the same, or, of a thing, by a wider one (a truck is a vehicle). From WordNet,
 * which knows senses but no context: who asks has to see that the two words
 * stand in the same place.
 */
import {englishRelations} from './english-relations.ts';

interface Synset {
  readonly keys: readonly string[];
  readonly wider: readonly number[];
}

interface Table {
  readonly synsets: readonly Synset[];
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Names found before. */
  readonly names: Map<string, ReadonlySet<string>>;
}

/** How many steps up a wider name may be. */
const mostSteps = 2;

let compiled: readonly Table[] | null = null;

function tables(): readonly Table[] {
  compiled ??= englishRelations.split('|').map(tableOf);
  return compiled;
}

function tableOf(text: string): Table {
  const synsets = text
    .trim()
    .split(/;\s*/)
    .map(line => {
      const [keys = '', wider = ''] = line.split('>');
      const ids = wider === '' ? [] : wider.split(',').map(id => Number.parseInt(id, 36));
      return {keys: keys.split(' '), wider: ids};
    });
  const byKey = new Map<string, number[]>();
  for (const [at, {keys}] of synsets.entries())
    for (const key of keys) {
      const known = byKey.get(key);
      if (known) known.push(at);
      else byKey.set(key, [at]);
    }
  return {synsets, byKey, names: new Map()};
}

/** Whether a deed told by the verb `known` may be told by the verb `name`; both are keys. */
export function isSameDeed(name: string, known: string): boolean {
  const [, verbs] = tables();
  return verbs !== undefined && names(verbs, known, 0).has(name);
}

/** Whether a thing or quality called `known` may be called `name`; both are keys. */
export function isSameThing(name: string, known: string): boolean {
  const [nouns, , ...qualities] = tables();
  if (nouns && names(nouns, known, mostSteps).has(name)) return true;
  return qualities.some(table => names(table, known, 0).has(name));
}

function names(
  {synsets, byKey, names: known}: Table,
  key: string,
  steps: number,
): ReadonlySet<string> {
  const before = known.get(key);
  if (before) return before;
  const found = new Set<string>();
  let level = byKey.get(key) ?? [];
  for (let step = 0; step <= steps && level.length > 0; step++) {
    for (const at of level) for (const name of synsets[at]?.keys ?? []) found.add(name);
    level = level.flatMap(at => synsets[at]?.wider ?? []);
  }
  known.set(key, found);
  return found;
}
