import type {Job} from '../../../sync/model/entities.ts';
import {useRows, useSyncState} from '../../data/live.ts';
import {jobLine} from '../../features/jobs/posting-words.ts';
import {stack} from '../../styles/layout.css.ts';
import {sectionTitle, small} from '../../styles/text.css.ts';
import {Chip} from '../../ui/chip.tsx';
import * as css from './dashboard-screen.css.ts';

const kindWord = {optimisation: 'Optimization', letter: 'Cover letter'} as const;

/** What has been asked for and is not done, in the order in which it will be. */
export function WaitingJobs() {
  const jobs = useRows('jobs') ?? [];
  const jobDetails = useRows('jobDetails') ?? [];
  const {online} = useSyncState();
  const open = jobs.filter(job => job.status === 'queued' || job.status === 'running');
  if (open.length === 0) return null;

  return (
    <section className={stack[8]} aria-labelledby="waiting">
      <h2 id="waiting" className={sectionTitle}>
        Waiting
      </h2>
      <ul>
        {open.map(job => {
          const details = jobDetails.find(({id}) => id === job.jobDetailsId);
          return (
            <li key={job.id} className={css.waiting}>
              <span>
                {kindWord[job.kind]} <Chip tone="fair">{stateWord(job, online)}</Chip>
              </span>
              {details && <span className={small}>{jobLine(details)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function stateWord(job: Job, isOnline: boolean): string {
  if (job.status === 'running') return 'In progress';
  return isOnline ? 'Queued' : 'Starts when you are online';
}
