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

export const versionColumn = (name: string) => bigint(name, {mode: 'number'});

export const syncedColumns = () => ({
  id: uuid('id').primaryKey(),
  version: versionColumn('version').notNull(),
  deletedAt: isoTime('deleted_at'),
  createdAt: createdAt(),
});
