import {expect, test} from 'bun:test';
import type {CreditUse} from '../../../sync/model/entities.ts';
import {usedThisMonth} from './used-credits.ts';

const use = (createdAt: string, released = false): CreditUse => ({
  id: createdAt,
  jobId: 'job',
  creditsUsed: 5,
  released,
  jobTitle: 'Analyst',
  company: 'Northwind',
  resumeFilename: 'cv.pdf',
  createdAt,
});

test('only what was spent this month and not given back counts', () => {
  const uses = [
    use('2026-11-02T12:00:00'),
    use('2026-11-20T12:00:00'),
    use('2026-11-21T12:00:00', true),
    use('2026-10-31T12:00:00'),
    use('2025-11-20T12:00:00'),
  ];

  expect(usedThisMonth(uses, new Date('2026-11-21T13:00:00'))).toBe(10);
});
