import {createHash} from 'node:crypto';
import {and, eq, isNull, notInArray} from 'drizzle-orm';
import {type Outcome, ok, refused} from '../../resume/model/outcome.ts';
import {freeLetterVersions} from '../../sync/model/credits.ts';
import type {MutationArgs, RejectionCode} from '../../sync/model/mutations.ts';
import type {MutatorOutcome, Mutators} from '../../sync/server/ports.ts';
import {ownRow} from '../db/pull-source.ts';
import type {Queue} from '../db/queue.ts';
import {jobDetails, uploadedResumes} from '../db/tables/documents.ts';
import {coverLetters, jobs, optimizedResumes} from '../db/tables/work.ts';
import type {UserTx} from '../db/user-tx.ts';
import {holdCredits, releaseCredits} from '../features/credits/ledger.ts';
import {freshStages, isEnhancing, isOver} from './job-rows.ts';

export type JobRequest = MutationArgs<'job.request'>;

interface Inputs {
  resume: typeof uploadedResumes.$inferSelect;
  details: typeof jobDetails.$inferSelect;
}

/** What the job works on, if it is the person's own and can be read at all. */
async function findInputs(
  {db, userId}: UserTx,
  {resumeId, jobDetailsId}: JobRequest,
): Promise<Outcome<Inputs, 'not_found' | 'not_ready'>> {
  const resume = await ownRow(db, uploadedResumes, userId, resumeId);
  const details = await ownRow(db, jobDetails, userId, jobDetailsId);
  if (!resume || !details) return refused('not_found');
  if (resume.status === 'failed' || details.status === 'failed') return refused('not_ready');
  return ok({resume, details});
}

/**
 * What was asked for, so that asking again for the very same is recognised. An
 * edited resume is another one; a file that has been read since is not. A
 * letter follows from its optimisation alone.
 */
function intentOf(request: JobRequest, {resume}: Inputs): string {
  const {kind, jobDetailsId, optimisationId, run, options} = request;
  const {sha256, confirmedAt} = resume;
  const content = kind === 'letter' ? optimisationId : [request.resumeId, sha256, confirmedAt];
  const intent = [kind, content, jobDetailsId, options, run];
  return createHash('sha256').update(JSON.stringify(intent)).digest('hex');
}

async function standingJob({db, userId}: UserTx, intentKey: string): Promise<string | null> {
  const [standing] = await db
    .select({id: jobs.id})
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.intentKey, intentKey),
        notInArray(jobs.status, ['failed', 'cancelled']),
        isNull(jobs.deletedAt),
      ),
    );
  return standing?.id ?? null;
}

/** Whether the optimisation a letter belongs to is there, or is being made. */
async function hasOptimisation({db, userId}: UserTx, id: string): Promise<boolean> {
  if (await ownRow(db, optimizedResumes, userId, id)) return true;
  const [making] = await db
    .select({id: jobs.id})
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.resultId, id),
        eq(jobs.kind, 'optimisation'),
        notInArray(jobs.status, ['failed', 'cancelled']),
      ),
    );
  return making !== undefined;
}

/** The row a letter will be written to: a second version goes where the first one is. */
async function letterResult(
  tx: UserTx,
  {optimisationId, resultId}: JobRequest,
): Promise<Outcome<string, 'invalid' | 'not_found' | 'letter_limit'>> {
  if (!optimisationId) return refused('invalid');
  if (!(await hasOptimisation(tx, optimisationId))) return refused('not_found');
  const [letter] = await tx.db
    .select({id: coverLetters.id, versions: coverLetters.versionHistory})
    .from(coverLetters)
    .where(
      and(
        eq(coverLetters.userId, tx.userId),
        eq(coverLetters.optimizedResumeId, optimisationId),
        isNull(coverLetters.deletedAt),
      ),
    );
  if (!letter) return ok(resultId);
  return letter.versions.length >= freeLetterVersions ? refused('letter_limit') : ok(letter.id);
}

/** An optimisation is paid when it is asked for; its letter belongs to it. */
async function payFor(
  tx: UserTx,
  request: JobRequest,
  inputs: Inputs,
): Promise<Outcome<void, RejectionCode>> {
  if (request.kind === 'letter') return ok(undefined);
  const {posting} = inputs.details;
  return holdCredits(tx, {
    jobId: request.id,
    jobTitle: posting?.title ?? '',
    company: posting?.company ?? '',
    resumeFilename: inputs.resume.filename ?? '',
  });
}

/**
 * Accepts a job: its price is held and its work enqueued in the transaction
 * that writes the row. The same intent again points to the job that stands.
 */
export async function requestJob(
  tx: UserTx,
  queue: Queue,
  request: JobRequest,
): Promise<MutatorOutcome> {
  const {db, userId, version} = tx;
  const [known] = await db.select({userId: jobs.userId}).from(jobs).where(eq(jobs.id, request.id));
  if (known) return known.userId === userId ? ok(undefined) : refused('invalid');
  const inputs = await findInputs(tx, request);
  if (!inputs.ok) return inputs;
  const intentKey = intentOf(request, inputs.value);
  const standing = await standingJob(tx, intentKey);
  if (standing) return ok({dedupedBy: standing});
  const result = request.kind === 'letter' ? await letterResult(tx, request) : ok(request.resultId);
  if (!result.ok) return result;
  const paid = await payFor(tx, request, inputs.value);
  if (!paid.ok) return paid;
  const stages = freshStages(request.kind);
  const row = {...request, resultId: result.value, userId, version, intentKey, stages};
  await db.insert(jobs).values({...row, status: 'queued'});
  await queue.send(db, 'run-job', {userId, jobId: request.id});
  return ok(undefined);
}

export async function cancelJob(
  tx: UserTx,
  {id}: MutationArgs<'job.cancel'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(tx.db, jobs, tx.userId, id);
  if (!row) return refused('not_found');
  if (row.status === 'cancelled') return ok(undefined);
  if (isOver(row) || isEnhancing(row.stages)) return refused('already_started');
  await tx.db
    .update(jobs)
    .set({status: 'cancelled', version: tx.version, updatedAt: new Date().toISOString()})
    .where(eq(jobs.id, id));
  await releaseCredits(tx, id);
  return ok(undefined);
}

export function jobMutators(queue: Queue): Mutators<UserTx> {
  return {
    'job.request': (tx, args) => requestJob(tx, queue, args),
    'job.cancel': cancelJob,
  };
}
