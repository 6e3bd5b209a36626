import {eq} from 'drizzle-orm';
import type {Database} from '../../db/database.ts';
import {paymentHistory} from '../../db/tables/money.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {takeBack} from '../credits/ledger.ts';

interface TakenBack {
  transactionId: string;
  backCents: number;
  amountCents: number;
}

/** Takes credits back in proportion; the provider tells the sum so far, only the new part counts. */
export async function takePaymentBack(
  db: Database,
  {transactionId, backCents, amountCents}: TakenBack,
): Promise<void> {
  const ofTransaction = eq(paymentHistory.stripeTransactionId, transactionId);
  const [found] = await db.select().from(paymentHistory).where(ofTransaction);
  if (!found || found.userId === null || amountCents === 0) return;
  await withUserTx(db, found.userId, async tx => {
    const [order] = await tx.db.select().from(paymentHistory).where(ofTransaction);
    if (!order) return;
    const share = Math.min(1, backCents / amountCents);
    const owedInAll = Math.round(order.creditsPurchased * share);
    const already = order.metadata.creditsTakenBack ?? 0;
    if (owedInAll <= already) return;
    await takeBack(tx, owedInAll - already, `${order.id}:${owedInAll}`);
    await tx.db
      .update(paymentHistory)
      .set({
        status: share === 1 ? 'refunded' : 'partially refunded',
        metadata: {...order.metadata, creditsTakenBack: owedInAll},
        version: tx.version,
      })
      .where(eq(paymentHistory.id, order.id));
  });
}
