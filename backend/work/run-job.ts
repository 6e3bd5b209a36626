import {and, eq, sql} from 'drizzle-orm';
import type {Job, Stage} from '../../sync/model/entities.ts';
import {encodeWakeup, wakeChannel} from '../../sync/server/wakeups.ts';
import type {Database} from '../db/database.ts';
import {ownRow} from '../db/pull-source.ts';
import type {Queue, Work} from '../db/queue.ts';
import {jobLeases, jobs} from '../db/tables/work.ts';
import {UnknownUserError, type UserTx, withUserTx} from '../db/user-tx.ts';
import {releaseCredits} from '../features/credits/ledger.ts';
import {type Log, whereOf} from '../http/log.ts';
import {advanceStages, freshStages, type JobRow} from './job-rows.ts';

export type WriteResult = (tx: UserTx) => Promise<void>;

export interface JobContext {
  job: JobRow;
  /** Aborted when the job was cancelled or lost, took too long, or the process ends. */
  signal: AbortSignal;
  onStage(key: Stage['key'], done: number, total: number): Promise<void>;
}

export type JobHandler = (context: JobContext) => Promise<WriteResult>;

/** What the job works on is still being read: it is tried again in a moment. */
export class InputsNotReady extends Error {}

/** The job cannot succeed, however often it is tried; the message is for the person. */
export class JobFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

class JobLost extends Error {}

export interface JobRunner {
  db: Database;
  queue: Queue;
  log: Log;
  now: () => number;
  closing: AbortSignal;
  handlers: Record<Job['kind'], JobHandler>;
}

const leaseMs = 30_000;
const renewEveryMs = 10_000;
const timeLimitMs = 300_000;
const maxRetries = 2;
const retryAfterSeconds = 2;
const inputsPatienceMs = 10 * 60_000;

const lastWords: Record<Job['kind'], string> = {
  optimisation: 'Unable to optimize resume. Please try again.',
  letter: 'An unexpected error occurred',
};

/** Takes the job for this attempt, unless it is over or another attempt is alive. */
async function claim(
  {db, now}: JobRunner,
  {userId, jobId}: Work['run-job'],
): Promise<JobRow | null> {
  return withUserTx(db, userId, async tx => {
    const row = await ownRow(tx.db, jobs, userId, jobId);
    if (row?.status !== 'queued' && row?.status !== 'running') return null;
    const [lease] = await tx.db.select().from(jobLeases).where(eq(jobLeases.jobId, jobId));
    if (row.status === 'running' && lease && Date.parse(lease.until) > now()) return null;
    const attempt = row.attempt + 1;
    const taken = {attempt, until: new Date(now() + leaseMs).toISOString()};
    await tx.db
      .insert(jobLeases)
      .values({jobId, userId, ...taken})
      .onConflictDoUpdate({target: jobLeases.jobId, set: taken});
    const [claimed] = await tx.db
      .update(jobs)
      .set({status: 'running', attempt, stages: freshStages(row.kind), ...stamp(tx, now)})
      .where(eq(jobs.id, jobId))
      .returning();
    return claimed ?? null;
  });
}

function stamp(tx: UserTx, now: () => number) {
  return {version: tx.version, updatedAt: new Date(now()).toISOString()};
}

async function updateHeld(
  tx: UserTx,
  runner: JobRunner,
  {id, attempt}: JobRow,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  const held = and(eq(jobs.id, id), eq(jobs.status, 'running'), eq(jobs.attempt, attempt));
  const [changed] = await tx.db
    .update(jobs)
    .set({...change, ...stamp(tx, runner.now)})
    .where(held)
    .returning({id: jobs.id});
  if (!changed) throw new JobLost();
}

/** Keeps the stages: a stage that begins or ends is written, counts between are only told. */
function stageKeeper(runner: JobRunner, job: JobRow): JobContext['onStage'] {
  const {db} = runner;
  let stages: Stage[] = job.stages;
  let told = 0;
  return async (key, done, total) => {
    const states = stages.map(stage => stage.state).join();
    stages = advanceStages(stages, key, done, total);
    if (stages.map(stage => stage.state).join() !== states) {
      await withUserTx(db, job.userId, tx => updateHeld(tx, runner, job, {stages}));
    }
    told += 1;
    const seq = job.attempt * 1_000_000 + told;
    const {userId, id} = job;
    const wakeup = encodeWakeup({type: 'job', userId, id, status: 'running', stages, seq});
    await db.execute(sql`select pg_notify(${wakeChannel}, ${wakeup})`);
  };
}

/** Renews the lease while the work goes on, and ends the work when the lease is lost. */
function keepLease({db, now}: JobRunner, {id, attempt}: JobRow, lost: AbortController): () => void {
  const renew = async () => {
    const until = new Date(now() + leaseMs).toISOString();
    const renewed = await db
      .update(jobLeases)
      .set({until})
      .where(and(eq(jobLeases.jobId, id), eq(jobLeases.attempt, attempt)))
      .returning({jobId: jobLeases.jobId});
    if (renewed.length === 0) lost.abort(new JobLost());
  };
  const timer = setInterval(() => renew().catch(error => lost.abort(error)), renewEveryMs);
  return () => clearInterval(timer);
}

async function work(runner: JobRunner, job: JobRow): Promise<void> {
  const lost = new AbortController();
  const stopRenewing = keepLease(runner, job, lost);
  const signal = AbortSignal.any([lost.signal, runner.closing, AbortSignal.timeout(timeLimitMs)]);
  const keepStage = stageKeeper(runner, job);
  try {
    const writeResult = await runner.handlers[job.kind]({
      job,
      signal,
      async onStage(key, done, total) {
        signal.throwIfAborted();
        await keepStage(key, done, total);
      },
    });
    await withUserTx(runner.db, job.userId, async tx => {
      await updateHeld(tx, runner, job, {status: 'done', stages: completed(job), errorCode: null});
      await writeResult(tx);
      await tx.db.delete(jobLeases).where(eq(jobLeases.jobId, job.id));
    });
  } finally {
    stopRenewing();
  }
}

function completed({stages}: JobRow): Stage[] {
  return stages.map(stage => ({...stage, state: 'completed', done: stage.total}));
}

async function requeue(
  runner: JobRunner,
  job: JobRow,
  retries: number,
  afterSeconds: number,
): Promise<void> {
  const {db, queue} = runner;
  const {userId, id: jobId} = job;
  await withUserTx(db, userId, async tx => {
    const stages = freshStages(job.kind);
    await updateHeld(tx, runner, job, {status: 'queued', retries, stages});
    await tx.db.delete(jobLeases).where(eq(jobLeases.jobId, jobId));
    await queue.send(tx.db, 'run-job', {userId, jobId}, {afterSeconds});
  });
}

async function fail(runner: JobRunner, job: JobRow, failure: JobFailure): Promise<void> {
  await withUserTx(runner.db, job.userId, async tx => {
    const words = {errorCode: failure.code, errorMessage: failure.message};
    await updateHeld(tx, runner, job, {status: 'failed', ...words});
    await tx.db.delete(jobLeases).where(eq(jobLeases.jobId, job.id));
    await releaseCredits(tx, job.id);
  });
}

async function settle(runner: JobRunner, job: JobRow, error: unknown): Promise<void> {
  const {log, now, closing} = runner;
  if (closing.aborted) return requeue(runner, job, job.retries, 0);
  const waitedMs = now() - Date.parse(job.createdAt);
  if (error instanceof InputsNotReady && waitedMs < inputsPatienceMs) {
    return requeue(runner, job, job.retries, 1);
  }
  const fields = {jobId: job.id, kind: job.kind, attempt: job.attempt, where: whereOf(error)};
  log('warn', 'job attempt failed', fields);
  if (error instanceof JobFailure) return fail(runner, job, error);
  if (job.retries < maxRetries) {
    return requeue(runner, job, job.retries + 1, retryAfterSeconds);
  }
  return fail(runner, job, new JobFailure('failed', lastWords[job.kind]));
}

/** Runs a job to its end, or puts it back. Called twice for one job, the second call does nothing. */
export async function runJob(runner: JobRunner, work_: Work['run-job']): Promise<void> {
  try {
    const job = await claim(runner, work_);
    if (!job) return;
    await work(runner, job).catch(async error => {
      if (error instanceof JobLost) throw error;
      await settle(runner, job, error);
    });
  } catch (error) {
    // Cancelled, taken over, or its account deleted: whoever did that has settled it.
    if (!(error instanceof JobLost || error instanceof UnknownUserError)) throw error;
  }
}
