import {eq} from 'drizzle-orm';
import type {Queue} from '../../db/queue.ts';
import {users} from '../../db/tables/users.ts';
import type {UserTx} from '../../db/user-tx.ts';
import {queueMail} from '../../services/mail/outbox.ts';
import type {JobRow} from '../../work/job-rows.ts';

/** Whoever waited less than this is still looking at the screen. */
const patienceMs = 60_000;

interface Telling {
  queue: Queue;
  publicUrl: string;
  now: () => number;
}

/** Tells by mail that a long optimisation is done, to those who want such mails. */
export async function tellDone(tx: UserTx, job: JobRow, {queue, publicUrl, now}: Telling) {
  if (now() - Date.parse(job.createdAt) < patienceMs) return;
  const [user] = await tx.db.select().from(users).where(eq(users.id, tx.userId));
  if (user?.emailSuppressed !== 0) return;
  const {emailNotifications, optimizationCompleted} = user.notifications;
  if (!emailNotifications || !optimizationCompleted) return;
  await queueMail(tx.db, queue, {
    userId: tx.userId,
    to: user.email,
    subject: 'Your optimized resume is ready',
    text: `Your optimized resume is ready to review:
${publicUrl}/jobs

You can turn this mail off under Settings, Account.`,
  });
}
