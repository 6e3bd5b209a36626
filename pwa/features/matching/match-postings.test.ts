import {expect, test} from 'bun:test';
import {emptyPosting} from '../../../resume/model/posting.ts';
import type {JobDetails} from '../../../sync/model/entities.ts';
import {rankPostings} from './match-postings.ts';

function saved(id: string, title: string | null): JobDetails {
  return {
    id,
    url: null,
    fullDetails: '',
    status: title ? 'ready' : 'extracting',
    posting: title ? {...emptyPosting(), title} : null,
    problem: null,
    createdAt: '2026-11-20T08:00:00Z',
  };
}

test('the best match comes first and unread postings are left out', () => {
  const scores: Record<string, number> = {Nurse: 20, Analyst: 85};
  const postings = [saved('1', 'Nurse'), saved('2', null), saved('3', 'Analyst')];

  const ranked = rankPostings(postings, ({title}) => scores[title ?? ''] ?? null);

  expect(ranked.map(({details}) => details.id)).toEqual(['3', '1']);
});
