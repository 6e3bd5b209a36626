import type {Resume} from '../model/resume.ts';
import {readResume} from '../read/read-resume.ts';
import {type CorpusFile, corpusFiles} from './corpus.ts';
import {type Bench, type BenchRow, held, told} from './row.ts';
import {samplePdf} from './samples.ts';
import {addTally, emptyTally, tallyOf} from './tally.ts';

const sampleCount = 30;

/** How fast resumes are read, and, where the annotated files are there, how rightly. */
export const parseBench: Bench = async () => {
  const samples = Array.from({length: sampleCount}, (_, index) => ({
    name: `sample-${index}.pdf`,
    bytes: samplePdf(index),
  }));
  const files = corpusFiles();
  const pdfs = files.filter(file => file.name.endsWith('.pdf'));
  await timesOf(samples.slice(0, 5));
  return [
    ...speed('made-up PDFs', await timesOf(samples)),
    ...(pdfs.length > 0 ? speed('annotated PDFs', await timesOf(pdfs)) : []),
    ...(files.length > 0 ? await accuracy(files) : []),
  ];
};

async function timesOf(files: readonly {name: string; bytes: Uint8Array}[]): Promise<number[]> {
  const times: number[] = [];
  for (const {name, bytes} of files) {
    const started = performance.now();
    await readResume(bytes, name);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other);
}

function speed(what: string, times: readonly number[]): BenchRow[] {
  const total = times.reduce((sum, time) => sum + time, 0);
  return [
    held(`${what}: median`, times[Math.floor(times.length / 2)] ?? 0, {atMost: 100}, ' ms'),
    told(`${what}: slowest`, `${Math.round(times.at(-1) ?? 0)} ms`),
    told(`${what}: files a second`, `${Math.round((1000 * times.length) / total)}`),
  ];
}

async function accuracy(files: readonly CorpusFile[]): Promise<BenchRow[]> {
  let sum = emptyTally;
  for (const {name, bytes, truth} of files) {
    const resume: Resume = (await readResume(bytes, name)).resume;
    sum = addTally(sum, tallyOf(resume, truth));
  }
  const share = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
  return [
    told('annotated files', `${files.length}`),
    held('(title, company) pairs', share(sum.pairs, sum.jobs), {atLeast: 95}, ' %'),
    held('jobs that are not there', sum.invented, {atMost: 0}, ''),
    held('dates of matched jobs', share(sum.dates, sum.dated), {atLeast: 95}, ' %'),
    held('schools', share(sum.schools, sum.wantedSchools), {atLeast: 95}, ' %'),
    held('name', share(sum.names, sum.files), {atLeast: 99}, ' %'),
    held('e-mail', share(sum.emails, sum.wantedEmails), {atLeast: 99}, ' %'),
    held('phone', share(sum.phones, sum.wantedPhones), {atLeast: 99}, ' %'),
    held('whole documents', share(sum.whole, sum.files), {atLeast: 75}, ' %'),
    held('skills: precision', share(sum.skills, sum.readSkills), {atLeast: 90}, ' %'),
    held('skills: recall', share(sum.skills, sum.wantedSkills), {atLeast: 90}, ' %'),
    told('wrong fields shown for a check', `${sum.wrongFlagged} of ${sum.wrong}`),
    held('right fields shown for a check', share(sum.rightFlagged, sum.right), {atMost: 5}, ' %'),
  ];
}
