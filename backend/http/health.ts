import {sql} from 'drizzle-orm';
import {Elysia} from 'elysia';
import type {Database} from '../db/database.ts';
import type {MailProvider} from '../services/mail/mail.ts';

interface HealthServices {
  db: Database;
  closing: AbortSignal;
  mail: MailProvider | null;
}

export function healthRoutes({db, closing, mail}: HealthServices) {
  return new Elysia({name: 'health'}).get('/health', async ({status}) => {
    if (closing.aborted) {
      return status(503, {message: 'The server is shutting down.', code: 'closing'});
    }
    await db.execute(sql`select 1`);
    const healthy = {status: 'ok' as const};
    // Tells the verification screen to point to the outbox page.
    return mail?.keepsText ? {...healthy, developmentMail: true} : healthy;
  });
}
