import {and, eq, sql} from 'drizzle-orm';
import {refused} from '../../../resume/model/outcome.ts';
import type {MutatorOutcome, PushLog} from '../../../sync/server/ports.ts';
import type {Database, Transaction} from '../../db/database.ts';
import {syncFailures, syncGroups, syncResults} from '../../db/tables/replication.ts';
import {type UserTx, withUserTx} from '../../db/user-tx.ts';
import {readGroup, toResult} from './change-log.ts';

/** The log of pushes in PostgreSQL. Every write goes through the user's door. */
export function createPushLog(db: Database): PushLog<UserTx> {
  return {
    inUserTx: (userId, body) => withUserTx(db, userId, body),
    inSavepoint,
    readGroup: (tx, group) => readGroup(tx.db, group),
    writeGroup,
    resultByOrigin,
    writeResult,
    noteFailure: (userId, {group}, mutationId) => noteFailure(db, userId, group, mutationId),
  };
}

/** Carries a refusal out of a savepoint, so that its writes are rolled back. */
class Refusal extends Error {
  readonly outcome: MutatorOutcome;

  constructor(outcome: MutatorOutcome) {
    super('refused');
    this.outcome = outcome;
  }
}

async function inSavepoint(
  tx: UserTx,
  body: (tx: UserTx) => Promise<MutatorOutcome>,
): Promise<MutatorOutcome> {
  try {
    return await tx.db.transaction(async savepoint => {
      const outcome = await body({...tx, db: savepoint});
      if (!outcome.ok) throw new Refusal(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    return refusalOf(error);
  }
}

/**
 * What the database will refuse every time must not block the queue for a day.
 * SQLSTATE class 22: a value it cannot hold, such as a zero byte in a text;
 * class 23: a constraint that no repetition will satisfy.
 */
function refusalOf(error: unknown): MutatorOutcome {
  const state = sqlState(error);
  if (state?.startsWith('22')) return refused('invalid');
  if (state?.startsWith('23')) return refused('server_error');
  throw error;
}

/** Drizzle wraps the driver's error, which has the code. */
function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

async function writeGroup(
  {db, userId, version}: UserTx,
  {group, schema, build}: {group: string; schema: number; build: string},
  lastMutationId: number,
): Promise<void> {
  const place = {lastMutationId, version, schema, build, seenAt: sql`now()`};
  await db
    .insert(syncGroups)
    .values({id: group, userId, ...place})
    .onConflictDoUpdate({target: syncGroups.id, set: place});
}

async function resultByOrigin({db}: UserTx, userId: number, origin: string) {
  const [row] = await db
    .select()
    .from(syncResults)
    .where(and(eq(syncResults.userId, userId), eq(syncResults.origin, origin)));
  return row === undefined ? null : {...toResult(row), origin};
}

async function writeResult(
  {db, userId, version}: UserTx,
  group: string,
  result: Parameters<PushLog<UserTx>['writeResult']>[2],
): Promise<void> {
  const {id: mutationId, origin, status, code, of} = result;
  const detail = of === null ? null : {of};
  await db
    .insert(syncResults)
    .values({groupId: group, mutationId, version, userId, origin, status, code, detail})
    .onConflictDoNothing();
}

async function noteFailure(
  db: Database | Transaction,
  userId: number,
  groupId: string,
  mutationId: number,
): Promise<{failures: number; forMs: number}> {
  const [noted] = await db
    .insert(syncFailures)
    .values({groupId, mutationId, userId, failures: 1})
    .onConflictDoUpdate({
      target: [syncFailures.groupId, syncFailures.mutationId],
      set: {failures: sql`${syncFailures.failures} + 1`},
    })
    .returning({
      failures: syncFailures.failures,
      forMs: sql<number>`(extract(epoch from now() - ${syncFailures.since}) * 1000)::float8`,
    });
  return noted ?? {failures: 1, forMs: 0};
}
