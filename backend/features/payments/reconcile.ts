import {and, eq, gt, isNotNull, lt, sql} from 'drizzle-orm';
import {paymentHistory} from '../../db/tables/money.ts';
import {whereOf} from '../../http/log.ts';
import {type CompletionServices, fulfil} from './completion.ts';

/** A webhook that has not come by then is taken for lost. */
const patienceMs = 2 * 60_000;

export async function reconcilePayments(
  services: CompletionServices & {olderThanMs?: number},
): Promise<void> {
  const {olderThanMs = patienceMs} = services;
  const open = await services.db
    .select({sessionId: paymentHistory.stripeSessionId})
    .from(paymentHistory)
    .where(
      and(
        eq(paymentHistory.status, 'pending'),
        isNotNull(paymentHistory.stripeSessionId),
        lt(paymentHistory.createdAt, sql`now() - make_interval(secs => ${olderThanMs / 1_000})`),
        gt(paymentHistory.createdAt, sql`now() - interval '2 days'`),
      ),
    )
    .limit(50);
  for (const {sessionId} of open) {
    // One payment that cannot be asked about must not keep the others waiting.
    await fulfil(services, sessionId ?? '').catch(error =>
      services.log('warn', 'payment not reconciled', {where: whereOf(error)}),
    );
  }
}
