import {createReader} from '../cli/reader.ts';
import type {ReadAnswer} from '../cli/reader-messages.ts';
import {renderResumeDocx} from '../render/docx.ts';
import {sampleResume} from '../testing/sample-resume.ts';
import {corpusFiles} from './corpus.ts';
import {mutate, seededRandom} from './mutate.ts';
import {type Bench, type BenchRow, held, numberOption, told} from './row.ts';
import {samplePdf} from './samples.ts';

const usualMutants = 5_000;
const usualSeed = 20_260_101;

/**
 * Reads files that were spoilt at random, each answer of which must be a resume
 * or a named refusal. `--seed N` repeats a run, `--mutants N` sets how many of
 * each format, `--show` prints the bugs.
 */
export const fuzzBench: Bench = async args => {
  const seed = numberOption(args, 'seed', usualSeed);
  const mutants = numberOption(args, 'mutants', usualMutants);
  const corpus = corpusFiles();
  const pdfs = [
    ...Array.from({length: 6}, (_, index) => samplePdf(index)),
    ...corpus.filter(file => file.name.endsWith('.pdf')).map(file => file.bytes),
  ];
  const docxs = [
    await renderResumeDocx(sampleResume(), 'modern'),
    ...corpus.filter(file => file.name.endsWith('.docx')).map(file => file.bytes),
  ];
  return [
    told('seed', `${seed}`),
    ...(await fuzz('pdf', pdfs, mutants, seed, args.includes('--show'))),
    ...(await fuzz('docx', docxs, mutants, seed + 1, args.includes('--show'))),
  ];
};

async function fuzz(
  format: string,
  files: readonly Uint8Array[],
  mutants: number,
  seed: number,
  show: boolean,
): Promise<BenchRow[]> {
  const random = seededRandom(seed);
  const reader = createReader();
  const counts = new Map<string, number>();
  let slowest = 0;
  for (let index = 0; index < mutants; index++) {
    const file = files[Math.floor(random() * files.length)] ?? new Uint8Array();
    const bytes = mutate(file, random);
    const answer = await reader.read({bytes, name: `mutant.${format}`});
    const kind = kindOf(answer);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if ('ms' in answer) slowest = Math.max(slowest, answer.ms);
    if (show && 'bug' in answer) console.error(`${format} mutant ${index}: ${answer.bug}`);
  }
  const {crashed, stopped} = reader.broken();
  reader.close();
  return [
    told(`${format}: mutants`, `${mutants}`),
    held(`${format}: errors that are ours`, counts.get('bug') ?? 0, {atMost: 0}, ''),
    held(`${format}: processes that crashed`, crashed, {atMost: 0}, ''),
    told(`${format}: processes stopped for time or memory`, `${stopped}`),
    held(`${format}: slowest`, slowest, {atMost: 10_000}, ' ms'),
    ...[...counts]
      .sort((one, other) => other[1] - one[1])
      .map(([kind, count]) => told(`${format}: answered ${kind}`, `${count}`)),
  ];
}

function kindOf(answer: ReadAnswer): string {
  if ('bug' in answer) return 'bug';
  return 'error' in answer ? answer.error.code : 'resume';
}
