import {and, eq, gt, lte} from 'drizzle-orm';
import {ok} from '../../../resume/model/outcome.ts';
import type {NotificationFlags, Profile} from '../../../sync/model/account-rules.ts';
import type {Account} from '../../../sync/model/entities.ts';
import type {MutatorOutcome, Mutators, PullSource} from '../../../sync/server/ports.ts';
import type {Transaction} from '../../db/database.ts';
import {users} from '../../db/tables/users.ts';
import type {UserTx} from '../../db/user-tx.ts';

type UserRow = typeof users.$inferSelect;

/** The one row about the person; everything secret in the table stays there. */
export function rowToAccount(row: UserRow): Account {
  return {
    id: String(row.id),
    email: row.email,
    name: row.name,
    phone: row.phone,
    location: row.location,
    credits: row.credits,
    notifications: row.notifications,
  };
}

export const accountSource: PullSource<Transaction, 'account'> = {
  kind: 'account',
  async rowsSince(tx, userId, afterVersion, uptoVersion) {
    const changed = and(
      eq(users.id, userId),
      gt(users.version, afterVersion),
      lte(users.version, uptoVersion),
    );
    const rows = await tx.select().from(users).where(changed);
    return rows.map(row => ({
      id: String(row.id),
      version: row.version,
      deleted: false,
      row: rowToAccount(row),
    }));
  },
};

export async function updateProfile(
  {db, userId, version}: UserTx,
  {name, phone, location}: Profile,
): Promise<MutatorOutcome> {
  await db.update(users).set({name, phone, location, version}).where(eq(users.id, userId));
  return ok(undefined);
}

export async function updateNotifications(
  {db, userId, version}: UserTx,
  notifications: NotificationFlags,
): Promise<MutatorOutcome> {
  await db.update(users).set({notifications, version}).where(eq(users.id, userId));
  return ok(undefined);
}

export const profileMutators: Mutators<UserTx> = {
  'profile.update': updateProfile,
  'notifications.update': updateNotifications,
};
