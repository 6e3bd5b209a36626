import {sql as sqlTag} from 'drizzle-orm';
import {type Db, fromDrizzle, PgBoss} from 'pg-boss';
import type postgres from 'postgres';
import type {Transaction} from './database.ts';

export interface Work {
  'run-job': {userId: number; jobId: string};
  'read-resume': {userId: number; resumeId: string};
  'fetch-posting': {userId: number; jobDetailsId: string};
  'send-mail': {mailId: string};
  /** A code or a reset link for whoever has this address, if anyone has. */
  'mail-code': {email: string};
  'mail-reset': {email: string};
}
export type WorkName = keyof Work;

const workNames = [
  'run-job',
  'read-resume',
  'fetch-posting',
  'send-mail',
  'mail-code',
  'mail-reset',
] as const;
/** Finished work is of no use, and may name an address. */
const keepDoneSeconds = 3_600;

/**
 * Hands work to whichever process is free, at least once. The handlers must
 * bear being called twice: the rows they work on say what is still to do.
 */
export interface Queue {
  /** Enqueues as part of `tx`: the work exists if and only if the transaction commits. */
  send<Name extends WorkName>(
    tx: Transaction,
    name: Name,
    payload: Work[Name],
    options?: {afterSeconds?: number},
  ): Promise<void>;
  /** Calls `handle` for each piece of work, up to `atOnce` of them side by side. */
  work<Name extends WorkName>(
    name: Name,
    handle: (payload: Work[Name]) => Promise<void>,
    options?: {atOnce?: number},
  ): Promise<void>;
  stop(): Promise<void>;
}

/** pg-boss writes for a driver that serialises objects itself; ours takes text. */
function toParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value;
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value;
}

function queueDatabase(sql: postgres.Sql): Db {
  return {
    async executeSql(text, values = []) {
      const parameters = values.map(toParameter) as postgres.ParameterOrJSON<never>[];
      if (parameters.length > 0) return {rows: [...(await sql.unsafe(text, parameters))]};
      // Texts without parameters may hold BEGIN and COMMIT, which belong on one connection.
      const connection = await sql.reserve();
      try {
        const rows: unknown[] = await connection.unsafe(text);
        return {rows: rows.some(Array.isArray) ? rows.flat() : [...rows]};
      } finally {
        connection.release();
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const subscription = await sql.listen(channel, onNotification, onReconnect);
      return {close: () => subscription.unlisten()};
    },
  };
}

export async function openQueue(
  sql: postgres.Sql,
  onError: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({db: queueDatabase(sql), useListenNotify: true, schedule: false});
  boss.on('error', onError);
  await boss.start();
  for (const name of workNames) {
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 3,
      retryDelay: 2,
      expireInSeconds: 360,
      deleteAfterSeconds: keepDoneSeconds,
    });
  }
  return {
    async send(tx, name, payload, {afterSeconds = 0} = {}) {
      const options = {db: fromDrizzle(tx, sqlTag)};
      await boss.send(
        name,
        payload,
        afterSeconds ? {...options, startAfter: afterSeconds} : options,
      );
    },
    async work(name, handle, {atOnce = 1} = {}) {
      // New work is told of at once; only what was put off is found by looking.
      const looking = {pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1};
      const options = {batchSize: 1, localConcurrency: atOnce, ...looking};
      await boss.work<Work[typeof name]>(name, options, async ([job]) => {
        if (job) await handle(job.data);
      });
    },
    stop: () => boss.stop({graceful: true, timeout: 3_000, close: false}),
  };
}
