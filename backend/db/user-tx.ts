import {eq, sql} from 'drizzle-orm';
import {encodeWakeup, wakeChannel} from '../../sync/server/wakeups.ts';
import type {Database, Transaction} from './database.ts';
import {users} from './tables/users.ts';

/** A transaction that holds one user's lock. Rows it writes carry `version`. */
export interface UserTx {
  readonly db: Transaction;
  readonly userId: number;
  readonly version: number;
}

/** The account is gone: it was deleted while someone was still using it. */
export class UnknownUserError extends Error {}

/**
 * The only door through which rows that travel to devices are written. The
 * user's row is locked first and hands out the next version, so versions
 * commit in order and a pull that has seen one has seen all below it.
 */
export async function withUserTx<Value>(
  db: Database,
  userId: number,
  fn: (tx: UserTx) => Promise<Value>,
): Promise<Value> {
  return db.transaction(async transaction => {
    const [user] = await transaction
      .select({syncVersion: users.syncVersion})
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) throw new UnknownUserError();
    const version = user.syncVersion + 1;
    await transaction.execute(
      sql`select set_config('app.sync_user', ${String(userId)}, true),
        set_config('app.sync_version', ${String(version)}, true)`,
    );
    const value = await fn({db: transaction, userId, version});
    await publish(transaction, userId, version);
    return value;
  });
}

/** Makes the version the user's newest and wakes the devices, if a trigger saw a row written. */
async function publish(transaction: Transaction, userId: number, version: number): Promise<void> {
  const poke = encodeWakeup({type: 'poke', userId, v: version});
  await transaction.execute(
    sql`with published as (
        update ${users} set sync_version = ${version}
        where id = ${userId} and current_setting('app.sync_written', true) = 'yes'
        returning 1
      )
      select pg_notify(${wakeChannel}, ${poke}) from published`,
  );
}
