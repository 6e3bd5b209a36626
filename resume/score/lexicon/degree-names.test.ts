import {expect, test} from 'bun:test';
import {withDegreeNames} from './degree-names.ts';

test('names a degree in full, whichever way its letters are printed', () => {
  for (const text of [
    'MSc in Nursing',
    'M.Sc. in Nursing',
    'M.S. in Nursing',
    'MSc Nursing',
    'MSN',
  ])
    expect(withDegreeNames(text)).toBe('Master of Science in Nursing');
  expect(withDegreeNames('BSc (Hons) Biology')).toBe('Bachelor of Science in Biology');
  expect(withDegreeNames('BA in History')).toBe('Bachelor of Arts in History');
  expect(withDegreeNames('Doctor of Philosophy in Physics')).toBe('PhD in Physics');
  expect(withDegreeNames('LLB (Hons)')).toBe('Bachelor of Laws');
  expect(withDegreeNames('MA History', {isSchool: true})).toBe('Master of Arts in History');
  expect(withDegreeNames('Masters of Science in Data')).toBe('Master of Science in Data');
});

test('leaves a state, an address and other words as they are', () => {
  for (const text of ['Boston, MA', 'Ms Clara Hill', 'MS Excel', 'BA flights', 'Scrum master'])
    expect(withDegreeNames(text)).toBe(text);
});
