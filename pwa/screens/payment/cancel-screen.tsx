import {useEffect} from 'react';
import {takePendingPayment} from '../../features/session/pending-payment.ts';
import {cluster} from '../../styles/layout.css.ts';
import {LinkButton} from '../../ui/link.tsx';
import {PageHeader} from '../../ui/page-header.tsx';

export function CancelScreen() {
  // The checkout is over: the next sign-in must not lead back to it.
  useEffect(() => {
    takePendingPayment();
  }, []);

  return (
    <>
      <PageHeader
        title="Payment Cancelled"
        subtitle="Your payment was cancelled and nothing was charged."
      />
      <div className={cluster[8]}>
        <LinkButton to="/pricing">Try Again</LinkButton>
        <LinkButton to="/" tone="secondary">
          Back to Dashboard
        </LinkButton>
      </div>
    </>
  );
}
