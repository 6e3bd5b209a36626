import {sql} from 'drizzle-orm';
import {bigint, customType, uuid} from 'drizzle-orm/pg-core';

export const isoTime = customType<{data: string; driverData: string}>({
  dataType: () => 'timestamptz',
  fromDriver: value => new Date(value).toISOString(),
});

export const bytes = customType<{data: Uint8Array; driverData: Uint8Array}>({
  dataType: () => 'bytea',
});

export const createdAt = () => isoTime('created_at').notNull().default(sql`now()`);

/** A count that grows with every change of a user's rows. */
export const versionColumn = (name: string) => bigint(name, {mode: 'number'});

/** Columns of every row that travels to devices; a trigger guards `version`. */
export const syncedColumns = () => ({
  id: uuid('id').primaryKey(),
  version: versionColumn('version').notNull(),
  deletedAt: isoTime('deleted_at'),
  createdAt: createdAt(),
});
