import {createHash} from 'node:crypto';
import {and, eq} from 'drizzle-orm';
import {type Outcome, ok, refused} from '../../resume/model/outcome.ts';
import type {RejectionCode} from '../../sync/model/mutations.ts';
import type {Database} from '../db/database.ts';
import type {Queue} from '../db/queue.ts';
import {idempotencyKeys} from '../db/tables/work.ts';
import {type UserTx, withUserTx} from '../db/user-tx.ts';
import {type JobRequest, requestJob} from './request-job.ts';

type Requested = Outcome<string, RejectionCode | 'key_reused'>;

function hashOf({id: _, resultId: __, ...asked}: JobRequest): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

async function earlierJob(tx: UserTx, key: string, bodyHash: string): Promise<Requested | null> {
  const mine = and(eq(idempotencyKeys.userId, tx.userId), eq(idempotencyKeys.key, key));
  const [earlier] = await tx.db.select().from(idempotencyKeys).where(mine);
  if (!earlier) return null;
  return earlier.bodyHash === bodyHash ? ok(earlier.jobId) : refused('key_reused');
}

/** Under one key there is one job, also when the first answer was lost. Answers the job's id. */
export async function requestOnce(
  {db, queue}: {db: Database; queue: Queue},
  userId: number,
  key: string | null,
  request: JobRequest,
): Promise<Requested> {
  const bodyHash = hashOf(request);
  return withUserTx(db, userId, async tx => {
    const earlier = key ? await earlierJob(tx, key, bodyHash) : null;
    if (earlier) return earlier;
    const accepted = await requestJob(tx, queue, request);
    if (!accepted.ok) return accepted;
    const jobId = accepted.value ? accepted.value.dedupedBy : request.id;
    if (key) await tx.db.insert(idempotencyKeys).values({userId, key, bodyHash, jobId});
    return ok(jobId);
  });
}
