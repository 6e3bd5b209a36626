import {drizzle, type PostgresJsDatabase} from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

export type Database = PostgresJsDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  /** The connections under `db`, for LISTEN and for locks that belong to a session. */
  sql: postgres.Sql;
  close(): Promise<void>;
}

/** Opens up to `connections` connections to a PostgreSQL; none is made before the first query. */
export function openDatabase(url: string, {connections = 10} = {}): OpenDatabase {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => undefined,
    connect_timeout: 10,
    connection: {application_name: 'galley'},
  });
  return {db: drizzle(sql), sql, close: () => sql.end({timeout: 5})};
}
