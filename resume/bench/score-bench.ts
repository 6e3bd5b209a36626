/**
 * Figures of the score. Speed and the order of matches are measured on the room's
 * own cases; where the corpus stands beside the project, its robustness cases and
 * rankings are counted as well.
 */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ScoreTexts, scoreTexts} from '../cli/score.ts';
import {prepareScore, scoreResume} from '../score/score-resume.ts';
import {matchCases} from '../score/testing/cases.ts';
import type {BenchRow} from './row.ts';

interface ScorePairs {
  readonly pairs: readonly {
    base: ScoreTexts | null;
    variant: ScoreTexts | null;
    expectation: string;
  }[];
  readonly rankings: readonly {
    posting: string;
    resumesBestFirst: readonly (string | {resume: string})[];
  }[];
}

const asOf = '2025-06';
const expectations: Record<string, (base: number, variant: number) => boolean> = {
  equal: (base, variant) => base === variant,
  within_2: (base, variant) => Math.abs(base - variant) <= 2,
  no_increase: (base, variant) => variant <= base,
  increase: (base, variant) => variant > base,
  decrease: (base, variant) => variant < base,
  lowest_band: (_, variant) => variant < 60,
};

export async function scoreBench(): Promise<readonly BenchRow[]> {
  const file = join(import.meta.dir, '../../../shared/corpus/made/score_pairs.json');
  return [...speed(), repeatable(), ...(existsSync(file) ? robustness(file) : [])];
}

function speed(): BenchRow[] {
  const resumes = matchCases.flatMap(({bestFirst}) => bestFirst);
  for (const {posting} of matchCases) scoreResume(resumes[0] ?? fail(), posting, {asOf});
  const first = medianMs(() => {
    for (const {posting, bestFirst} of matchCases) {
      scoreResume(bestFirst[0] ?? fail(), posting, {asOf});
    }
  }, matchCases.length);
  const scorers = matchCases.map(({posting}) => prepareScore(posting, {asOf}));
  const again = medianMs(() => {
    for (const [at, score] of scorers.entries()) score(matchCases[at]?.bestFirst[0] ?? fail());
  }, matchCases.length);
  return [
    row('score a resume', first, 'ms', '<= 10', first <= 10),
    row('score it again after a change', again, 'ms', '<= 10', again <= 10),
  ];
}

function repeatable(): BenchRow {
  const [one] = matchCases;
  const values = new Set<string>();
  for (let run = 0; run < 100; run++) {
    values.add(
      JSON.stringify(scoreResume(one?.bestFirst[0] ?? fail(), one?.posting ?? fail(), {asOf})),
    );
  }
  return row('values of 100 runs', values.size, '', '1', values.size === 1);
}

function robustness(file: string): BenchRow[] {
  const {pairs, rankings}: ScorePairs = JSON.parse(readFileSync(file, 'utf8'));
  const asExpected = pairs.filter(({base, variant, expectation}) => {
    const figures = [base, variant].map(texts => (texts ? scoreTexts(texts, asOf).overall : 0));
    return expectations[expectation]?.(figures[0] ?? 0, figures[1] ?? 0) === true;
  });
  let ordered = 0;
  let all = 0;
  for (const {posting, resumesBestFirst} of rankings) {
    const figures = resumesBestFirst.map(
      one =>
        scoreTexts({resume: typeof one === 'string' ? one : one.resume, posting}, asOf).overall,
    );
    figures.forEach((better, at) => {
      for (const worse of figures.slice(at + 1)) {
        all += 1;
        if (better > worse) ordered += 1;
      }
    });
  }
  const share = Math.round((1_000 * asExpected.length) / pairs.length) / 10;
  const order = Math.round((1_000 * ordered) / all) / 10;
  return [
    row('robustness cases as expected', share, '%', '100', share === 100),
    row('ranking pairs in order', order, '%', '>= 90', order >= 90),
  ];
}

function medianMs(run: () => void, cases: number): number {
  const times = Array.from({length: 21}, () => {
    const started = performance.now();
    run();
    return (performance.now() - started) / cases;
  });
  return Math.round((times.sort((a, b) => a - b)[10] ?? 0) * 100) / 100;
}

function row(name: string, value: number, unit: string, goal: string, met: boolean): BenchRow {
  return {measure: name, value: `${value} ${unit}`.trim(), goal, met};
}

function fail(): never {
  throw new Error('missing: case');
}
