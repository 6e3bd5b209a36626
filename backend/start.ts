import {join} from 'node:path';
import {createApp} from './app.ts';
import {claimDatabase} from './db/claim.ts';
import {openDatabase} from './db/database.ts';
import {startEmbeddedDatabase} from './db/embedded.ts';
import {migrateDatabase} from './db/migrate.ts';
import {openQueue} from './db/queue.ts';
import {listenForWakeups} from './db/wakeups.ts';
import type {Env} from './env.ts';
import {type Log, whereOf} from './http/log.ts';
import {createStatic} from './http/static.ts';
import {chooseWriter} from './services/ai/writer.ts';
import type {MailProvider} from './services/mail/mail.ts';
import {createPrintedMail, createResendMail} from './services/mail/resend.ts';
import type {Services} from './services/services.ts';
import type {PaymentProvider} from './services/stripe/payments.ts';
import {createStripePayments} from './services/stripe/stripe.ts';
import {forgetLeases} from './work/sweep.ts';
import {startWork} from './work.ts';

const drainMs = 3_000;
const appFolder = join(import.meta.dir, '..', 'pwa', 'dist');

export class PortTakenError extends Error {}

export class DatabaseUnreachableError extends Error {}

/** What to undo, newest first, when the process ends or its start fails half-way. */
type Undo = (() => Promise<unknown>)[];

export interface RunningGalley {
  address: string;
  stop(): Promise<void>;
}

async function undoAll(undo: Undo): Promise<void> {
  for (const step of undo.toReversed()) await step();
}

/** The database of the settings, else the built-in one, claimed for this process. */
async function openStorage(env: Env, undo: Undo) {
  if (env.DATABASE_URL) {
    const database = openDatabase(env.DATABASE_URL);
    undo.push(database.close);
    await database.sql`select 1`.catch(error => {
      throw new DatabaseUnreachableError(
        `The PostgreSQL of DATABASE_URL does not answer (${error.code ?? error.name}). Check that it runs and that address, user and password are right, then start again.`,
      );
    });
    return {...database, url: env.DATABASE_URL};
  }
  const embedded = await startEmbeddedDatabase(env.DATA_DIR);
  const database = openDatabase(embedded.url);
  undo.push(database.close);
  const release = await claimDatabase(database.sql, env.DATA_DIR);
  // Only who has claimed the database may end it, and only after its own connections.
  undo.splice(-1, 1, async () => {
    release();
    await database.close();
    await embedded.stop();
  });
  return {...database, url: embedded.url};
}

function chooseMail(env: Env, log: Log): MailProvider | null {
  if (env.RESEND_API_KEY) {
    const {RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, MAIL_FROM: from} = env;
    return createResendMail({apiKey, baseUrl, from});
  }
  if (env.NODE_ENV !== 'production') return createPrintedMail(text => process.stdout.write(text));
  log('warn', 'no mail will be sent: RESEND_API_KEY is not set');
  return null;
}

function choosePayments(env: Env): PaymentProvider | null {
  const {STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret} = env;
  if (!secretKey) return null;
  return createStripePayments({secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE});
}

function listen(app: ReturnType<typeof createApp>, env: Env): void {
  try {
    app.listen({port: env.PORT, hostname: env.HOST});
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new PortTakenError(
      `Port ${env.PORT} is taken by another program. Stop that program, or set PORT to another number and start again.`,
    );
  }
}

async function assemble(env: Env, log: Log, undo: Undo): Promise<void> {
  const closing = new AbortController();
  const {db, sql, url} = await openStorage(env, undo);
  await migrateDatabase(url);
  const queue = await openQueue(sql, error => log('error', 'queue', {where: whereOf(error)}));
  undo.push(queue.stop);
  const wakeups = await listenForWakeups(sql);
  undo.push(wakeups.close);
  const services: Services = {
    env,
    db,
    queue,
    wakeups,
    log,
    serveStatic: createStatic(appFolder),
    mail: chooseMail(env, log),
    payments: choosePayments(env),
    loadWriter: chooseWriter(env),
    now: Date.now,
    closing: closing.signal,
  };
  const app = createApp(services);
  if (!env.DATABASE_URL) await forgetLeases(db);
  await startWork(services);
  listen(app, env);
  undo.push(async () => {
    closing.abort();
    await Promise.race([app.server?.stop(), Bun.sleep(drainMs)]);
    await app.server?.stop(true);
  });
}

/** Starts everything in order. What was started is undone if a later step fails. */
export async function startGalley(env: Env, log: Log): Promise<RunningGalley> {
  const undo: Undo = [];
  try {
    await assemble(env, log, undo);
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
  return {address: env.PUBLIC_URL, stop: () => undoAll(undo)};
}
