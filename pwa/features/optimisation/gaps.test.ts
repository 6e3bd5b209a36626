import {expect, test} from 'bun:test';
import type {RequirementEvidence} from '../../../resume/model/score.ts';
import {answerTo, unmetMusts} from './gaps.ts';

function line(requirement: string, parts: Partial<RequirementEvidence>): RequirementEvidence {
  const nothing = {strength: 'none', where: null, quote: null, matched: [], missing: []} as const;
  return {
    ...nothing,
    matched: [],
    missing: [],
    requirement,
    kind: 'must',
    weight: 0.1,
    met: 0,
    raise: null,
    ...parts,
  };
}

test('only must-haves that are not shown are asked, the weightiest first and each once', () => {
  const evidence = [
    line('dbt', {weight: 0.1}),
    line('SQL', {met: 1}),
    line('Looker', {kind: 'nice'}),
    line('Kafka', {weight: 0.3}),
    line('dbt', {weight: 0.1}),
  ];

  expect(unmetMusts({evidence}).map(one => one.requirement)).toEqual(['Kafka', 'dbt']);
});

test('an answer is found again for the next posting, whatever its punctuation', () => {
  const answers = [{requirement: 'Experience with dbt.', text: 'Two models at Acme'}];

  expect(answerTo(answers, 'experience with dbt')?.text).toBe('Two models at Acme');
  expect(answerTo(answers, 'experience with Kafka')).toBeUndefined();
});
