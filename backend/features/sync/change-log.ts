import {and, eq, gt, lte, sql} from 'drizzle-orm';
import type {RejectionCode} from '../../../sync/model/mutations.ts';
import type {MutationResult} from '../../../sync/protocol/push.ts';
import type {ChangeLog, GroupState} from '../../../sync/server/ports.ts';
import type {Database, Transaction} from '../../db/database.ts';
import {syncGroups, syncMeta, syncResults} from '../../db/tables/replication.ts';
import {users} from '../../db/tables/users.ts';
import {UnknownUserError} from '../../db/user-tx.ts';

/** The log of changes in PostgreSQL, read at one moment. */
export function createChangeLog(db: Database): ChangeLog<Transaction> {
  return {
    inSnapshot: body =>
      db.transaction(body, {isolationLevel: 'repeatable read', accessMode: 'read only'}),
    readClock,
    readGroup,
    resultsSince,
  };
}

async function readClock(
  tx: Transaction,
  userId: number,
): Promise<{epoch: string; version: number; floor: number}> {
  const [clock] = await tx
    .select({version: users.syncVersion, floor: users.syncFloor, epoch: syncMeta.epoch})
    .from(users)
    .innerJoin(syncMeta, sql`true`)
    .where(eq(users.id, userId));
  if (clock === undefined) throw new UnknownUserError();
  return clock;
}

export async function readGroup(tx: Transaction, group: string): Promise<GroupState | null> {
  const [state] = await tx
    .select({userId: syncGroups.userId, lastMutationId: syncGroups.lastMutationId})
    .from(syncGroups)
    .where(eq(syncGroups.id, group));
  return state ?? null;
}

async function resultsSince(
  tx: Transaction,
  group: string,
  afterVersion: number,
  uptoVersion: number,
): Promise<readonly MutationResult[]> {
  const rows = await tx
    .select()
    .from(syncResults)
    .where(
      and(
        eq(syncResults.groupId, group),
        gt(syncResults.version, afterVersion),
        lte(syncResults.version, uptoVersion),
      ),
    );
  return rows.map(toResult);
}

/** The only place where a stored result becomes the one that travels. */
export function toResult(row: typeof syncResults.$inferSelect): MutationResult {
  return {
    id: row.mutationId,
    status: row.status,
    // Only `writeResult` fills it, from the same list.
    code: row.code as RejectionCode | null,
    of: row.detail?.of ?? null,
  };
}
