import {and, desc, eq, isNull} from 'drizzle-orm';
import type {Payment} from '../../../sync/model/entities.ts';
import type {Queryable} from '../../db/database.ts';
import {pullSource} from '../../db/pull-source.ts';
import {paymentHistory} from '../../db/tables/money.ts';

export type PaymentRow = typeof paymentHistory.$inferSelect;

export function rowToPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    amountCents: row.amountCents,
    discountCents: row.discountCents,
    creditsPurchased: row.creditsPurchased,
    cardBrand: row.metadata.cardBrand,
    cardLastFour: row.cardLastFour,
    status: row.status,
    createdAt: row.createdAt,
    completedAt: row.completedAt,
  };
}

export const paymentSource = pullSource('payments', paymentHistory, rowToPayment);

/** The specification's payment entries, newest first; amounts in dollars as well as printed. */
export async function listPayments(db: Queryable, userId: number) {
  const rows = await db
    .select()
    .from(paymentHistory)
    .where(and(eq(paymentHistory.userId, userId), isNull(paymentHistory.deletedAt)))
    .orderBy(desc(paymentHistory.createdAt));
  return rows.map(row => ({
    id: row.id,
    date: row.createdAt,
    amount: row.amountCents / 100,
    formattedAmount: `$${(row.amountCents / 100).toFixed(2)}`,
    creditsPurchased: row.creditsPurchased,
    cardBrand: row.metadata.cardBrand,
    cardLast4: row.cardLastFour,
    status: row.status,
  }));
}
