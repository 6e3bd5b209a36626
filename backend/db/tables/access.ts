import {index, integer, pgTable, text} from 'drizzle-orm/pg-core';
import {createdAt, isoTime} from './columns.ts';
import {owner, users} from './users.ts';

/** Signed-in browsers. The id is the SHA-256 of the cookie's value, which is stored nowhere. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    /** When the password was last typed, for changes that ask for a fresh sign-in. */
    createdAt: createdAt(),
    lastSeenAt: isoTime('last_seen_at').notNull(),
    expiresAt: isoTime('expires_at').notNull(),
  },
  table => [index('auth_sessions_user').on(table.userId)],
);

/** The newest verification code of an account, hashed. */
export const emailCodes = pgTable('email_codes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, {onDelete: 'cascade'}),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: createdAt(),
  expiresAt: isoTime('expires_at').notNull(),
});

/** Browsers that registered and wait for their code, by the SHA-256 of a cookie. */
export const pendingVerifications = pgTable('pending_verifications', {
  id: text('id').primaryKey(),
  userId: owner(),
  expiresAt: isoTime('expires_at').notNull(),
});

/** The newest reset link of an account, by the SHA-256 of its token. */
export const passwordResets = pgTable('password_resets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, {onDelete: 'cascade'}),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: createdAt(),
  expiresAt: isoTime('expires_at').notNull(),
});

/** How often something was done in the window that is running; shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: isoTime('ends_at').notNull(),
  },
  table => [index('rate_limits_ends').on(table.endsAt)],
);
