/**
 * `bun run bench [NAME …] [--option value …]`: runs the named benchmarks, or all
 * quick ones, and prints each figure beside its goal. Exit 1 where a goal is missed.
 */
import type {Bench, BenchRow} from './row.ts';

/** Every benchmark by name, loaded only when it is run. */
const benches: Readonly<Record<string, {quick: boolean; load: () => Promise<Bench>}>> = {
  parse: {quick: true, load: async () => (await import('./parse-bench.ts')).parseBench},
  score: {quick: true, load: async () => (await import('./score-bench.ts')).scoreBench},
  gate: {quick: true, load: async () => (await import('./gate-bench.ts')).gateBench},
  postings: {quick: true, load: async () => (await import('./posting-bench.ts')).postingBench},
  write: {quick: true, load: async () => (await import('./write-bench.ts')).writeBench},
  export: {quick: true, load: async () => (await import('./export-bench.ts')).exportBench},
  browser: {quick: false, load: async () => (await import('./browser-bench.ts')).browserBench},
  fuzz: {quick: false, load: async () => (await import('./fuzz-bench.ts')).fuzzBench},
};

function print(name: string, rows: readonly BenchRow[]): void {
  console.log(`\n${name}`);
  for (const {measure, value, goal, met} of rows) {
    const mark = met ? ' ' : '!';
    console.log(`${mark} ${measure.padEnd(46)} ${value.padStart(14)}   ${goal ?? ''}`.trimEnd());
  }
}

async function main(args: readonly string[]): Promise<number> {
  const options = args.findIndex(arg => arg.startsWith('--'));
  const named = options < 0 ? args : args.slice(0, options);
  const quick = Object.keys(benches).filter(name => benches[name]?.quick);
  let isMissed = false;
  for (const name of named.length > 0 ? named : quick) {
    const bench = benches[name];
    if (!bench) {
      console.error(`no benchmark "${name}"; there are: ${Object.keys(benches).join(', ')}`);
      return 2;
    }
    const rows = await (await bench.load())(args);
    print(name, rows);
    isMissed ||= rows.some(row => !row.met);
  }
  return isMissed ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
