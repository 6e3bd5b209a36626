import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createReader, type Reader} from '../cli/reader.ts';
import type {ReadAnswer} from '../cli/reader-messages.ts';
import {fuzzFixtures} from './fuzz-fixtures.ts';
import type {Fuzzed} from './fuzz-process.ts';
import {mutantOf} from './mutate.ts';
import {type Bench, type BenchRow, held, numberOption, textOption, told} from './row.ts';

const usualMutants = 5_000;
const usualSeed = 20_260_101;
const program = join(import.meta.dir, 'fuzz-process.ts');

/**
 * Reads files that were spoilt at random, each answer of which must be what was
 * found or a named refusal. `--mutants N` sets how many of each format, `--only
 * FORMAT` takes one (pdf, docx, txt, html). Whatever goes wrong is told with its
 * seed and case: `--only FORMAT --seed N --case N` repeats that one, and
 * `--save FILE` keeps its bytes.
 */
export const fuzzBench: Bench = async args => {
  const seed = numberOption(args, 'seed', usualSeed);
  const only = textOption(args, 'only');
  const count = numberOption(args, 'mutants', usualMutants);
  const one = numberOption(args, 'case', -1);
  const cases = one < 0 ? Array.from({length: count}, (_, index) => index) : [one];
  const rows = [told('seed', `${seed}`)];
  for (const [format, files] of Object.entries(await fuzzFixtures())) {
    if (only !== null && format !== only) continue;
    const saved = textOption(args, 'save');
    if (saved !== null && one >= 0) writeFileSync(saved, mutantOf(files, seed, one));
    rows.push(...(await fuzz(format, files, cases, seed)));
  }
  return rows;
};

interface Tally {
  readonly kinds: Map<string, number>;
  bugs: number;
  slowestMs: number;
}

async function fuzz(
  format: string,
  files: readonly Uint8Array[],
  cases: readonly number[],
  seed: number,
): Promise<BenchRow[]> {
  const reader = createReader<Fuzzed>(program);
  const tally: Tally = {kinds: new Map(), bugs: 0, slowestMs: 0};
  for (const index of cases) {
    const before = reader.broken().length;
    const bytes = mutantOf(files, seed, index);
    const request = {bytes, name: `mutant.${format}`};
    let answer = await reader.read(request);
    // On a busy machine time runs out for anyone: what is read at the second try did not hang.
    if (kindOf(answer) === 'timeout') answer = await reader.read(request);
    count(tally, answer);
    for (const ill of illsOf(answer, reader.broken().slice(before))) {
      console.error(`${format} --seed ${seed} --case ${index}: ${ill}`);
    }
  }
  reader.close();
  return rowsOf(format, cases.length, reader, tally);
}

function count(tally: Tally, answer: ReadAnswer<Fuzzed>): void {
  const kind = kindOf(answer);
  tally.kinds.set(kind, (tally.kinds.get(kind) ?? 0) + 1);
  if ('bug' in answer) tally.bugs += 1;
  else tally.slowestMs = Math.max(tally.slowestMs, answer.ms);
}

/** Above this a mutant is told, though only ten seconds break the promise. */
const slowMs = 5_000;

/** Everything about one mutant's reading that someone should look at. */
function illsOf(answer: ReadAnswer<Fuzzed>, broken: readonly string[]): string[] {
  if ('bug' in answer) return [...broken, answer.bug];
  return answer.ms > slowMs ? [...broken, `${answer.ms} ms`] : [...broken];
}

function rowsOf(
  format: string,
  mutants: number,
  reader: Reader<Fuzzed>,
  {kinds, bugs, slowestMs}: Tally,
): BenchRow[] {
  const broken = reader.broken();
  const crashed = broken.filter(how => how.startsWith('ended')).length;
  return [
    told(`${format}: mutants`, `${mutants}`),
    held(`${format}: errors that are ours`, bugs, {atMost: 0}, ''),
    held(`${format}: processes that crashed`, crashed, {atMost: 0}, ''),
    told(`${format}: processes stopped for time or memory`, `${broken.length - crashed}`),
    held(`${format}: slowest`, slowestMs, {atMost: 10_000}, ' ms'),
    ...[...kinds]
      .sort((one, other) => other[1] - one[1])
      .map(([kind, times]) => told(`${format}: answered ${kind}`, `${times}`)),
  ];
}

function kindOf(answer: ReadAnswer<Fuzzed>): string {
  if ('bug' in answer) return 'bug';
  return 'error' in answer ? answer.error.code : answer.found;
}
