import {expect, test} from 'bun:test';
import {wordDiff} from './word-diff.ts';

function added(before: string, after: string): string[] {
  return wordDiff(before, after).flatMap(({text, state}) => (state === 'added' ? [text] : []));
}

test('a sentence that is added begins behind the stop of the one before', () => {
  expect(added('Helps people.', 'Helps people. Knows Zendesk.')).toEqual([' Knows Zendesk.']);
});

test('the parts without what was removed are the new text, those without what was added the old', () => {
  const [before, after] = [
    'Was responsible for 12 shops, daily.',
    'Ran 12 shops; daily. And more.',
  ];
  const parts = wordDiff(before, after);
  const without = (state: string) =>
    parts.flatMap(part => (part.state === state ? [] : part.text)).join('');

  expect(without('removed')).toBe(after);
  expect(without('added')).toBe(before);
});
