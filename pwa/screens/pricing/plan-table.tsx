import {useState} from 'react';
import {startingCredits} from '../../../sync/model/credits.ts';
import {type PlanId, plans} from '../../../sync/model/plans.ts';
import {useSyncState} from '../../data/live.ts';
import {paymentMessages} from '../../features/payments/payment-messages.ts';
import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {money} from '../../ui/format.ts';
import {notify} from '../../ui/toast.tsx';
import {ConfirmPurchase} from './confirm-purchase.tsx';
import * as css from './pricing-screen.css.ts';

const packs = Object.entries(plans) as [PlanId, (typeof plans)[PlanId]][];

/** The packs as columns of one ruled table, on phones as its rows. */
export function PlanTable() {
  const {online} = useSyncState();
  const [chosen, setChosen] = useState<PlanId | null>(null);

  return (
    <>
      <ul className={css.plans}>
        <li className={css.plan}>
          <div className={css.head}>
            <h2 className={css.name}>Free Trial</h2>
          </div>
          <p className={css.price}>{money(0)}</p>
          <p className={css.facts}>{startingCredits} credits with a new account</p>
          <Button
            tone="secondary"
            isWide
            onPress={() => notify(paymentMessages.freeCredits(startingCredits))}
          >
            Get free credits
          </Button>
        </li>
        {packs.map(([id, plan]) => (
          <li key={id} className={css.plan}>
            <div className={css.head}>
              <h2 className={css.name}>{plan.name}</h2>
              {plan.badge && (
                <Chip tone={id === 'credits_10' ? 'marked' : 'plain'}>{plan.badge}</Chip>
              )}
            </div>
            <p className={css.price}>{money(plan.priceCents / plan.credits)}</p>
            <p className={css.facts}>
              each · {plan.credits} credits for {money(plan.priceCents)}
            </p>
            <Button
              tone={id === 'credits_10' ? 'primary' : 'secondary'}
              isWide
              isDisabled={!online}
              onPress={() => setChosen(id)}
            >
              {online ? `Buy ${plan.credits} credits` : 'Needs a connection'}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <ConfirmPurchase key={chosen} planId={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
