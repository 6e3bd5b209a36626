import type {Payment} from '../../../sync/model/entities.ts';
import {useAccount, useRows} from '../../data/live.ts';
import {usedThisMonth} from '../../features/credits/used-credits.ts';
import {newestFirst} from '../../features/history/name-job.ts';
import {cardWords, statusWords} from '../../features/payments/payment-words.ts';
import {Chip} from '../../ui/chip.tsx';
import {EmptyState} from '../../ui/empty-state.tsx';
import {money, shortDate} from '../../ui/format.ts';
import {LinkButton} from '../../ui/link.tsx';
import {Notice} from '../../ui/notice.tsx';
import {Skeleton} from '../../ui/skeleton.tsx';
import {Cell, Row, RowHeader, Table} from '../../ui/table.tsx';
import {Section} from './section.tsx';
import * as css from './settings.css.ts';

export function BillingTab() {
  const account = useAccount();
  const uses = useRows('creditUses') ?? [];

  return (
    <div className={css.wide}>
      <Section title="Available Credits">
        <div className={css.balance}>
          <span className={css.numeral}>{account?.credits ?? '–'}</span>
          <span className={css.words}>{usedThisMonth(uses, new Date())} used this month</span>
        </div>
        <div className={css.actions}>
          <LinkButton to="/pricing">Purchase Credits</LinkButton>
        </div>
        <p className={css.words}>Starting at $5 for 5 credits</p>
        <ul className={css.bullets}>
          <li>5 credits per optimization plus cover letter</li>
          <li>Credits never expire</li>
          <li>No refunds</li>
        </ul>
      </Section>
      <Section title="Purchase History">
        <PurchaseHistory />
        <Notice title="Purchase policy">
          Purchases are final. A run that fails or is cancelled before writing starts gives its
          credits back by itself.
        </Notice>
      </Section>
    </div>
  );
}

const columns = [
  {id: 'date', title: 'Date'},
  {id: 'amount', title: 'Amount'},
  {id: 'credits', title: 'Credits'},
  {id: 'method', title: 'Payment Method'},
  {id: 'status', title: 'Status'},
];

function PurchaseHistory() {
  const payments = useRows('payments');
  if (!payments) return <Skeleton label="Loading payment history" />;
  if (payments.length === 0) return <EmptyState title="No purchases yet" />;
  return (
    <Table label="Purchase History" columns={columns}>
      {newestFirst(payments).map(payment => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </Table>
  );
}

function PaymentRow({payment}: {payment: Payment}) {
  const {label, tone} = statusWords(payment.status);

  return (
    <Row>
      <RowHeader>{shortDate(payment.createdAt)}</RowHeader>
      <Cell label="Amount">{money(payment.amountCents)}</Cell>
      <Cell label="Credits">{payment.creditsPurchased}</Cell>
      <Cell label="Payment Method">{cardWords(payment)}</Cell>
      <Cell label="Status">
        <Chip tone={tone}>{label}</Chip>
      </Cell>
    </Row>
  );
}
