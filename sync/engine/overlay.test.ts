import {describe, expect, test} from 'bun:test';
import {emptyResume} from '../../resume/model/resume.ts';
import {type Kind, kinds, type Rows} from '../model/kinds.ts';
import type {Mutation} from '../mutators/mutators.ts';
import {accountRow, emptyResumeRow, jobRow} from '../testing/rows.ts';
import {type BaseRows, createOverlay, replay, showProgress} from './overlay.ts';

function base(rows: {[K in Kind]?: readonly Rows[K][]}): BaseRows {
  const maps = kinds.map(kind => [kind, new Map(rows[kind]?.map(row => [row.id, row]))]);
  return Object.fromEntries(maps);
}

function viewOf(rows: {[K in Kind]?: readonly Rows[K][]}, ...waiting: Mutation[]) {
  const view = createOverlay(base(rows));
  replay(
    view,
    waiting.map(mutation => ({...mutation, at: '2026-02-02T00:00:00.000Z'})),
  );
  return view;
}

const request = (id: string, run = 0): Mutation => ({
  name: 'job.request',
  args: {
    id,
    kind: 'optimisation',
    resumeId: 'resume',
    jobDetailsId: 'posting',
    optimisationId: null,
    resultId: `result of ${id}`,
    run,
    options: {language: null, tone: 'plain', length: 'standard'},
  },
});

describe('what waits, laid over what the server said', () => {
  test('an edit after a delete is void, in whichever order the two came', () => {
    const edit: Mutation = {name: 'resume.edit', args: {id: 'r', document: emptyResume()}};
    const remove: Mutation = {name: 'resume.delete', args: {id: 'r'}};
    const rows = {resumes: [emptyResumeRow('r')]};

    expect(viewOf(rows, remove, edit).get('resumes', 'r')).toBeUndefined();
    expect(viewOf({}, edit).get('resumes', 'r')).toBeUndefined();
    expect(viewOf(rows, edit).get('resumes', 'r')?.confirmedAt).not.toBeNull();
  });

  test('the base rows stay as they are', () => {
    const row = emptyResumeRow('r');
    const rows = base({resumes: [row]});
    const view = createOverlay(rows);

    view.remove('resumes', 'r');

    expect(rows.resumes.get('r')).toBe(row);
    expect([...view.all('resumes')]).toEqual([]);
  });

  test('a double click asks for one job and pays once', () => {
    const view = viewOf({account: [accountRow(7, 10)]}, request('a'), request('b'));

    expect([...view.all('jobs')].map(({id}) => id)).toEqual(['a']);
    expect(view.get('account', '7')?.credits).toBe(5);
  });

  test('a request that the server already accepted is not paid a second time', () => {
    const accepted = {account: [accountRow(7, 5)], jobs: [jobRow('a')]};

    expect(viewOf(accepted, request('a')).get('account', '7')?.credits).toBe(5);
  });

  test('what the balance does not cover is not promised', () => {
    const view = viewOf({account: [accountRow(7, 4)]}, request('a'));

    expect([...view.all('jobs')]).toEqual([]);
    expect(view.get('account', '7')?.credits).toBe(4);
  });

  test('a cancel gives the credits back until enhancement has begun', () => {
    const cancel: Mutation = {name: 'job.cancel', args: {id: 'a'}};
    const enhancing = jobRow('a', {
      status: 'running',
      stages: [{key: 'enhancement', state: 'running', done: 1, total: 3}],
    });

    const early = viewOf({account: [accountRow(7, 5)], jobs: [jobRow('a')]}, cancel);
    const late = viewOf({account: [accountRow(7, 5)], jobs: [enhancing]}, cancel);

    expect(early.get('jobs', 'a')?.status).toBe('cancelled');
    expect(early.get('account', '7')?.credits).toBe(10);
    expect(late.get('jobs', 'a')?.status).toBe('running');
    expect(late.get('account', '7')?.credits).toBe(5);
  });

  test('deleting what is gone and saying what was said change nothing', () => {
    const remove: Mutation = {name: 'answer.remove', args: {id: 'x'}};
    const say: Mutation = {name: 'answer.give', args: {id: 'y', requirement: 'Go', text: 'Yes'}};

    const once = viewOf({}, say);
    const twice = viewOf({}, remove, say, say);

    expect([...twice.all('answers')]).toEqual([...once.all('answers')]);
  });
});

describe('progress that was told', () => {
  const running = (done: number) => [{key: 'analysis', state: 'running', done, total: 9} as const];
  const event = {id: 'a', status: 'running', seq: 1} as const;

  test('is counted within the stage that the row shows', () => {
    const view = viewOf({jobs: [jobRow('a', {status: 'running', stages: running(1)})]});

    showProgress(view, [{...event, stages: running(4)}]);

    expect(view.get('jobs', 'a')?.stages[0]?.done).toBe(4);
  });

  test('never begins or ends a stage or a job', () => {
    const job = jobRow('a', {status: 'running', stages: running(1)});
    const view = viewOf({jobs: [job, jobRow('b', {status: 'done', stages: running(1)})]});

    showProgress(view, [
      {...event, stages: [{key: 'analysis', state: 'completed', done: 9, total: 9}]},
      {...event, id: 'b', stages: running(4)},
      {...event, id: 'gone', stages: running(4)},
    ]);

    expect(view.get('jobs', 'a')).toEqual(job);
    expect(view.get('jobs', 'b')?.stages[0]?.done).toBe(1);
  });
});
