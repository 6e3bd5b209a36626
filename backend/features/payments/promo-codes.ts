import {and, eq, gt, isNull, lt, or, sql} from 'drizzle-orm';
import type {Queryable} from '../../db/database.ts';
import {paymentHistory, promoCodes, promoRedemptions} from '../../db/tables/money.ts';
import type {UserTx} from '../../db/user-tx.ts';

export interface Promo {
  code: string;
  percent: number;
}

export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

function isOpen(code: string, nowMs: number) {
  const at = new Date(nowMs).toISOString();
  return and(
    eq(promoCodes.code, code),
    or(isNull(promoCodes.expiresAt), gt(promoCodes.expiresAt, at)),
  );
}

export async function findPromo(
  db: Queryable,
  userId: number,
  typed: string,
  nowMs: number,
): Promise<Promo | null> {
  const code = normaliseCode(typed);
  const [promo] = await db.select().from(promoCodes).where(isOpen(code, nowMs));
  if (!promo) return null;
  const mine = await ownRedemption(db, userId, code);
  if (mine === 'used') return null;
  const isFree = promo.maxUses === null || promo.uses < promo.maxUses;
  return isFree || mine === 'reserved' ? {code, percent: promo.percent} : null;
}

/** Whether this person has used the code, or only reserved it for a payment that is still open. */
async function ownRedemption(db: Queryable, userId: number, code: string) {
  const [mine] = await db
    .select({status: paymentHistory.status})
    .from(promoRedemptions)
    .innerJoin(paymentHistory, eq(paymentHistory.id, promoRedemptions.paymentId))
    .where(and(eq(promoRedemptions.code, code), eq(promoRedemptions.userId, userId)));
  if (!mine) return null;
  return mine.status === 'pending' ? 'reserved' : 'used';
}

/** Takes one use of the code for a payment. Of many at once, no more get it than it has uses. */
export async function reservePromo(
  {db, userId}: UserTx,
  typed: string,
  paymentId: string,
  nowMs: number,
): Promise<Promo | null> {
  const promo = await findPromo(db, userId, typed, nowMs);
  if (!promo) return null;
  const {code} = promo;
  const moved = await db
    .update(promoRedemptions)
    .set({paymentId})
    .where(and(eq(promoRedemptions.code, code), eq(promoRedemptions.userId, userId)))
    .returning({code: promoRedemptions.code});
  if (moved.length > 0) return promo;
  const hasUses = or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses));
  const taken = await db
    .update(promoCodes)
    .set({uses: sql`${promoCodes.uses} + 1`})
    .where(and(isOpen(code, nowMs), hasUses))
    .returning({code: promoCodes.code});
  if (taken.length === 0) return null;
  await db.insert(promoRedemptions).values({code, userId, paymentId});
  return promo;
}

export async function releasePromo({db}: UserTx, paymentId: string): Promise<void> {
  const released = await db
    .delete(promoRedemptions)
    .where(eq(promoRedemptions.paymentId, paymentId))
    .returning({code: promoRedemptions.code});
  for (const {code} of released) {
    await db
      .update(promoCodes)
      .set({uses: sql`${promoCodes.uses} - 1`})
      .where(eq(promoCodes.code, code));
  }
}
