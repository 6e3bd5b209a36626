import type {JobDetails, Optimisation} from '../../../sync/model/entities.ts';

/** What an optimisation was made for, as the lists name it. */
export interface NamedJob {
  title: string;
  company: string;
}

type Made = Pick<Optimisation, 'jobDetailsId' | 'posting'>;

/** The posting itself is asked first: it may have been read anew since. */
export function nameJob(optimisation: Made, jobDetails: readonly JobDetails[]): NamedJob {
  const {jobDetailsId, posting} = optimisation;
  if (jobDetailsId === null) return {title: 'No Job', company: 'No Company'};
  const current = jobDetails.find(job => job.id === jobDetailsId)?.posting ?? posting;
  return {title: current.title ?? 'Unknown Job', company: current.company ?? 'Unknown Company'};
}

/** Newest first. */
export function newestFirst<Row extends {createdAt: string}>(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
