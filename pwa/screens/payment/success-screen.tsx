import {useAccount} from '../../data/live.ts';
import {cluster, stack} from '../../styles/layout.css.ts';
import {body} from '../../styles/text.css.ts';
import {LinkButton} from '../../ui/link.tsx';
import {PageHeader} from '../../ui/page-header.tsx';

export function SuccessScreen() {
  const account = useAccount();

  return (
    <>
      <PageHeader
        title="Payment Successful"
        subtitle="Your credits are added as soon as the payment provider has confirmed the payment."
      />
      <div className={stack[24]}>
        {account && <p className={body}>You have {account.credits} credits now.</p>}
        <div className={cluster[8]}>
          <LinkButton to="/settings" search={{tab: 'billing'}}>
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
