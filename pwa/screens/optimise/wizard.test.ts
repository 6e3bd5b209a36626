import {describe, expect, test} from 'bun:test';
import type {Job} from '../../../sync/model/entities.ts';
import {freshWizard} from '../../features/history/wizard-place.ts';
import {
  chooseResume,
  completedSteps,
  earlierRun,
  neighbour,
  type WizardRows,
  whatIsMissing,
} from './wizard.ts';

const nothing: WizardRows = {
  resume: undefined,
  jobDetails: undefined,
  optimisation: undefined,
  optimisationJob: undefined,
  letter: undefined,
};

function withRows(rows: Partial<Record<keyof WizardRows, unknown>>): WizardRows {
  return {...nothing, ...rows} as WizardRows;
}

describe('the wizard', () => {
  test('Next needs a resume that was read, then a posting that was read', () => {
    expect(whatIsMissing('upload', nothing)).toBe('Upload your resume first.');
    expect(whatIsMissing('upload', withRows({resume: {status: 'reading'}}))).toContain('still');
    expect(whatIsMissing('upload', withRows({resume: {status: 'ready', document: {}}}))).toBeNull();
    expect(whatIsMissing('job', withRows({jobDetails: {status: 'ready', posting: {}}}))).toBeNull();
  });

  test('Next needs the optimisation on step 3, the letter on step 4 and nothing on step 5', () => {
    expect(whatIsMissing('optimise', nothing)).not.toBeNull();
    expect(whatIsMissing('letter', withRows({optimisation: {}}))).not.toBeNull();
    expect(whatIsMissing('summary', nothing)).toBeNull();
  });

  test('while the optimisation runs the person is told to wait, not to start it', () => {
    const running = withRows({optimisationJob: {status: 'running'}});

    expect(whatIsMissing('optimise', running)).toBe('The optimization is not finished yet.');
  });

  test('a run of the same resume and posting is found again, a failed or deleted one is not', () => {
    const wizard = {...freshWizard, resumeId: 'r', jobDetailsId: 'j'};
    const job = {kind: 'optimisation', resumeId: 'r', jobDetailsId: 'j'} as const;
    const jobs = [
      {...job, id: 'old', run: 0, status: 'done', resultId: 'result'},
      {...job, id: 'new', run: 1, status: 'running'},
      {...job, id: 'failed', run: 2, status: 'failed'},
      {...job, id: 'other', run: 3, status: 'done', resumeId: 'x'},
    ] as Job[];

    expect(earlierRun(jobs, [], wizard)?.id).toBe('new');
    expect(earlierRun(jobs.slice(0, 1), [{id: 'result'}], wizard)?.id).toBe('old');
    expect(earlierRun(jobs.slice(0, 1), [], wizard)).toBeUndefined();
  });

  test('steps go one at a time and stop at both ends', () => {
    expect(neighbour('upload', 'back')).toBe('upload');
    expect(neighbour('upload', 'next')).toBe('job');
    expect(neighbour('summary', 'next')).toBe('summary');
  });

  test('another resume lets go of the optimisation of the old one', () => {
    const wizard = {...freshWizard, resumeId: 'a', optimisationId: 'o'};

    expect(chooseResume(wizard, 'a').optimisationId).toBe('o');
    expect(chooseResume(wizard, 'b').optimisationId).toBeNull();
  });

  test('completed steps are in order and never name the last one', () => {
    const rows = withRows({resume: {status: 'ready', document: {}}, letter: {}, optimisation: {}});

    expect(completedSteps(rows)).toEqual(['upload', 'optimise', 'letter']);
  });
});
