import {expect, test} from 'bun:test';
import {emptyPosting} from '../../../resume/model/posting.ts';
import {emptyResume} from '../../../resume/model/resume.ts';
import {checkSentence} from '../../../resume/write/letter.ts';
import {checksOfLetter} from './letter-checks.ts';

const role = {title: 'Clerk', company: 'Acme', location: null, start: '2020-01', end: null};
const source = {
  ...emptyResume(),
  name: 'Jane Doe',
  experience: [{...role, bullets: ['Counted stock each Friday with two colleagues']}],
};
const optimisation = {source, posting: emptyPosting(), language: 'en'} as const;
const written = 'Dear Hiring Team,\n\nI counted stock each Friday.\n\nKind regards,\nJane Doe';

function checksOf(content: string) {
  const versionHistory = [{content: written, version: '1.0', generatedAt: ''}];
  const letter = {content, versionHistory, checks: []};
  return checksOfLetter({letter, optimisation, answers: [], check: checkSentence});
}

test('a letter as it was written has nothing to check', () => {
  expect(checksOf(written)).toEqual([]);
});

test('the person’s own sentence is told apart where the resume does not say it', () => {
  const edited = written.replace('Friday.', 'Friday. I led a team of 12 at Google.');

  expect(checksOf(edited).map(({sentence}) => sentence)).toEqual(['I led a team of 12 at Google.']);
});

test('own words that the resume supports, and courtesies, are left alone', () => {
  const edited = written
    .replace('I counted stock each Friday.', 'With two colleagues I counted stock each Friday.')
    .replace('Kind regards', 'I look forward to hearing from you.\n\nKind regards');

  expect(checksOf(edited)).toEqual([]);
});
