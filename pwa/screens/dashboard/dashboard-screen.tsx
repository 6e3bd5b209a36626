import {successRate} from '../../../sync/model/score-band.ts';
import {useAccount, useRows} from '../../data/live.ts';
import {InstallCard} from '../../features/install/install-card.tsx';
import {aside, stack} from '../../styles/layout.css.ts';
import {sectionTitle} from '../../styles/text.css.ts';
import {LinkButton} from '../../ui/link.tsx';
import {PageHeader} from '../../ui/page-header.tsx';
import * as css from './dashboard-screen.css.ts';
import {RecentOptimisations} from './recent-optimisations.tsx';
import {WaitingJobs} from './waiting-jobs.tsx';

export function DashboardScreen() {
  return (
    <>
      <PageHeader title="Welcome back!" />
      <Figures />
      <InstallOffer />
      <div className={aside}>
        <section className={stack[8]} aria-labelledby="recent">
          <h2 id="recent" className={sectionTitle}>
            Recent Optimizations
          </h2>
          <RecentOptimisations />
        </section>
        <div className={stack[32]}>
          <section className={stack[12]} aria-labelledby="actions">
            <h2 id="actions" className={sectionTitle}>
              Quick Actions
            </h2>
            <LinkButton to="/optimize" isWide>
              Optimize New Resume
            </LinkButton>
            <LinkButton to="/pricing" tone="secondary" isWide>
              Buy More Credits
            </LinkButton>
          </section>
          <WaitingJobs />
        </div>
      </div>
    </>
  );
}

/** Installing is worth it once there is a result to come back to. */
function InstallOffer() {
  const optimisations = useRows('optimisations');
  if (!optimisations?.length) return null;
  return (
    <div className={css.offer}>
      <InstallCard />
    </div>
  );
}

/** Three numerals on one ruled line; a dash where nothing is known yet. */
function Figures() {
  const account = useAccount();
  const optimisations = useRows('optimisations');
  const rate = successRate((optimisations ?? []).map(({after}) => after.overall));

  const figures = [
    {label: 'Credits', value: account?.credits, caption: '5 for each optimization'},
    {label: 'Total Resumes', value: optimisations?.length, caption: 'Optimized so far'},
    {
      label: 'Success Rate',
      value: optimisations?.length ? `${rate}%` : undefined,
      caption: 'Average match rate',
    },
  ];

  return (
    <dl className={css.figures}>
      {figures.map(({label, value, caption}) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value ?? '–'}</dd>
          <dd className={css.caption}>{caption}</dd>
        </div>
      ))}
    </dl>
  );
}
