import {eq, sql} from 'drizzle-orm';
import type {NotificationFlags, Registration} from '../../../sync/model/account-rules.ts';
import {startingCredits} from '../../../sync/model/credits.ts';
import type {Database, Queryable} from '../../db/database.ts';
import {users} from '../../db/tables/users.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {grantCredits} from '../credits/ledger.ts';

export type StoredUser = typeof users.$inferSelect;

/** What the API tells about a person: never a password, a code or a token. */
export interface PublicUser {
  id: number;
  email: string;
  name: string;
  phone: string;
  location: string;
  credits: number;
  emailVerified: boolean;
  notifications: NotificationFlags;
  createdAt: string;
}

const defaultNotifications: NotificationFlags = {
  emailNotifications: true,
  optimizationCompleted: true,
  newFeatures: true,
  marketingEmails: false,
};

export function toPublicUser(user: StoredUser): PublicUser {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    phone: user.phone,
    location: user.location,
    credits: user.credits,
    emailVerified: user.emailVerifiedAt !== null,
    notifications: user.notifications,
    createdAt: user.createdAt,
  };
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findByEmail(db: Queryable, email: string): Promise<StoredUser | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)));
  return user ?? null;
}

export async function findById(db: Queryable, id: number): Promise<StoredUser | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Opens an account with its starting credits; null when the address has just been taken. */
export async function createAccount(
  db: Database,
  {email, name, phone, location}: Registration,
  passwordHash: string,
): Promise<StoredUser | null> {
  const [created] = await db
    .insert(users)
    .values({
      email: normaliseEmail(email),
      passwordHash,
      name,
      phone,
      location,
      notifications: defaultNotifications,
    })
    .onConflictDoNothing({target: users.email})
    .returning({id: users.id});
  if (!created) return null;
  await withUserTx(db, created.id, tx =>
    grantCredits(tx, startingCredits, `opening:${created.id}`),
  );
  return findById(db, created.id);
}

/** The answer for a taken address: as for a new one, down to an id that belongs to nobody. */
export async function inventAccount(
  db: Database,
  {email, name, phone, location}: Registration,
  nowMs: number,
): Promise<PublicUser> {
  const [sequence] = await db.execute<{id: number}>(
    sql`select nextval(pg_get_serial_sequence('users', 'id'))::int as id`,
  );
  return {
    id: sequence?.id ?? 0,
    email: normaliseEmail(email),
    name,
    phone,
    location,
    credits: startingCredits,
    emailVerified: false,
    notifications: defaultNotifications,
    createdAt: new Date(nowMs).toISOString(),
  };
}
