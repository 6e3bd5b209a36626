import {describe, expect, test} from 'bun:test';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Posting} from '../model/posting.ts';
import {readPosting} from './read-posting.ts';

interface Truth {
  title: string;
  company: string | null;
  location: string | null;
  salary: Omit<NonNullable<Posting['salary']>, 'raw'> | null;
  employmentType: string | null;
  mustHave: string[];
  niceToHave: string[];
}

const folder = join(import.meta.dir, 'fixtures');
const truth: Record<string, Truth> = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'));
const fixture = (name: string): string => readFileSync(join(folder, name), 'utf8');
const words = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Each wanted phrase stands in one of the found ones, or the other way round. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  return wanted.filter(
    one =>
      !found.some(other => words(other).includes(words(one)) || words(one).includes(words(other))),
  );
}

test('every fixture has its truth', () => {
  const texts = readdirSync(folder).filter(name => name.endsWith('.txt'));

  expect(texts.sort()).toEqual(Object.keys(truth).sort());
});

describe.each(Object.keys(truth).map(name => [name] as const))('%s', name => {
  const expected = truth[name] as Truth;
  const text = fixture(name);
  const posting = readPosting(text);

  test('names the job, the employer and the place', () => {
    expect(words(posting.title)).toBe(words(expected.title));
    expect(words(posting.company)).toBe(words(expected.company));
    expect(words(posting.location)).toContain(words(expected.location));
  });

  test('gives the pay in numbers and the type of employment', () => {
    const {raw: _raw, ...pay} = posting.salary ?? {raw: ''};
    expect(posting.salary === null ? null : pay).toEqual(expected.salary);
    if (expected.employmentType === null) expect(posting.employmentType).toBeNull();
    else
      expect(words(expected.employmentType)).toContain(
        words(posting.employmentType).split(' ')[0] ?? '',
      );
  });

  test('tells what is asked from what is wished', () => {
    expect(missing(expected.mustHave, posting.mustHave)).toEqual([]);
    expect(missing(expected.niceToHave, posting.niceToHave)).toEqual([]);
    expect(posting.mustHave.length).toBeLessThanOrEqual(expected.mustHave.length + 1);
    expect(posting.niceToHave.length).toBeLessThanOrEqual(expected.niceToHave.length + 1);
  });

  test('says nothing that the posting does not', () => {
    const plain = words(text);
    for (const value of [
      posting.title,
      posting.company,
      posting.location,
      ...posting.requirements,
    ]) {
      for (const word of words(value).split(' ')) expect(plain).toContain(word);
    }
  });
});
