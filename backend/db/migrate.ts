import {join} from 'node:path';
import {drizzle} from 'drizzle-orm/postgres-js';
import {migrate} from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Names the lock that one process holds while it migrates; drizzle takes none itself. */
const migrationLock = 4_105_230_017;

/** Brings the tables up to date. Processes that start together wait for one another. */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, {max: 1, onnotice: () => undefined});
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(sql), {migrationsFolder: join(import.meta.dir, 'migrations')});
  } finally {
    await sql.end();
  }
}
