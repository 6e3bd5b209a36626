import {sql} from 'drizzle-orm';
import {check, integer, jsonb, pgTable, text} from 'drizzle-orm/pg-core';
import type {NotificationFlags} from '../../../sync/model/account-rules.ts';
import {createdAt, isoTime, versionColumn} from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Lower-cased, so that unique means one account per address. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    location: text('location').notNull().default(''),
    /** Always the sum of the user's ledger; only the ledger changes it. */
    credits: integer('credits').notNull().default(0),
    /** Credits taken back after they were spent; blocks spending until bought again. */
    creditsOwed: integer('credits_owed').notNull().default(0),
    emailVerifiedAt: isoTime('email_verified_at'),
    emailSuppressed: integer('email_suppressed').notNull().default(0),
    notifications: jsonb('notifications').$type<NotificationFlags>().notNull(),
    version: versionColumn('version').notNull().default(0),
    syncVersion: versionColumn('sync_version').notNull().default(0),
    syncFloor: versionColumn('sync_floor').notNull().default(0),
    createdAt: createdAt(),
  },
  table => [
    check('credits_not_negative', sql`${table.credits} >= 0`),
    check('credits_owed_not_negative', sql`${table.creditsOwed} >= 0`),
  ],
);

/** Whose row it is; it goes when the account goes. */
export const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, {onDelete: 'cascade'});

/** The same for records of money, which stay without a name when the account goes. */
export const formerOwner = () =>
  integer('user_id').references(() => users.id, {onDelete: 'set null'});
