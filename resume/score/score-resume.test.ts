import {describe, expect, test} from 'bun:test';
import {safeParse} from 'valibot';
import type {Resume} from '../model/resume.ts';
import {Score} from '../model/score.ts';
import {prepareScore, scoreResume} from './score-resume.ts';
import {matchCases} from './testing/cases.ts';

const asOf = '2025-06';

function withBullet(resume: Resume, bullet: string): Resume {
  const experience = resume.experience.map((role, at) =>
    at === 0 ? {...role, bullets: [...role.bullets, bullet]} : role,
  );
  return {...resume, experience};
}

describe.each(matchCases)('$name', ({posting, bestFirst, evidence}) => {
  const score = prepareScore(posting, {asOf});
  const figures = bestFirst.map(resume => score(resume).overall);
  const [best = 0] = figures;

  test('the best match is a good one, another trade stays in the lowest band', () => {
    expect(best).toBeGreaterThan(70);
    expect(figures.at(-1)).toBeLessThan(20);
  });

  test('better matches score higher', () => {
    const [first = 0, second = 0, ...others] = figures;
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(Math.max(...others));
  });

  test('the score never passes its ceiling and every figure is in range', () => {
    for (const resume of bestFirst) {
      const result = score(resume);
      expect(safeParse(Score, result).success).toBe(true);
      expect(result.overall).toBeLessThanOrEqual(result.ceiling);
      for (const figure of [result.overall, result.ceiling, ...Object.values(result.categories)]) {
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(100);
      }
    }
  });

  test('true work that answers a line raises the score', () => {
    const [, second] = bestFirst;
    if (!second) throw new Error('missing: second resume');
    expect(score(withBullet(second, evidence)).overall).toBeGreaterThan(score(second).overall);
  });

  test('without the dated roles the score falls', () => {
    const [first] = bestFirst;
    if (!first) throw new Error('missing: first resume');
    expect(score({...first, experience: []}).overall).toBeLessThan(best - 10);
  });
});

test('a hundred runs give one value', () => {
  const [{posting, bestFirst}] = matchCases as [(typeof matchCases)[number]];
  const runs = Array.from({length: 100}, () =>
    JSON.stringify(bestFirst.map(resume => scoreResume(resume, posting, {asOf}))),
  );
  expect(new Set(runs).size).toBe(1);
});

test('every line of the posting is answered with its weight, and the weights sum to its share', () => {
  for (const {posting, bestFirst} of matchCases) {
    for (const resume of bestFirst) {
      const {evidence} = scoreResume(resume, posting, {asOf});
      const texts = evidence.map(line => line.requirement);
      for (const line of [...posting.mustHave, ...posting.niceToHave]) {
        expect(texts).toContain(line);
      }
      const total = evidence.reduce((sum, {weight}) => sum + weight, 0);
      expect(total).toBeCloseTo(0.82, 2);
      for (const {met, where, quote, raise} of evidence) {
        expect(where === null).toBe(quote === null);
        if (met < 0.9) expect(raise).not.toBeNull();
      }
    }
  }
});

test('an answer raises the ceiling and not the score', () => {
  const chef = matchCases[0];
  const resume = chef?.bestFirst[1];
  if (!chef || !resume) throw new Error('missing: case');
  const answers = [{requirement: 'Pastry experience', text: 'I ran pastry for two summers.'}];
  const before = scoreResume(resume, chef.posting, {asOf});
  const after = scoreResume(resume, chef.posting, {asOf, answers});
  expect(after.overall).toBe(before.overall);
  expect(after.ceiling).toBeGreaterThan(before.ceiling);
});

test('"present" means the month it is told', () => {
  const driver = matchCases[1];
  const resume = driver?.bestFirst[0];
  if (!driver || !resume) throw new Error('missing: case');
  const long = scoreResume(resume, driver.posting, {asOf: '2025-06'});
  const short = scoreResume(
    {...resume, experience: resume.experience.slice(0, 1)},
    driver.posting,
    {asOf: '2018-03'},
  );
  expect(short.overall).toBeLessThan(long.overall);
});

test('no wording passes the ceiling: listed skills told as work stay below it', () => {
  for (const {posting, bestFirst} of matchCases) {
    const score = prepareScore(posting, {asOf});
    for (const resume of bestFirst) {
      const {ceiling} = score(resume);
      const told = resume.skills.reduce(
        (before, skill) => withBullet(before, `Used ${skill} every week for 12 clients`),
        resume,
      );
      expect(score(told).overall).toBeLessThanOrEqual(ceiling);
    }
  }
});
