import {eq} from 'drizzle-orm';
import type {Answer} from '../../resume/model/claims.ts';
import type {Posting} from '../../resume/model/posting.ts';
import type {Resume} from '../../resume/model/resume.ts';
import {rejectionMessages} from '../../sync/model/mutations.ts';
import type {Database} from '../db/database.ts';
import {ownRow} from '../db/pull-source.ts';
import {jobDetails, uploadedResumes} from '../db/tables/documents.ts';
import {answers} from '../db/tables/work.ts';
import type {JobRow} from './job-rows.ts';
import {InputsNotReady, JobFailure} from './run-job.ts';

export interface JobInputs {
  resume: Resume;
  posting: Posting;
}

/**
 * What a job works on.
 *
 * @throws {InputsNotReady} while a file or page is still being read
 * @throws {JobFailure} when it was deleted or could not be read
 */
export async function loadInputs(db: Database, job: JobRow): Promise<JobInputs> {
  const resume = await ownRow(db, uploadedResumes, job.userId, job.resumeId);
  const details = await ownRow(db, jobDetails, job.userId, job.jobDetailsId);
  if (!resume || !details) throw new JobFailure('not_found', rejectionMessages.not_found);
  if (resume.status === 'failed' || details.status === 'failed') {
    throw new JobFailure('not_ready', rejectionMessages.not_ready);
  }
  if (!resume.document || !details.posting) throw new InputsNotReady();
  return {resume: resume.document, posting: details.posting};
}

export async function loadAnswers(db: Database, userId: number): Promise<Answer[]> {
  const rows = await db.select().from(answers).where(eq(answers.userId, userId));
  return rows
    .filter(row => row.deletedAt === null)
    .map(({requirement, text}) => ({requirement, text}));
}

/** `YYYY-MM`: the month that "present" means now. */
export function monthOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 7);
}
