import {expect, test} from 'bun:test';
import type {Edit} from '../../../resume/model/edits.ts';
import {withVersion} from '../../../sync/model/versions.ts';
import {allDecisions, isCurrent} from './versions.ts';

const edits = ['e1', 'e2'].map(id => ({id}) as Edit);
const accepted = {state: 'accepted', text: null} as const;
const pending = {state: 'pending', text: null} as const;

test('going back to a version takes back what was decided since', () => {
  const [saved] = withVersion([], {decisions: {e1: accepted}, overall: 70, savedAt: 'then'});

  const decisions = saved?.decisions ?? {};
  expect(allDecisions({edits, decisions})).toEqual({e1: accepted, e2: pending});
});

test('a version is current while nothing was decided since, whoever left an edit open', () => {
  const now = {edits, decisions: {e1: accepted, e2: pending}};

  expect(isCurrent({decisions: {e1: accepted}}, now)).toBe(true);
  expect(isCurrent({decisions: {}}, now)).toBe(false);
});

test('versions are numbered on, and the oldest make room', () => {
  let versions = withVersion([], {decisions: {}, overall: 1, savedAt: ''});
  for (let saved = 2; saved <= 22; saved++) {
    versions = withVersion(versions, {decisions: {}, overall: saved, savedAt: ''});
  }

  expect(versions).toHaveLength(20);
  expect(versions.at(-1)?.version).toBe('22.0');
  expect(versions[0]?.version).toBe('3.0');
});
