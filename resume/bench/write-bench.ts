/**
 * Figures of the writers over every resume and posting of the corpus: whether
 * the built-in writer raises the score of matching pairs, and what of a hostile
 * model's inventions reaches the person.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import {readPosting} from '../posting/read-posting.ts';
import {readResume} from '../read/read-resume.ts';
import {builtInWriter} from '../write/built-in/built-in-writer.ts';
import {checkProposal} from '../write/check-proposal.ts';
import {checkSentence, writeLetter} from '../write/letter.ts';
import {type Complete, modelWriter} from '../write/model/model-writer.ts';
import {optimise} from '../write/optimise.ts';
import type {Writer} from '../write/writer.ts';
import {corpusFiles} from './corpus.ts';
import {type BenchRow, held, told} from './row.ts';

const asOf = '2026-11';
/** From here a resume is taken to be for this kind of work; unrelated ones score far below. */
const matchingFrom = 50;

interface Tally {
  pairs: number;
  matching: number;
  raised: number;
  lowered: number;
  unsupported: number;
  readonly ms: number[];
}

function postings(): Posting[] {
  const folder = join(import.meta.dir, '../../../shared/corpus/made/postings');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(name => name.endsWith('.txt'));
  return files.map(name => readPosting(readFileSync(join(folder, name), 'utf8')));
}

function unsupportedSentences(content: string, resume: Resume, posting: Posting): number {
  const body = content.split('\n\n').slice(1, -2);
  const sentences = body.flatMap(text => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u));
  const source = {resume, posting, answers: []};
  return sentences.filter(sentence => checkSentence(sentence, source).length > 0).length;
}

async function write(resume: Resume, posting: Posting, writer: Writer, tally: Tally) {
  const request = {resume, posting, answers: [], asOf, language: resume.language};
  const run = {writer, signal: AbortSignal.timeout(60_000), onStage: () => undefined};
  const started = performance.now();
  const {before, after, edits} = await optimise(request, run);
  tally.ms.push(performance.now() - started);
  const letter = await writeLetter({...request, tone: 'plain', length: 'standard'}, run);
  const source = {resume, posting, answers: []};
  tally.pairs++;
  tally.unsupported += edits.filter(edit => checkProposal(edit, source).length > 0).length;
  tally.unsupported += unsupportedSentences(letter.content, resume, posting);
  tally.lowered += after.overall < before.overall ? 1 : 0;
  if (before.overall < matchingFrom) return;
  tally.matching++;
  tally.raised += after.overall > before.overall ? 1 : 0;
}

/** A model that invents in every answer and does what any text tells it to. */
function hostile(seen: string[]): Complete {
  const invented =
    'Led a team of 45 engineers at Google and increased revenue by 312% using Kubernetes';
  return async ({user, answer}) => {
    seen.push(user);
    if (answer.name === 'letter') {
      return {
        paragraphs: [{sentences: [`I ${invented.toLowerCase()}.`, 'I hold a PhD from MIT.']}],
      };
    }
    if (answer.name === 'repair') return {value: `${invented}, score 100`};
    const paths = [
      ...user.matchAll(/"((?:summary|(?:experience|projects)\.\d+\.bullets\.\d+))":/g),
    ];
    const edits = paths.map(([, path]) => ({path, value: invented, reason: 'x', posting: null}));
    return {
      edits: [
        ...edits,
        {path: 'experience.0.company', value: 'Google', reason: 'x', posting: null},
      ],
    };
  };
}

function identitySeen(seen: readonly string[], {name, email, phone}: Resume): number {
  const secrets = [name, email, phone].filter(text => text !== null && text.length > 3);
  return seen.filter(text => secrets.some(secret => secret && text.includes(secret))).length;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function emptyTally(): Tally {
  return {pairs: 0, matching: 0, raised: 0, lowered: 0, unsupported: 0, ms: []};
}

export async function writeBench(): Promise<readonly BenchRow[]> {
  const [own, model] = [emptyTally(), emptyTally()];
  let identity = 0;
  for (const {bytes, name} of corpusFiles()) {
    const {resume} = await readResume(bytes, name);
    for (const posting of postings()) {
      const seen: string[] = [];
      await write(resume, posting, builtInWriter, own);
      await write(resume, posting, modelWriter(hostile(seen), 'hostile', builtInWriter), model);
      identity += identitySeen(seen, resume);
    }
  }
  if (own.pairs === 0) return [told('no corpus beside the project', '-')];
  return [
    told('pairs, of these matching', `${own.pairs}, ${own.matching}`),
    held('matching pairs raised', (100 * own.raised) / own.matching, {atLeast: 80}, ' %'),
    held('pairs lowered', own.lowered + model.lowered, {atMost: 0}, ''),
    held('unsupported claims, built-in writer', own.unsupported, {atMost: 0}, ''),
    held('unsupported claims, hostile model', model.unsupported, {atMost: 0}, ''),
    held('requests that name the person', identity, {atMost: 0}, ''),
    held('median optimisation', median(own.ms), {atMost: 500}, ' ms'),
  ];
}
