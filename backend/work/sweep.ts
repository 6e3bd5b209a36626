import {and, eq, isNull, lt, lte, or, sql} from 'drizzle-orm';
import type {Database} from '../db/database.ts';
import type {Queue} from '../db/queue.ts';
import {pendingVerifications} from '../db/tables/access.ts';
import {jobDetails, uploadedResumes} from '../db/tables/documents.ts';
import {jobLeases, jobs} from '../db/tables/work.ts';
import {forgetOldLimits} from '../http/rate-limit.ts';
import {unsentMails} from '../services/mail/outbox.ts';

interface Sweeping {
  db: Database;
  queue: Queue;
  now: () => number;
  /** Work untouched for this long has lost its place in the queue; 0 at a start, when nobody works. */
  forgottenMs?: number;
}

/**
 * What a process that was killed left behind goes back into the queue. Work
 * that is enqueued twice runs once, so sweeping too early does no harm.
 */
export async function sweep({db, queue, now, forgottenMs = 30_000}: Sweeping): Promise<void> {
  const longAgo = new Date(now() - forgottenMs).toISOString();
  const at = new Date(now()).toISOString();
  const stalled = await db
    .select({jobId: jobs.id, userId: jobs.userId})
    .from(jobs)
    .leftJoin(jobLeases, eq(jobLeases.jobId, jobs.id))
    .where(
      or(
        and(eq(jobs.status, 'queued'), lte(jobs.updatedAt, longAgo)),
        and(eq(jobs.status, 'running'), or(isNull(jobLeases.jobId), lt(jobLeases.until, at))),
      ),
    );
  const unread = await db
    .select({resumeId: uploadedResumes.id, userId: uploadedResumes.userId})
    .from(uploadedResumes)
    .where(and(eq(uploadedResumes.status, 'reading'), lte(uploadedResumes.createdAt, longAgo)));
  const unfetched = await db
    .select({jobDetailsId: jobDetails.id, userId: jobDetails.userId})
    .from(jobDetails)
    .where(and(eq(jobDetails.status, 'extracting'), lte(jobDetails.createdAt, longAgo)));
  const mails = await unsentMails(db);
  await db.transaction(async tx => {
    for (const job of stalled) await queue.send(tx, 'run-job', job);
    for (const resume of unread) await queue.send(tx, 'read-resume', resume);
    for (const details of unfetched) await queue.send(tx, 'fetch-posting', details);
    for (const mailId of mails) await queue.send(tx, 'send-mail', {mailId});
  });
  await forgetOldLimits(db, now());
  await db.delete(pendingVerifications).where(lt(pendingVerifications.expiresAt, at));
}

/** At the start of the only process on a database no attempt can be alive. */
export async function forgetLeases(db: Database): Promise<void> {
  await db.execute(sql`delete from ${jobLeases}`);
}
