import type postgres from 'postgres';

export class DatabaseInUseError extends Error {}

const appLock = 4_105_230_018;
/** A killed process's connection is gone within moments; a living one keeps the lock. */
const patienceMs = 2_000;

/**
 * Makes this process the only one on a built-in database, for as long as it
 * lives: the lock belongs to a connection, so it ends with the process however
 * that ends. What it returns gives the connection back before the last goodbye.
 */
export async function claimDatabase(sql: postgres.Sql, dataDir: string): Promise<() => void> {
  const connection = await sql.reserve();
  for (const endsAt = Date.now() + patienceMs; Date.now() < endsAt; await Bun.sleep(100)) {
    const [answer] = await connection`select pg_try_advisory_lock(${appLock}) as claimed`;
    if (answer?.claimed) return () => connection.release();
  }
  connection.release();
  throw new DatabaseInUseError(
    `Galley is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR and PORT to run a second one.`,
  );
}
