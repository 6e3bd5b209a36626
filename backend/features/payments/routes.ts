import {Elysia} from 'elysia';
import {maxLength, minLength, object, optional, picklist, pipe, string} from 'valibot';
import {type PlanId, plans} from '../../../sync/model/plans.ts';
import type {Database} from '../../db/database.ts';
import {type Log, whereOf} from '../../http/log.ts';
import {Problem} from '../../http/problem.ts';
import {limitUse} from '../../http/rate-limit.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import type {PaymentProvider} from '../../services/stripe/payments.ts';
import {startCheckout} from './checkout.ts';
import {fulfil, orderOfSession} from './completion.ts';
import {listPayments} from './history.ts';
import {findPromo} from './promo-codes.ts';

export interface PaymentServices {
  db: Database;
  payments: PaymentProvider | null;
  publicUrl: string;
  readSession: ReadSession;
  log: Log;
  now: () => number;
}

const PromoBody = object({
  code: pipe(string(), minLength(1, 'Please enter a promo code first.'), maxLength(64)),
});
const SessionId = pipe(string(), minLength(1), maxLength(255));
const PurchaseBody = object({
  planId: picklist(Object.keys(plans) as PlanId[], 'This plan cannot be bought.'),
  promoCode: optional(pipe(string(), maxLength(64))),
});
const badPromo = 'The promo code you entered is invalid or expired.';

function withProvider({payments, ...services}: PaymentServices) {
  if (payments) return {...services, payments};
  throw new Problem(
    503,
    'stripe_configuration_missing',
    'The payment system is not available. Please try again later or contact support.',
  );
}

/** The session's order if it is this person's; anyone else's does not exist. */
async function ownOrder(db: Database, userId: number, sessionId: string) {
  const order = await orderOfSession(db, sessionId);
  if (order?.userId === userId) return order;
  throw new Problem(404, 'not_found', 'This payment was not found.');
}

function providerDown(log: Log) {
  return (error: unknown): never => {
    if (error instanceof Problem) throw error;
    log('error', 'payment provider', {where: whereOf(error)});
    throw new Problem(502, 'payment_provider', 'Failed to create checkout session');
  };
}

export function paymentRoutes(services: PaymentServices) {
  const {db, readSession, log, now} = services;

  return new Elysia({name: 'payments'})
    .use(signedIn(readSession))
    .get('/payment-history', ({userId}) => listPayments(db, userId))
    .post(
      '/verify-promo',
      async ({userId, body, status}) => {
        await limitUse(db, `promo:${userId}`, {times: 10, seconds: 3_600}, now());
        const promo = await findPromo(db, userId, body.code, now());
        if (!promo) return status(400, {message: badPromo, code: 'bad_promo'});
        return {discountPercentage: promo.percent};
      },
      {body: PromoBody},
    )
    .post(
      '/purchase-credits',
      async ({userId, session, body: {planId, promoCode}}) => {
        const buyer = {userId, email: session.email};
        const checkout = startCheckout(withProvider(services), buyer, planId, promoCode || null);
        return checkout.catch(providerDown(log));
      },
      {body: PurchaseBody},
    );
}

export function completionRoutes(services: PaymentServices) {
  const {db, readSession, log} = services;

  return new Elysia({name: 'payment-completion'})
    .use(signedIn(readSession))
    .get(
      '/verify-payment',
      async ({userId, query}) => {
        const {payments} = withProvider(services);
        const order = await ownOrder(db, userId, query.session_id);
        const state = await payments.readCheckout(query.session_id);
        return {
          success: state !== null,
          paymentStatus: state?.paymentStatus ?? 'unknown',
          creditAmount: String(order.creditsPurchased),
          credited: order.completedAt !== null,
        };
      },
      {query: object({session_id: SessionId})},
    )
    .post(
      '/manual-complete-payment',
      async ({userId, body, status}) => {
        const {payments} = withProvider(services);
        await ownOrder(db, userId, body.sessionId);
        const done = await fulfil({db, payments, log}, body.sessionId);
        if (done.state !== 'paid') {
          return status(409, {message: 'This payment has not been made yet.', code: 'unpaid'});
        }
        return {
          success: true,
          alreadyCompleted: !done.isNew,
          creditsPurchased: done.creditsPurchased,
          currentCredits: done.after,
          newCredits: done.after,
          previousCredits: done.before,
          method: done.isNew ? 'verified' : 'already_completed',
        };
      },
      {body: object({sessionId: SessionId})},
    );
}
