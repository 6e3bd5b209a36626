import {expect, test} from 'bun:test';
import type {Decision} from '../../../resume/model/edits.ts';
import {emptyHistory, redo, remember, stepFrom, undo} from './history.ts';
import type {Decisions} from './review.ts';

const accepted: Decision = {state: 'accepted', text: null};
const kept: Decision = {state: 'kept', text: null};

test('undo brings back what stood before and redo brings back what was decided', () => {
  const now: Decisions = {a: kept};
  const history = remember(emptyHistory, stepFrom(now, {a: accepted, b: accepted}));

  const back = undo(history);

  expect(back?.decisions).toEqual({a: kept, b: {state: 'pending', text: null}});
  expect(back && redo(back.history)?.decisions).toEqual({a: accepted, b: accepted});
});

test('a new decision ends what could be redone, and an empty history takes nothing back', () => {
  const first = remember(emptyHistory, stepFrom({}, {a: accepted}));
  const back = undo(first);

  expect(back && redo(remember(back.history, stepFrom({}, {b: kept})))).toBeNull();
  expect(undo(emptyHistory)).toBeNull();
});
