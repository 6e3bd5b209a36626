import {sql} from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {bytes, createdAt, isoTime, versionColumn} from './columns.ts';
import {owner} from './users.ts';

/** A device's queue and how far it has been carried out. */
export const syncGroups = pgTable('sync_groups', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  lastMutationId: bigint('last_mutation_id', {mode: 'number'}).notNull().default(0),
  version: versionColumn('version').notNull(),
  schema: integer('schema').notNull(),
  build: text('build').notNull(),
  seenAt: isoTime('seen_at').notNull().default(sql`now()`),
});

/** The mutation at the head of a queue that keeps failing, and since when. */
export const syncFailures = pgTable(
  'sync_failures',
  {
    groupId: uuid('group_id').notNull(),
    mutationId: bigint('mutation_id', {mode: 'number'}).notNull(),
    userId: owner(),
    failures: integer('failures').notNull().default(0),
    since: isoTime('since').notNull().default(sql`now()`),
  },
  table => [primaryKey({columns: [table.groupId, table.mutationId]})],
);

export const syncResults = pgTable(
  'sync_results',
  {
    groupId: uuid('group_id').notNull(),
    mutationId: bigint('mutation_id', {mode: 'number'}).notNull(),
    userId: owner(),
    origin: text('origin').notNull(),
    status: text('status').$type<'applied' | 'rejected' | 'deduped'>().notNull(),
    code: text('code'),
    detail: jsonb('detail').$type<{of: string}>(),
    version: versionColumn('version').notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({columns: [table.groupId, table.mutationId]}),
    unique('sync_results_origin').on(table.userId, table.origin),
    index('sync_results_version').on(table.groupId, table.version),
  ],
);

export const blobs = pgTable(
  'blobs',
  {
    userId: owner(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    mime: text('mime').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({columns: [table.userId, table.sha256]})],
);

/** One row: which database this is, so that devices notice a restored or emptied one. */
export const syncMeta = pgTable('sync_meta', {
  single: boolean('single').primaryKey().default(true),
  epoch: uuid('epoch').notNull().default(sql`gen_random_uuid()`),
});
