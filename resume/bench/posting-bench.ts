/**
 * Figures of the posting reader: fields and requirements found in the room's own
 * postings and with `--set DIR` in a set's, time per posting, and what spoilt
 * text does to it.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Posting} from '../model/posting.ts';
import {readPostingHtml} from '../posting/from-html.ts';
import {readPosting} from '../posting/read-posting.ts';
import {findSkills} from '../vocabulary/skills.ts';
import {mutate, seededRandom} from './mutate.ts';
import {type BenchRow, held, numberOption, told} from './row.ts';

interface PostingTruth {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly salary: {min: number | null; max: number | null} | null;
  readonly mustHave: readonly string[];
  readonly niceToHave: readonly string[];
}

interface Case {
  readonly file: string;
  readonly text: string;
  readonly truth: PostingTruth;
}

const fixtures = join(import.meta.dir, '../posting/fixtures');

export async function postingBench(args: readonly string[]): Promise<readonly BenchRow[]> {
  const own = casesIn(fixtures, join(fixtures, 'truth.json'));
  const at = args.indexOf('--set');
  const set = at < 0 ? '' : (args[at + 1] ?? '');
  const others = set === '' ? [] : casesIn(join(set, 'postings'), join(set, 'postings.json'));
  return [
    ...rightness('own', own),
    ...(others.length > 0 ? rightness('set', others) : []),
    ...speed(own),
    ...robustness(own, numberOption(args, 'mutants', 500)),
  ];
}

function casesIn(folder: string, truthFile: string): Case[] {
  if (!existsSync(truthFile)) return [];
  const truth: Record<string, PostingTruth> = JSON.parse(readFileSync(truthFile, 'utf8'));
  return Object.entries(truth).map(([file, one]) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
    truth: one,
  }));
}

function readCase({file, text}: Case): Posting | null {
  if (!file.endsWith('.html')) return readPosting(text);
  const read = readPostingHtml(text);
  return read.ok ? read.value.posting : null;
}

function rightness(name: string, cases: readonly Case[]): BenchRow[] {
  const read = cases.map(one => ({truth: one.truth, posting: readCase(one)}));
  const share = (isRight: (posting: Posting | null, truth: PostingTruth) => boolean): number =>
    (100 * read.filter(({posting, truth}) => isRight(posting, truth)).length) / read.length;
  return [
    told(`${name}: postings`, String(cases.length)),
    held(
      `${name}: title`,
      share((p, t) => same(p?.title, t.title)),
      {atLeast: 95},
      ' %',
    ),
    held(
      `${name}: company`,
      share((p, t) => same(p?.company, t.company)),
      {atLeast: 95},
      ' %',
    ),
    held(
      `${name}: location`,
      share((p, t) => within(p?.location, t.location)),
      {atLeast: 90},
      ' %',
    ),
    held(
      `${name}: salary`,
      share((p, t) => samePay(p, t)),
      {atLeast: 90},
      ' %',
    ),
    held(`${name}: must-have and nice-to-have F1`, requirementScore(read), {atLeast: 85}, ' %'),
  ];
}

/** Harmonic mean of the share of wanted phrases found and of found phrases wanted, in percent. */
function requirementScore(read: readonly {posting: Posting | null; truth: PostingTruth}[]): number {
  let wanted = 0;
  let found = 0;
  let recalled = 0;
  let right = 0;
  for (const {posting, truth} of read) {
    for (const list of ['mustHave', 'niceToHave'] as const) {
      const got = posting?.[list] ?? [];
      wanted += truth[list].length;
      found += got.length;
      recalled += truth[list].filter(one => got.some(other => overlap(one, other))).length;
      right += got.filter(one => truth[list].some(other => overlap(one, other))).length;
    }
  }
  const recall = recalled / Math.max(1, wanted);
  const precision = right / Math.max(1, found);
  return (200 * recall * precision) / Math.max(1e-9, recall + precision);
}

function speed(cases: readonly Case[]): BenchRow[] {
  for (const {text} of cases) readPosting(text);
  const times = cases.map(({text}) => timed(() => readPosting(text))).sort((a, b) => a - b);
  const page = cases
    .map(({text}) => text)
    .join('\n')
    .slice(0, 3_500);
  const perPage = timed(() => Array.from({length: 50}, () => findSkills(page))) / 50;
  return [
    held('median per posting', times[Math.floor(times.length / 2)] ?? 0, {atMost: 10}, ' ms'),
    held('longest posting', times.at(-1) ?? 0, {atMost: 100}, ' ms'),
    held('skills of a page', perPage, {atMost: 2}, ' ms'),
  ];
}

function robustness(cases: readonly Case[], mutants: number): BenchRow[] {
  const random = seededRandom(7);
  let longest = 0;
  for (let count = 0; count < mutants; count++) {
    const bytes = new TextEncoder().encode(cases[count % cases.length]?.text ?? '');
    const text = new TextDecoder().decode(mutate(bytes, random));
    longest = Math.max(
      longest,
      timed(() => readPosting(text)),
    );
  }
  return [held(`longest of ${mutants} spoilt texts`, longest, {atMost: 500}, ' ms')];
}

function timed(task: () => unknown): number {
  const started = performance.now();
  task();
  return performance.now() - started;
}

function plain(text: string | null | undefined): string {
  const letters = (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
}

function same(found: string | null | undefined, wanted: string | null): boolean {
  return plain(found) === plain(wanted);
}

function within(found: string | null | undefined, wanted: string | null): boolean {
  return wanted === null || overlap(found ?? '', wanted);
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
}

function samePay(posting: Posting | null, {salary}: PostingTruth): boolean {
  const found = posting?.salary ?? null;
  if (salary === null || found === null) return salary === found;
  return found.min === salary.min && found.max === salary.max;
}
