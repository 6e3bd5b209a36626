import {expect, test} from 'bun:test';
import {emptyPosting} from '../../model/posting.ts';
import {emptyResume} from '../../model/resume.ts';
import {optimise} from '../optimise.ts';
import {builtInWriter} from './built-in-writer.ts';

const posting = {...emptyPosting(), title: 'Clerk', mustHave: ['Experience with SAP', 'Kafka']};
const resume = {
  ...emptyResume(),
  name: 'Jane Doe',
  experience: [
    {
      title: 'Clerk',
      company: 'Acme Ltd',
      location: null,
      start: '2021-03',
      end: null,
      bullets: ['Counted stock each Friday'],
    },
  ],
};

async function editsWith(requirement: string, text: string) {
  const request = {resume, posting, answers: [{requirement, text}], asOf: '2026-11'} as const;
  const {signal} = new AbortController();
  const run = {writer: builtInWriter, signal, onStage: () => undefined};
  return (await optimise({...request, language: 'en'}, run)).edits;
}

test('an answer that names an employer becomes a line of that role, marked as the person’s own', async () => {
  const edits = await editsWith('Experience with SAP', 'Yes, I booked orders in SAP at Acme.');

  expect(edits).toContainEqual(
    expect.objectContaining({
      path: 'experience.0.bullets',
      kind: 'add',
      value: 'Booked orders in SAP',
      reason: expect.stringContaining('your own answer'),
      evidence: {
        posting: 'Experience with SAP',
        resume: ['Yes, I booked orders in SAP at Acme.'],
      },
    }),
  );
});

test('an answer of an earlier posting is used where this one asks for the same skill', async () => {
  const edits = await editsWith('Event streaming', 'I ran Kafka at Acme for two years.');

  expect(edits.map(({value}) => value)).toContain('Ran Kafka at Acme for two years');
});

test('a no, and what this posting does not ask, are left out', async () => {
  expect(await editsWith('Kafka', 'No, I have never used it at Acme.')).toEqual([]);
  expect(await editsWith('Forklift licence', 'I drove a forklift at Acme.')).toEqual([]);
});
