import {eq} from 'drizzle-orm';
import type {Database} from '../../db/database.ts';
import {paymentHistory} from '../../db/tables/money.ts';
import {users} from '../../db/tables/users.ts';
import {type UserTx, withUserTx} from '../../db/user-tx.ts';
import type {Log} from '../../http/log.ts';
import type {CheckoutState, PaymentProvider} from '../../services/stripe/payments.ts';
import {addPurchase} from '../credits/ledger.ts';
import {closeOrder} from './checkout.ts';

export interface CompletionServices {
  db: Database;
  payments: PaymentProvider;
  log: Log;
}

type Order = typeof paymentHistory.$inferSelect;

export type Fulfilled =
  | {state: 'unknown'}
  | {state: 'unpaid'; paymentStatus: string}
  | {state: 'paid'; isNew: boolean; creditsPurchased: number; before: number; after: number};

export async function orderOfSession(db: Database, sessionId: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(paymentHistory)
    .where(eq(paymentHistory.stripeSessionId, sessionId));
  return order ?? null;
}

function isOurs(order: Order, paid: CheckoutState): boolean {
  return (
    paid.orderId === order.id &&
    paid.userId === String(order.userId) &&
    paid.amountCents === order.amountCents &&
    paid.currency === 'usd'
  );
}

/** A code for the whole price leaves nothing to pay, which the provider calls by another name. */
function isPaid({paymentStatus}: CheckoutState, {amountCents}: Order): boolean {
  return paymentStatus === 'paid' || (paymentStatus === 'no_payment_required' && amountCents === 0);
}

async function creditOrder(tx: UserTx, order: Order, paid: CheckoutState) {
  const balance = async () => {
    const [user] = await tx.db
      .select({credits: users.credits})
      .from(users)
      .where(eq(users.id, tx.userId));
    return user?.credits ?? 0;
  };
  const before = await balance();
  const isNew = await addPurchase(tx, order.creditsPurchased, order.id);
  if (isNew) {
    await tx.db
      .update(paymentHistory)
      .set({
        status: 'completed',
        stripePaymentStatus: paid.paymentStatus,
        stripeTransactionId: paid.transactionId,
        cardLastFour: paid.cardLastFour,
        metadata: {...order.metadata, cardBrand: paid.cardBrand},
        completedAt: new Date().toISOString(),
        version: tx.version,
      })
      .where(eq(paymentHistory.id, order.id));
  }
  return {isNew, before, after: await balance()};
}

/** Credits a payment once if the provider itself says it was made, whoever asks how often. */
export async function fulfil(
  {db, payments, log}: CompletionServices,
  sessionId: string,
): Promise<Fulfilled> {
  const order = await orderOfSession(db, sessionId);
  if (!order || order.userId === null) return {state: 'unknown'};
  const paid = await payments.readCheckout(sessionId);
  if (!paid) return {state: 'unknown'};
  if (!isPaid(paid, order)) {
    if (paid.status === 'expired') await closeOrder(db, order.userId, order.id, 'expired');
    return {state: 'unpaid', paymentStatus: paid.paymentStatus};
  }
  if (!isOurs(order, paid)) {
    log('error', 'a payment does not match its order', {kind: order.id});
    return {state: 'unknown'};
  }
  const credited = await withUserTx(db, order.userId, tx => creditOrder(tx, order, paid));
  return {state: 'paid', creditsPurchased: order.creditsPurchased, ...credited};
}
