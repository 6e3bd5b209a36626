import {useAccount, useRows} from '../../data/live.ts';
import {newestFirst} from '../../features/history/name-job.ts';
import {Chip} from '../../ui/chip.tsx';
import {EmptyState} from '../../ui/empty-state.tsx';
import {shortDate} from '../../ui/format.ts';
import {LinkButton} from '../../ui/link.tsx';
import {Skeleton} from '../../ui/skeleton.tsx';
import {Cell, Row, RowHeader, Table} from '../../ui/table.tsx';
import {Section} from './section.tsx';
import * as css from './settings.css.ts';

export function CreditsTab() {
  const account = useAccount();

  return (
    <div className={css.wide}>
      <Section title="Available Credits">
        <span className={css.numeral}>{account?.credits ?? '–'}</span>
        <div className={css.actions}>
          <LinkButton to="/pricing">Purchase Credits</LinkButton>
        </div>
      </Section>
      <Section title="Credit Usage History">
        <UsageHistory />
      </Section>
    </div>
  );
}

const columns = [
  {id: 'date', title: 'Date'},
  {id: 'used', title: 'Credits Used'},
  {id: 'job', title: 'Job Title'},
  {id: 'resume', title: 'Resume'},
  {id: 'company', title: 'Company'},
];

function UsageHistory() {
  const uses = useRows('creditUses');
  if (!uses) return <Skeleton label="Loading credit usage" />;
  if (uses.length === 0) return <EmptyState title="No credit usage history found." />;
  return (
    <Table label="Credit Usage History" columns={columns}>
      {newestFirst(uses).map(use => (
        <Row key={use.id}>
          <RowHeader>{shortDate(use.createdAt)}</RowHeader>
          <Cell label="Credits Used">
            {use.creditsUsed} {use.released && <Chip tone="good">Given back</Chip>}
          </Cell>
          <Cell label="Job Title">{use.jobTitle}</Cell>
          <Cell label="Resume">{use.resumeFilename}</Cell>
          <Cell label="Company">{use.company}</Cell>
        </Row>
      ))}
    </Table>
  );
}
