import type {PlanId} from '../../../sync/model/plans.ts';
import {api} from '../../api/client.ts';
import {type Answer, answer} from '../../api/outcome.ts';

/** The discount of a promo code in percent, or null where the code is none. */
export async function readPromo(code: string): Promise<number | null> {
  const reply = await answer(api['verify-promo'].post({code}));
  return reply.ok ? reply.value.discountPercentage : null;
}

export interface Checkout {
  sessionId: string;
  url: string;
}

/** Opens an order and its page at the payment provider. */
export function openCheckout(planId: PlanId, promoCode: string | null): Promise<Answer<Checkout>> {
  return answer(api['purchase-credits'].post({planId, ...(promoCode && {promoCode})}));
}

/**
 * A tab for the provider's page. It is opened at the press itself: later, a
 * browser would block it. An installed app stays in its own window.
 */
export function prepareCheckoutTab(): {show: (url: string) => void; drop: () => void} {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const tab = isInstalled ? null : window.open('about:blank', '_blank');
  return {
    show(url) {
      if (tab) tab.location.href = url;
      else location.assign(url);
    },
    drop: () => tab?.close(),
  };
}
