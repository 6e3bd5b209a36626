import {describe, expect, test} from 'bun:test';
import {emptyPosting} from '../../../resume/model/posting.ts';
import type {JobDetails} from '../../../sync/model/entities.ts';
import {nameJob, newestFirst} from './name-job.ts';

const posting = {...emptyPosting(), title: 'Analyst', company: 'Northwind'};

const saved: JobDetails = {
  id: 'job-1',
  url: null,
  fullDetails: '',
  status: 'ready',
  posting: {...posting, title: 'Senior Analyst'},
  problem: null,
  createdAt: '2026-11-20T08:00:00Z',
};

describe('what an optimisation was made for', () => {
  test('the saved posting has the say', () => {
    expect(nameJob({jobDetailsId: 'job-1', posting}, [saved])).toEqual({
      title: 'Senior Analyst',
      company: 'Northwind',
    });
  });

  test('a posting that was deleted is named by what was known', () => {
    expect(nameJob({jobDetailsId: 'gone', posting}, [])).toEqual({
      title: 'Analyst',
      company: 'Northwind',
    });
    expect(nameJob({jobDetailsId: 'gone', posting: emptyPosting()}, [])).toEqual({
      title: 'Unknown Job',
      company: 'Unknown Company',
    });
  });

  test('without a posting there is no job', () => {
    expect(nameJob({jobDetailsId: null, posting}, [saved])).toEqual({
      title: 'No Job',
      company: 'No Company',
    });
  });
});

test('lists begin with the newest', () => {
  const older = {createdAt: '2026-11-20T08:00:00Z'};
  const newer = {createdAt: '2026-11-21T08:00:00Z'};

  expect(newestFirst([older, newer])).toEqual([newer, older]);
});
