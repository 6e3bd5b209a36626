import {sql} from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {Reason} from '../../../resume/model/claims.ts';
import type {Decision, Edit} from '../../../resume/model/edits.ts';
import type {Language} from '../../../resume/model/language.ts';
import type {Posting} from '../../../resume/model/posting.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {Score} from '../../../resume/model/score.ts';
import type {
  Analysis,
  Job,
  Letter,
  SavedVersion,
  Stage,
  Writer,
} from '../../../sync/model/entities.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import {createdAt, isoTime, syncedColumns} from './columns.ts';
import {owner} from './users.ts';

/** Background work. `attempt` is the fencing token: only its holder may finish the job. */
export const jobs = pgTable(
  'jobs',
  {
    ...syncedColumns(),
    userId: owner(),
    kind: text('kind').$type<Job['kind']>().notNull(),
    resumeId: uuid('resume_id').notNull(),
    jobDetailsId: uuid('job_details_id').notNull(),
    optimisationId: uuid('optimisation_id'),
    resultId: uuid('result_id').notNull(),
    run: integer('run').notNull(),
    options: jsonb('options').$type<MutationArgs<'job.request'>['options']>().notNull(),
    intentKey: text('intent_key').notNull(),
    status: text('status').$type<Job['status']>().notNull(),
    stages: jsonb('stages').$type<Stage[]>().notNull(),
    retries: integer('retries').notNull().default(0),
    attempt: integer('attempt').notNull().default(0),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
  },
  table => [
    index('jobs_version').on(table.userId, table.version),
    index('jobs_live').on(table.status),
    uniqueIndex('jobs_one_live_per_intent')
      .on(table.userId, table.intentKey)
      .where(sql`status not in ('failed', 'cancelled') and deleted_at is null`),
  ],
);

/** Which attempt at a job a process is busy with, and until when it may be silent about it. */
export const jobLeases = pgTable('job_leases', {
  jobId: uuid('job_id').primaryKey(),
  userId: owner(),
  attempt: integer('attempt').notNull(),
  until: isoTime('until').notNull(),
});

/** One per optimisation: which resume met which posting. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  jobId: uuid('job_id').notNull(),
  resumeId: uuid('resume_id').notNull(),
  createdAt: createdAt(),
});

/** What was optimised and proposed; the final texts follow from `source`, `edits` and `decisions`. */
export const optimizedResumes = pgTable(
  'optimized_resumes',
  {
    ...syncedColumns(),
    userId: owner(),
    sessionId: uuid('session_id').notNull(),
    uploadedResumeId: uuid('uploaded_resume_id').notNull(),
    jobDetailsId: uuid('job_details_id').notNull(),
    source: jsonb('source').$type<Resume>().notNull(),
    posting: jsonb('posting').$type<Posting>().notNull(),
    asOf: text('as_of').notNull(),
    edits: jsonb('edits').$type<Edit[]>().notNull(),
    blocked: jsonb('blocked').$type<Reason[]>().notNull(),
    decisions: jsonb('decisions').$type<Record<string, Decision>>().notNull(),
    versions: jsonb('versions').$type<SavedVersion[]>().notNull().default([]),
    before: jsonb('before').$type<Score>().notNull(),
    after: jsonb('after').$type<Score>().notNull(),
    analysis: jsonb('analysis').$type<Analysis>().notNull(),
    writer: jsonb('writer').$type<Writer>().notNull(),
    language: text('language').$type<Language>().notNull(),
  },
  table => [
    index('optimized_resumes_version').on(table.userId, table.version),
    index('optimized_resumes_pair').on(table.userId, table.uploadedResumeId, table.jobDetailsId),
  ],
);

export const coverLetters = pgTable(
  'cover_letters',
  {
    ...syncedColumns(),
    userId: owner(),
    optimizedResumeId: uuid('optimized_resume_id').notNull(),
    uploadedResumeId: uuid('uploaded_resume_id').notNull(),
    jobDetailsId: uuid('job_details_id'),
    content: text('content').notNull(),
    confidence: integer('confidence').notNull().default(0),
    highlights: jsonb('highlights').$type<string[]>().notNull(),
    tone: text('tone').$type<Letter['tone']>().notNull(),
    length: text('length').$type<Letter['length']>().notNull(),
    writer: jsonb('writer').$type<Writer>().notNull(),
    letterVersion: text('letter_version').notNull().default('1.0'),
    versionHistory: jsonb('version_history').$type<Letter['versionHistory']>().notNull(),
    checks: jsonb('checks').$type<Letter['checks']>().notNull(),
    updatedAt: isoTime('updated_at').notNull().default(sql`now()`),
  },
  table => [
    index('cover_letters_version').on(table.userId, table.version),
    index('cover_letters_optimisation').on(table.optimizedResumeId),
  ],
);

export const answers = pgTable(
  'answers',
  {
    ...syncedColumns(),
    userId: owner(),
    requirement: text('requirement').notNull(),
    text: text('text').notNull(),
  },
  table => [index('answers_version').on(table.userId, table.version)],
);

/** What a caller's Idempotency-Key stood for the first time. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    jobId: uuid('job_id').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({columns: [table.userId, table.key]})],
);
