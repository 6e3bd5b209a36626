import {useNavigate, useSearch} from '@tanstack/react-router';
import {useCallback} from 'react';
import {useAccount} from '../../data/live.ts';
import {paymentMessages} from '../../features/payments/payment-messages.ts';
import {forgetUser} from '../../features/session/current-user.ts';
import {keepPendingPayment, takePendingPayment} from '../../features/session/pending-payment.ts';
import {cluster, stack} from '../../styles/layout.css.ts';
import {body} from '../../styles/text.css.ts';
import {LinkButton} from '../../ui/link.tsx';
import {Notice} from '../../ui/notice.tsx';
import {PageHeader} from '../../ui/page-header.tsx';
import {notify} from '../../ui/toast.tsx';
import type {Confirmation} from './payment-confirmation.ts';
import {PaymentState} from './payment-state.tsx';
import {usePaymentConfirmation} from './use-payment-confirmation.ts';

const sessionExpiredMs = 2_000;

export function SuccessScreen() {
  const {session_id: sessionId} = useSearch({from: '/signed-in/payment/success'});
  const account = useAccount();

  return (
    <>
      {sessionId ? <ConfirmedPayment sessionId={sessionId} /> : <NoPayment />}
      <div className={stack[24]}>
        {account && <p className={body}>You have {account.credits} credits now.</p>}
        <div className={cluster[8]}>
          <LinkButton to="/settings" search={{tab: 'billing'}} tone="secondary">
            View Credits
          </LinkButton>
          <LinkButton to="/pricing" tone="secondary">
            Buy More Credits
          </LinkButton>
        </div>
      </div>
    </>
  );
}

function NoPayment() {
  return (
    <PageHeader
      title="No payment to confirm"
      subtitle="This address is opened by the payment provider after a checkout."
    />
  );
}

function ConfirmedPayment({sessionId}: {sessionId: string}) {
  const navigate = useNavigate();
  const tell = useCallback((end: Confirmation) => tellEnd(end, sessionId), [sessionId]);
  const {confirmation, complete, restart} = usePaymentConfirmation(sessionId, tell);
  const isPaid = confirmation.step === 'paid' || confirmation.step === 'credited';
  const toAccount = useCallback(
    () => void navigate({to: '/settings', search: {tab: 'billing'}}),
    [navigate],
  );

  return (
    <>
      <PageHeader title={isPaid ? 'Payment Successful' : 'Confirming your payment'} />
      {confirmation.step === 'session-expired' && (
        <Notice tone="fair" title="Session Expired" announces="at once">
          Please log in again. Your payment is kept.
        </Notice>
      )}
      <PaymentState
        confirmation={confirmation}
        onComplete={complete}
        onRestart={restart}
        onLeave={toAccount}
      />
    </>
  );
}

/** Tells the end once; without a session the person signs in and comes back to this payment. */
function tellEnd(end: Confirmation, sessionId: string): void {
  switch (end.step) {
    case 'credited':
      takePendingPayment();
      notify(
        end.wasAlready || end.credits === null
          ? paymentMessages.alreadyProcessed()
          : paymentMessages.creditsAdded(end.credits),
      );
      return;
    case 'failed':
      notify(
        end.isUnavailable
          ? paymentMessages.unavailable()
          : paymentMessages.verificationFailed(end.message),
      );
      return;
    case 'session-expired':
      notify(paymentMessages.sessionExpired());
      keepPendingPayment(sessionId);
      setTimeout(forgetUser, sessionExpiredMs);
      return;
    case 'verifying':
    case 'paid':
    case 'unverified':
      return;
  }
}
