import {Link} from '@tanstack/react-router';
import type {JobDetails, Optimisation} from '../../../sync/model/entities.ts';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {useRows} from '../../data/live.ts';
import {nameJob, newestFirst} from '../../features/history/name-job.ts';
import {EmptyState} from '../../ui/empty-state.tsx';
import {shortDate} from '../../ui/format.ts';
import {Ring} from '../../ui/ring.tsx';
import {Skeleton} from '../../ui/skeleton.tsx';
import * as css from './dashboard-screen.css.ts';

const shownRows = 5;

export function RecentOptimisations() {
  const optimisations = useRows('optimisations');
  const jobDetails = useRows('jobDetails');

  if (!optimisations || !jobDetails) return <Skeleton label="Loading resume data..." lines={5} />;
  if (optimisations.length === 0) {
    return (
      <EmptyState title="No optimizations yet">
        Upload your resume and paste a job posting: the first two are on us.
      </EmptyState>
    );
  }
  return (
    <ul className={css.rows}>
      {newestFirst(optimisations)
        .slice(0, shownRows)
        .map(optimisation => (
          <li key={optimisation.id} className={css.line}>
            <RecentRow optimisation={optimisation} jobDetails={jobDetails} />
          </li>
        ))}
    </ul>
  );
}

interface RecentRowProps {
  optimisation: Optimisation;
  jobDetails: readonly JobDetails[];
}

function RecentRow({optimisation, jobDetails}: RecentRowProps) {
  const {id, jobDetailsId, createdAt, after} = optimisation;
  const job = nameJob(optimisation, jobDetails);
  const band = scoreBand(after.overall);

  return (
    <Link to="/jobs" hash={id} className={css.row}>
      <Ring label="Match score" value={after.overall} tone={band} word={bandWord[band]} />
      <span>
        <span className={css.title}>{jobDetailsId ? job.title : `Optimization ${id}`}</span>
        {jobDetailsId && <span className={css.company}> · {job.company}</span>}
      </span>
      <time dateTime={createdAt} className={css.date}>
        {shortDate(createdAt)}
      </time>
    </Link>
  );
}
