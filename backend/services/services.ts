import type {Wakeups} from '../../sync/server/wakeups.ts';
import type {Database} from '../db/database.ts';
import type {Queue} from '../db/queue.ts';
import type {Env} from '../env.ts';
import type {Log} from '../http/log.ts';
import type {ServeStatic} from '../http/static.ts';
import type {LoadWriter} from './ai/writer.ts';
import type {MailProvider} from './mail/mail.ts';
import type {PaymentProvider} from './stripe/payments.ts';

export interface Services {
  env: Env;
  db: Database;
  queue: Queue;
  wakeups: Wakeups;
  log: Log;
  serveStatic: ServeStatic;
  /** Null in production without a key: mails then wait in the outbox. */
  mail: MailProvider | null;
  /** Null without keys: buying then answers that it is not available. */
  payments: PaymentProvider | null;
  loadWriter: LoadWriter;
  now: () => number;
  /** Aborted when the process begins to shut down. */
  closing: AbortSignal;
}
