import {useState} from 'react';
import {type PlanId, plans} from '../../../sync/model/plans.ts';
import {priceWithDiscount} from '../../features/payments/discount.ts';
import {paymentMessages} from '../../features/payments/payment-messages.ts';
import {openCheckout, prepareCheckoutTab, readPromo} from '../../features/payments/purchase.ts';
import {keepPendingPayment} from '../../features/session/pending-payment.ts';
import {explain} from '../../features/session/sign-in.ts';
import {Button} from '../../ui/button.tsx';
import {Dialog, DialogActions} from '../../ui/dialog.tsx';
import {money} from '../../ui/format.ts';
import {Notice} from '../../ui/notice.tsx';
import {TextField} from '../../ui/text-field.tsx';
import {notify} from '../../ui/toast.tsx';
import * as css from './pricing-screen.css.ts';

interface ConfirmPurchaseProps {
  planId: PlanId;
  onClose: () => void;
}

/** What is bought and what it costs, before anything is paid (WCAG 3.3.4). */
export function ConfirmPurchase({planId, onClose}: ConfirmPurchaseProps) {
  const plan = plans[planId];
  const promo = usePromo();
  const {isBusy, checkout} = useCheckout(planId, promo.applied?.code ?? null, onClose);
  const percent = promo.applied?.percent ?? 0;
  const {discountCents, totalCents} = priceWithDiscount(plan.priceCents, percent);

  return (
    <Dialog title="Confirm Purchase" isOpen onOpenChange={onClose}>
      <p className={css.facts}>
        {plan.name}: {plan.credits} credits. They never expire. Purchases are non-refundable.
      </p>
      <PromoField {...promo} />
      <dl className={css.sums}>
        <dt>Subtotal</dt>
        <dd className={css.amount}>{money(plan.priceCents)}</dd>
        {percent > 0 && (
          <>
            <dt>Discount ({percent}%)</dt>
            <dd className={css.amount}>−{money(discountCents)}</dd>
          </>
        )}
        <dt className={css.total}>Total</dt>
        <dd className={`${css.total} ${css.amount}`}>{money(totalCents)}</dd>
      </dl>
      <DialogActions>
        <Button tone="secondary" onPress={onClose}>
          Cancel
        </Button>
        <Button isPending={isBusy} onPress={checkout}>
          Checkout
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AppliedPromo {
  code: string;
  percent: number;
}

function usePromo() {
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState<AppliedPromo | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function apply() {
    const typed = code.trim();
    if (typed === '') {
      notify(paymentMessages.emptyPromo());
      return;
    }
    setBusy(true);
    const percent = await readPromo(typed);
    setBusy(false);
    setApplied(percent === null ? null : {code: typed, percent});
    if (percent === null) notify(paymentMessages.invalidPromo());
  }

  return {code, setCode, applied, isBusy, apply: () => void apply()};
}

function PromoField({code, setCode, applied, isBusy, apply}: ReturnType<typeof usePromo>) {
  return (
    <>
      <div className={css.promo}>
        <TextField
          label="Promo code"
          name="promo"
          autoComplete="off"
          value={code}
          onChange={setCode}
          isDisabled={applied !== null}
        />
        <Button tone="secondary" isPending={isBusy} isDisabled={applied !== null} onPress={apply}>
          Apply
        </Button>
      </div>
      {applied && (
        <Notice tone="good" announces="politely">
          {applied.percent}% off with {applied.code}.
        </Notice>
      )}
    </>
  );
}

function useCheckout(planId: PlanId, promoCode: string | null, onStarted: () => void) {
  const [isBusy, setBusy] = useState(false);

  async function checkout() {
    const tab = prepareCheckoutTab();
    setBusy(true);
    const reply = await openCheckout(planId, promoCode);
    setBusy(false);
    if (reply.ok) {
      keepPendingPayment(reply.value.sessionId);
      notify(paymentMessages.checkoutStarted());
      tab.show(reply.value.url);
      onStarted();
      return;
    }
    tab.drop();
    const {failure} = reply;
    notify(
      failure.code === 'stripe_configuration_missing'
        ? paymentMessages.unavailable()
        : paymentMessages.checkoutFailed(explain(failure, 'Failed to create checkout session')),
    );
  }

  return {isBusy, checkout: () => void checkout()};
}
