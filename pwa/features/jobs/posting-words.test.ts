import {expect, test} from 'bun:test';
import {emptyPosting} from '../../../resume/model/posting.ts';
import {cleanValue, jobLine, postingFacts} from './posting-words.ts';

test('displayed values lose quotes and colons', () => {
  expect(cleanValue('Level: “Senior”')).toBe('Level Senior');
});

test('a posting without title and company has the fallback words', () => {
  expect(jobLine({posting: null})).toBe('Untitled Position at Unknown Company');
});

test('only the facts that are there are shown', () => {
  const posting = {...emptyPosting(), title: 'Nurse', location: 'Leeds'};

  expect(postingFacts(posting)).toEqual([
    {label: 'Title', value: 'Nurse'},
    {label: 'Location', value: 'Leeds'},
  ]);
});
