import {eq} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {webhookEvents} from '../../db/tables/money.ts';
import type {PaymentEvent} from '../../services/stripe/payments.ts';
import {type CompletionServices, fulfil} from './completion.ts';
import type {PaymentServices} from './routes.ts';
import {takePaymentBack} from './taken-back.ts';

async function handle(services: CompletionServices, event: PaymentEvent): Promise<void> {
  if (event.kind === 'checkout') await fulfil(services, event.sessionId);
  if (event.kind === 'taken-back') await takePaymentBack(services.db, event);
}

/** An event is noted only after it was handled: a failure in between brings it again. */
export function webhookRoute({db, payments, log, now}: PaymentServices) {
  return new Elysia({name: 'webhook'}).post(
    '/stripe/webhook',
    async ({request, status}) => {
      const body = await request.text();
      const signature = request.headers.get('stripe-signature') ?? '';
      const event = await payments?.readEvent(body, signature, now());
      if (!payments || !event) return status(400, {message: 'Not signed.', code: 'bad_signature'});
      const [known] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
      if (known) return {received: true};
      await handle({db, payments, log}, event);
      const {id, type} = event;
      await db.insert(webhookEvents).values({id, type}).onConflictDoNothing();
      return {received: true};
    },
    {parse: 'none'},
  );
}
