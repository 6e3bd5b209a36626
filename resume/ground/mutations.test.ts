import {expect, setDefaultTimeout, test} from 'bun:test';
import {checkIndexed} from './check-claims.ts';
import {indexSource} from './source-index.ts';
import {englishPeople} from './testing/cases.ts';
import {type Mutant, mutantsOf} from './testing/mutations.ts';

/** Over a thousand texts are judged in one test, which a busy machine may slow down. */
setDefaultTimeout(30_000);

const seeds = [1, 2];

function judged(isTruthful: boolean): {all: number; wrong: string[]} {
  const mutants = englishPeople.flatMap(person =>
    seeds.flatMap(seed =>
      mutantsOf(person, seed)
        .filter(one => one.isTruthful === isTruthful)
        .map(one => ({person, one})),
    ),
  );
  const indexes = new Map(englishPeople.map(person => [person, indexSource(person)]));
  const wrong = mutants.filter(({person, one}) => {
    const {verdict} = checkIndexed(indexes.get(person) ?? indexSource(person), {
      field: 'bullet',
      ...one,
    });
    return (verdict === 'supported') !== isTruthful;
  });
  return {all: mutants.length, wrong: wrong.map(({one}) => shown(one))};
}

function shown({kind, original, rewritten}: Mutant): string {
  return `${kind}: ${original} → ${rewritten}`;
}

test('a changed figure, unit, year, verb or an added tool, cause, employer or praise is stopped', () => {
  const {all, wrong} = judged(false);

  expect(all).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('another form of the same figure, tense, spelling or verb passes', () => {
  const {all, wrong} = judged(true);

  expect(all).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('the same seed makes the same rewrites', () => {
  const [person] = englishPeople;

  expect(mutantsOf(person, 7)).toEqual(mutantsOf(person, 7));
});
