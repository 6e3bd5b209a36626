import {randomUUIDv7} from 'bun';
import {eq} from 'drizzle-orm';
import {type PlanId, plans} from '../../../sync/model/plans.ts';
import type {Database} from '../../db/database.ts';
import {paymentHistory} from '../../db/tables/money.ts';
import {type UserTx, withUserTx} from '../../db/user-tx.ts';
import {Problem} from '../../http/problem.ts';
import type {PaymentProvider} from '../../services/stripe/payments.ts';
import {releasePromo, reservePromo} from './promo-codes.ts';

export interface CheckoutServices {
  db: Database;
  payments: PaymentProvider;
  publicUrl: string;
  now: () => number;
}

interface Buyer {
  userId: number;
  email: string;
}

type Order = typeof paymentHistory.$inferSelect;

/** Writes down what will be paid: the price is ours, the discount that of a code with a use left. */
async function placeOrder(
  tx: UserTx,
  planId: PlanId,
  promoCode: string | null,
  nowMs: number,
): Promise<Order> {
  const plan = plans[planId];
  const id = randomUUIDv7();
  const promo = promoCode ? await reservePromo(tx, promoCode, id, nowMs) : null;
  if (promoCode && !promo) {
    throw new Problem(400, 'bad_promo', 'The promo code you entered is invalid or expired.');
  }
  const discountPercentage = promo?.percent ?? 0;
  const discountCents = Math.round((plan.priceCents * discountPercentage) / 100);
  const [order] = await tx.db
    .insert(paymentHistory)
    .values({
      id,
      userId: tx.userId,
      version: tx.version,
      amountCents: plan.priceCents - discountCents,
      discountCents,
      creditsPurchased: plan.credits,
      metadata: {
        planId,
        promoCode: promo?.code ?? null,
        discountPercentage,
        originalAmountCents: plan.priceCents,
        cardBrand: null,
      },
    })
    .returning();
  if (!order) throw new Error('an order is there once it was placed');
  return order;
}

export async function closeOrder(
  db: Database,
  userId: number,
  orderId: string,
  status: 'failed' | 'expired',
): Promise<void> {
  await withUserTx(db, userId, async tx => {
    const [order] = await tx.db
      .select({status: paymentHistory.status})
      .from(paymentHistory)
      .where(eq(paymentHistory.id, orderId));
    if (order?.status !== 'pending') return;
    await tx.db
      .update(paymentHistory)
      .set({status, version: tx.version})
      .where(eq(paymentHistory.id, orderId));
    await releasePromo(tx, orderId);
  });
}

/** Opens a hosted checkout for a pack. The order exists before the provider hears of it. */
export async function startCheckout(
  {db, payments, publicUrl, now}: CheckoutServices,
  {userId, email}: Buyer,
  planId: PlanId,
  promoCode: string | null,
): Promise<{sessionId: string; url: string}> {
  const order = await withUserTx(db, userId, tx => placeOrder(tx, planId, promoCode, now()));
  const opening = payments.openCheckout({
    orderId: order.id,
    userId,
    email,
    label: `Galley ${plans[planId].name}: ${order.creditsPurchased} credits`,
    amountCents: order.amountCents,
    successUrl: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${publicUrl}/payment/cancel`,
  });
  const opened = await opening.catch(async error => {
    await closeOrder(db, userId, order.id, 'failed');
    throw error;
  });
  await withUserTx(db, userId, tx =>
    tx.db
      .update(paymentHistory)
      .set({stripeSessionId: opened.sessionId, version: tx.version})
      .where(eq(paymentHistory.id, order.id)),
  );
  return opened;
}
