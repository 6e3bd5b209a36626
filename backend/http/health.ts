import {sql} from 'drizzle-orm';
import {Elysia} from 'elysia';
import type {Database} from '../db/database.ts';

/** Healthy means: not shutting down, and the database answers. */
export function healthRoutes({db, closing}: {db: Database; closing: AbortSignal}) {
  return new Elysia({name: 'health'}).get('/health', async ({status}) => {
    if (closing.aborted) {
      return status(503, {message: 'The server is shutting down.', code: 'closing'});
    }
    await db.execute(sql`select 1`);
    return {status: 'ok' as const};
  });
}
