import {emptyResume} from '../../resume/model/resume.ts';
import type {Account, Job, UploadedResume} from '../model/entities.ts';
import {stageKeys} from '../model/entities.ts';

/** Rows for tests, whole and boring. */

const longAgo = '2026-01-01T00:00:00.000Z';

export function emptyResumeRow(id: string): UploadedResume {
  return {
    id,
    filename: `${id}.pdf`,
    fileSizeBytes: 1,
    fileType: 'application/pdf',
    sha256: `hash of ${id}`,
    status: 'ready',
    document: emptyResume(),
    text: '',
    readError: null,
    confirmedAt: null,
    createdAt: longAgo,
  };
}

export function accountRow(userId: number, credits: number): Account {
  return {
    id: String(userId),
    email: `user${userId}@example.com`,
    name: 'A Person',
    phone: '',
    location: '',
    credits,
    notifications: {
      emailNotifications: true,
      optimizationCompleted: true,
      newFeatures: true,
      marketingEmails: false,
    },
  };
}

export function jobRow(id: string, changes: Partial<Job> = {}): Job {
  return {
    id,
    kind: 'optimisation',
    resumeId: 'resume',
    jobDetailsId: 'posting',
    optimisationId: null,
    resultId: `result of ${id}`,
    run: 0,
    status: 'queued',
    stages: stageKeys.map(key => ({key, state: 'pending', done: 0, total: 0})),
    retries: 0,
    errorCode: null,
    errorMessage: null,
    createdAt: longAgo,
    updatedAt: longAgo,
    ...changes,
  };
}
