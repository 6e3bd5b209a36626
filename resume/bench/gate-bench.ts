/**
 * Figures of the gate: inventions stopped and truths wrongly stopped, on the
 * room's own example rewrites, on rewrites made by rule from a seed, and with
 * `--set DIR` on the cases of a set. Then how long a text takes.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gate} from '../cli/gate.ts';
import {checkIndexed} from '../ground/check-claims.ts';
import {indexSource} from '../ground/source-index.ts';
import {caseSets, englishPeople, lineCaseSets} from '../ground/testing/cases.ts';
import {mutantsOf} from '../ground/testing/mutations.ts';
import {type BenchRow, held, numberOption, told} from './row.ts';

const stopGoal = 97;
const wrongGoal = 4;

export async function gateBench(args: readonly string[]): Promise<readonly BenchRow[]> {
  return [
    ...exampleRows(),
    ...mutantRows(numberOption(args, 'seeds', 20)),
    ...(await setRows(args)),
    ...timeRows(),
  ];
}

class Tally {
  private invented = 0;
  private passed = 0;
  private truthful = 0;
  private stopped = 0;

  count(isTruthful: boolean, verdict: string): void {
    if (isTruthful) this.truthful += 1;
    else this.invented += 1;
    if (isTruthful && verdict === 'unsupported') this.stopped += 1;
    if (!isTruthful && verdict === 'supported') this.passed += 1;
  }

  rows(name: string): BenchRow[] {
    const stopped = percent(this.invented - this.passed, this.invented);
    const wrongly = percent(this.stopped, this.truthful);
    return [
      told(`${name}: inventions, truths`, `${this.invented}, ${this.truthful}`),
      held(`${name}: inventions stopped`, stopped, {atLeast: stopGoal}, ' %'),
      held(`${name}: truths wrongly stopped`, wrongly, {atMost: wrongGoal}, ' %'),
    ];
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function exampleRows(): BenchRow[] {
  const tally = new Tally();
  for (const {source, posting, cases} of [...caseSets, ...lineCaseSets]) {
    const index = indexSource(source);
    for (const {claim, isTruthful} of cases)
      tally.count(isTruthful, checkIndexed(index, claim, posting).verdict);
  }
  return tally.rows('examples');
}

function mutantRows(seeds: number): BenchRow[] {
  const tally = new Tally();
  for (const person of englishPeople) {
    const index = indexSource(person);
    for (let seed = 1; seed <= seeds; seed++)
      for (const {isTruthful, ...claim} of mutantsOf(person, seed))
        tally.count(isTruthful, checkIndexed(index, {field: 'bullet', ...claim}).verdict);
  }
  return tally.rows('by rule');
}

interface SetCase {
  readonly id: string;
  readonly verdict: 'fabricated' | 'truthful';
}

async function setRows(args: readonly string[]): Promise<BenchRow[]> {
  const at = args.indexOf('--set');
  const file = join(args[at + 1] ?? '', 'gate.jsonl');
  if (at < 0 || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '');
  const cases = lines.map(line => JSON.parse(line) as SetCase);
  const truthful = new Set(cases.filter(({verdict}) => verdict === 'truthful').map(({id}) => id));
  const tally = new Tally();
  for await (const answer of gate([file])) {
    const {id, verdict} = answer as {id: string; verdict: string};
    tally.count(truthful.has(id), verdict);
  }
  return tally.rows('set');
}

const warmRounds = 2;
const rounds = 5;

/** One text at a time against a resume read before, as the review does it. */
function timeRows(): BenchRow[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const {source, posting, cases} of caseSets) {
      const index = indexSource(source);
      for (const {claim} of cases) {
        const start = performance.now();
        checkIndexed(index, claim, posting);
        if (round >= warmRounds) times.push(performance.now() - start);
      }
    }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  return [
    held('a text, median', at(0.5), {atMost: 3}, ' ms'),
    told('a text, 95 of 100', `${at(0.95).toFixed(1)} ms`),
  ];
}
