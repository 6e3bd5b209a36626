import {cluster} from '../../styles/layout.css.ts';
import {LinkButton} from '../../ui/link.tsx';
import {PageHeader} from '../../ui/page-header.tsx';

export function CancelScreen() {
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
