import {randomUUIDv7} from 'bun';
import {and, eq, isNull, lt, sql} from 'drizzle-orm';
import type {Database, Transaction} from '../../db/database.ts';
import type {Queue} from '../../db/queue.ts';
import {mailOutbox} from '../../db/tables/mail.ts';
import type {Log} from '../../http/log.ts';
import type {MailProvider} from './mail.ts';

interface NewMail {
  userId: number | null;
  to: string;
  subject: string;
  text: string;
}

/** A name or subject may not start a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/** Writes a mail in the transaction that causes it: it goes out if that commits, and only then. */
export async function queueMail(tx: Transaction, queue: Queue, mail: NewMail): Promise<void> {
  const id = randomUUIDv7();
  await tx.insert(mailOutbox).values({...mail, id, subject: oneLine(mail.subject)});
  await queue.send(tx, 'send-mail', {mailId: id});
}

interface Delivery {
  db: Database;
  mail: MailProvider | null;
  log: Log;
}

export async function deliverMail({db, mail, log}: Delivery, mailId: string): Promise<void> {
  const [waiting] = await db
    .update(mailOutbox)
    .set({attempts: sql`${mailOutbox.attempts} + 1`})
    .where(and(eq(mailOutbox.id, mailId), isNull(mailOutbox.sentAt)))
    .returning();
  if (!waiting) return;
  if (!mail) {
    log('warn', 'mail has no provider', {mailId});
    return;
  }
  await mail.send(waiting);
  const text = mail.keepsText ? waiting.text : '';
  await db.update(mailOutbox).set({sentAt: sql`now()`, text}).where(eq(mailOutbox.id, mailId));
}

/** Mails that still wait although their turn has passed; a code is worthless after a day. */
export async function unsentMails(db: Database): Promise<string[]> {
  const rows = await db
    .select({id: mailOutbox.id})
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lt(mailOutbox.createdAt, sql`now() - interval '1 minute'`),
        sql`${mailOutbox.createdAt} > now() - interval '1 day'`,
      ),
    )
    .limit(100);
  return rows.map(row => row.id);
}
