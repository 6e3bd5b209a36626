import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Mutant} from './mutant.ts';

const house = fileURLToPath(new URL('../../', import.meta.url));
/** Inside node_modules, so that the copies find the packages they import. */
const field = `${house}node_modules/.cache/galley-mutants`;

/** Puts the bug into a source; throws unless the place for it is there exactly once. */
export function plantIn(source: string, {name, edits}: Mutant): string {
  let planted = source;
  for (const {find, replace} of edits) {
    const parts = planted.split(find);
    if (parts.length !== 2) throw new Error(`${name}: ${parts.length - 1} places for ${find}`);
    planted = parts.join(replace);
  }
  return planted;
}

export function readRoom(file: string): Promise<string> {
  return readFile(`${house}sync/${file}`, 'utf8');
}

/**
 * Copies the room with one bug in it and answers how many lives it takes until
 * a promise is broken; null if it survives `lives` of them.
 */
export async function livesUntilFound(mutant: Mutant, lives: number): Promise<number | null> {
  const plot = `${field}/${mutant.name.replaceAll(/\W+/g, '-')}`;
  await rm(plot, {recursive: true, force: true});
  await mkdir(plot, {recursive: true});
  await cp(`${house}sync`, `${plot}/sync`, {recursive: true});
  await cp(`${house}resume/model`, `${plot}/resume/model`, {recursive: true});
  const file = `${plot}/sync/${mutant.file}`;
  await writeFile(file, plantIn(await readFile(file, 'utf8'), mutant));

  const {simulate}: typeof import('./simulate.ts') = await import(
    `${plot}/sync/simulation/simulate.ts`
  );
  try {
    for (let seed = 1; seed <= lives; seed++) {
      const isKept = await simulate(seed).then(
        () => true,
        () => false,
      );
      if (!isKept) return seed;
    }
    return null;
  } finally {
    await rm(plot, {recursive: true, force: true});
  }
}
