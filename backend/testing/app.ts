import {eq} from 'drizzle-orm';
import {type App, createApp} from '../app.ts';
import {openQueue} from '../db/queue.ts';
import {authSessions} from '../db/tables/access.ts';
import {mailOutbox} from '../db/tables/mail.ts';
import {users} from '../db/tables/users.ts';
import {createTestDatabase} from '../db/testing.ts';
import {withUserTx} from '../db/user-tx.ts';
import {listenForWakeups} from '../db/wakeups.ts';
import {readEnv} from '../env.ts';
import {grantCredits} from '../features/credits/ledger.ts';
import {createLog} from '../http/log.ts';
import {hashToken, newToken} from '../http/tokens.ts';
import {chooseWriter} from '../services/ai/writer.ts';
import {createPrintedMail} from '../services/mail/resend.ts';
import type {Services} from '../services/services.ts';
import {startWork} from '../work.ts';
import {type Browser, createBrowser} from './browser.ts';

export interface TestApp {
  app: App;
  services: Services;
  /** Every line of the log so far. */
  logged: string[];
  /** Moves the app's clock forward. */
  pass(ms: number): void;
  newBrowser(): Browser;
  /** A browser with a verified, signed-in account of its own. */
  signIn(email: string, account?: {credits?: number}): Promise<{browser: Browser; userId: number}>;
  /** The texts of the mails to an address, newest first, once there are `atLeast` of them. */
  mailsTo(email: string, atLeast?: number): Promise<string[]>;
  close(): Promise<void>;
}

const notifications = {
  emailNotifications: true,
  optimizationCompleted: true,
  newFeatures: true,
  marketingEmails: false,
};

/** An account with its session made straight in the database: no hashing, no mail. */
async function openAccount({db, now}: Services, email: string, credits: number) {
  const at = new Date(now()).toISOString();
  const [user] = await db
    .insert(users)
    .values({email, passwordHash: 'none', name: 'Test Person', emailVerifiedAt: at, notifications})
    .returning({id: users.id});
  const userId = user?.id ?? 0;
  if (credits > 0) {
    await withUserTx(db, userId, tx => grantCredits(tx, credits, `opening:${userId}`));
  }
  const token = newToken();
  const expiresAt = new Date(now() + 86_400_000).toISOString();
  const id = hashToken(token);
  await db.insert(authSessions).values({id, userId, createdAt: at, lastSeenAt: at, expiresAt});
  return {userId, token};
}

/** The whole app on a database of its own, with `overrides` in place of what it would use. */
export async function createTestApp(overrides: Partial<Services> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const logged: string[] = [];
  let offsetMs = 0;
  const closing = new AbortController();
  const queue = await openQueue(database.sql, error => {
    throw error;
  });
  const wakeups = await listenForWakeups(database.sql);
  const env = readEnv({NODE_ENV: 'test'});
  const services: Services = {
    env,
    db: database.db,
    queue,
    wakeups,
    log: createLog(line => logged.push(line)),
    serveStatic: () => null,
    mail: createPrintedMail(() => undefined),
    payments: null,
    loadWriter: chooseWriter(env),
    now: () => Date.now() + offsetMs,
    closing: closing.signal,
    ...overrides,
  };
  const app = createApp(services);
  await startWork(services);
  const newBrowser = () => createBrowser(app);
  return {
    app,
    services,
    logged,
    pass: ms => {
      offsetMs += ms;
    },
    newBrowser,
    async signIn(email, {credits = 10} = {}) {
      const {userId, token} = await openAccount(services, email, credits);
      const browser = newBrowser();
      browser.cookies.set('galley', token);
      return {browser, userId};
    },
    async mailsTo(email, atLeast = 0) {
      for (;;) {
        const mails = await database.db.select().from(mailOutbox).where(eq(mailOutbox.to, email));
        const newestFirst = mails.sort((a, b) => b.id.localeCompare(a.id));
        if (mails.length >= atLeast) return newestFirst.map(mail => mail.text);
        await Bun.sleep(10);
      }
    },
    async close() {
      closing.abort();
      await queue.stop();
      await wakeups.close();
      await database.close();
    },
  };
}
