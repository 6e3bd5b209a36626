import {and, asc, eq, gt, type InferSelectModel, isNull, lte} from 'drizzle-orm';
import type {AnyPgColumn, PgTable} from 'drizzle-orm/pg-core';
import type {Kind, Rows} from '../../sync/model/kinds.ts';
import type {PullSource} from '../../sync/server/ports.ts';
import type {Queryable, Transaction} from './database.ts';

export type SyncedTable = PgTable & {
  id: AnyPgColumn;
  userId: AnyPgColumn;
  version: AnyPgColumn;
  deletedAt: AnyPgColumn;
  createdAt: AnyPgColumn;
};

interface SyncedRow {
  id: string;
  version: number;
  deletedAt: string | null;
}

/** Reads what has changed of a kind. `rowToEntity` is where its stored shape becomes the shared one. */
export function pullSource<K extends Kind, Table extends SyncedTable>(
  kind: K,
  table: Table,
  rowToEntity: (row: InferSelectModel<Table>) => Rows[K],
): PullSource<Transaction, K> {
  return {
    kind,
    async rowsSince(tx, userId, afterVersion, uptoVersion, limit) {
      const rows = await tx
        .select()
        .from(table as PgTable)
        .where(
          and(
            eq(table.userId, userId),
            gt(table.version, afterVersion),
            lte(table.version, uptoVersion),
          ),
        )
        .orderBy(asc(table.version), asc(table.id))
        .limit(limit);
      return rows.map(row => {
        const {id, version, deletedAt} = row as unknown as SyncedRow;
        const deleted = deletedAt !== null;
        const entity = deleted ? null : rowToEntity(row as InferSelectModel<Table>);
        return {id, version, deleted, row: entity};
      });
    },
  };
}

/** The row of that id if it is this user's and still there. */
export async function ownRow<Table extends SyncedTable>(
  db: Queryable,
  table: Table,
  userId: number,
  id: string,
): Promise<InferSelectModel<Table> | null> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.id, id), eq(table.userId, userId), isNull(table.deletedAt)));
  return (row as InferSelectModel<Table> | undefined) ?? null;
}
