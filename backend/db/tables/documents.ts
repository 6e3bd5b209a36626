import {index, integer, jsonb, pgTable, text} from 'drizzle-orm/pg-core';
import type {Posting} from '../../../resume/model/posting.ts';
import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {JobDetails, UploadedResume} from '../../../sync/model/entities.ts';
import {isoTime, syncedColumns} from './columns.ts';
import {owner} from './users.ts';

export const uploadedResumes = pgTable(
  'uploaded_resumes',
  {
    ...syncedColumns(),
    userId: owner(),
    filename: text('filename'),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    fileType: text('file_type'),
    sha256: text('sha256').notNull(),
    status: text('status').$type<UploadedResume['status']>().notNull(),
    document: jsonb('document').$type<Resume>(),
    content: text('content').notNull().default(''),
    readError: text('read_error').$type<ReadErrorCode>(),
    confirmedAt: isoTime('confirmed_at'),
  },
  table => [index('uploaded_resumes_version').on(table.userId, table.version)],
);

export const jobDetails = pgTable(
  'job_details',
  {
    ...syncedColumns(),
    userId: owner(),
    url: text('url'),
    fullDetails: text('full_details').notNull().default(''),
    status: text('status').$type<JobDetails['status']>().notNull(),
    posting: jsonb('posting').$type<Posting>(),
    problem: text('problem'),
  },
  table => [index('job_details_version').on(table.userId, table.version)],
);
