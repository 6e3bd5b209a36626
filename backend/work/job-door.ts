import type {Job} from '../../sync/model/entities.ts';
import {type RejectionCode, rejectionMessages} from '../../sync/model/mutations.ts';
import type {Wakeups} from '../../sync/server/wakeups.ts';
import type {Database} from '../db/database.ts';
import type {Queue} from '../db/queue.ts';
import {Problem} from '../http/problem.ts';
import {type JobRow, rowToJob} from './job-rows.ts';
import type {JobRequest} from './request-job.ts';
import {requestOnce} from './request-once.ts';
import {waitForJob} from './wait-for-job.ts';

export interface JobDoor {
  db: Database;
  queue: Queue;
  wakeups: Wakeups;
  closing: AbortSignal;
}

/** A caller hangs up after five minutes; the job goes on. */
const waitMs = 290_000;

const statuses: Partial<Record<RejectionCode | 'key_reused', number>> = {
  insufficient_credits: 402,
  not_found: 404,
  not_ready: 409,
  letter_limit: 409,
  key_reused: 422,
};

function refusal(code: RejectionCode | 'key_reused'): Problem {
  const message =
    code === 'key_reused'
      ? 'This Idempotency-Key was used for another request.'
      : rejectionMessages[code];
  return new Problem(statuses[code] ?? 400, code, message);
}

export type Asked =
  | {readonly state: 'accepted'; readonly job: Job}
  | {readonly state: 'done'; readonly job: JobRow};

/** Asks for a job and waits for its end, unless the caller prefers not to. */
export async function askForJob(
  door: JobDoor,
  userId: number,
  httpRequest: Request,
  request: JobRequest,
): Promise<Asked> {
  const key = httpRequest.headers.get('idempotency-key');
  const requested = await requestOnce(door, userId, key?.slice(0, 200) ?? null, request);
  if (!requested.ok) throw refusal(requested.code);
  const wantsToWait = !httpRequest.headers.get('prefer')?.includes('respond-async');
  const patience = [door.closing, httpRequest.signal, AbortSignal.timeout(waitMs)];
  const signal = wantsToWait ? AbortSignal.any(patience) : AbortSignal.abort();
  const job = await waitForJob(door, userId, requested.value, signal);
  if (!job) throw refusal('not_found');
  if (job.status === 'done') return {state: 'done', job};
  if (job.status === 'failed' || job.status === 'cancelled') {
    const message = job.errorMessage ?? 'This was cancelled.';
    throw new Problem(502, job.errorCode ?? 'cancelled', message);
  }
  return {state: 'accepted', job: rowToJob(job)};
}
