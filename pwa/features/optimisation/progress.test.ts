import {describe, expect, test} from 'bun:test';
import fc from 'fast-check';
import {type Stage, stageKeys} from '../../../sync/model/entities.ts';
import {overallFraction, shownStages} from './progress.ts';

const anyStages = fc.tuple(
  ...stageKeys.map(key =>
    fc.record({
      key: fc.constant(key),
      state: fc.constantFrom('pending', 'running', 'completed'),
      done: fc.nat(40),
      total: fc.nat(40),
    }),
  ),
) as fc.Arbitrary<Stage[]>;

describe('progress', () => {
  test('a bar never shows more than the server has said', () => {
    fc.assert(
      fc.property(anyStages, stages => {
        for (const [index, shown] of shownStages({stages}).entries()) {
          const {state, done, total} = stages[index] as Stage;
          const truth =
            state === 'completed' ? 1 : state === 'pending' || !total ? 0 : done / total;
          expect(shown.fraction ?? 0).toBeLessThanOrEqual(truth);
        }
      }),
    );
  });

  test('the overall bar is full only when the job is done', () => {
    const stages = stageKeys.map(key => ({key, state: 'completed' as const, done: 1, total: 1}));

    expect(overallFraction({stages, status: 'running'})).toBeLessThan(1);
    expect(overallFraction({stages, status: 'done'})).toBe(1);
  });

  test('a running stage says its units and one without units has no figure', () => {
    const stages = [{key: 'matching' as const, state: 'running' as const, done: 7, total: 12}];

    expect(shownStages({stages})[1]?.words).toBe('In Progress · 7 of 12 requirements');
    expect(
      shownStages({stages: [{key: 'analysis', state: 'running', done: 0, total: 0}]})[0]?.fraction,
    ).toBeNull();
  });
});
