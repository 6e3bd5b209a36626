import {optimisationCost} from '../model/credits.ts';
import {type Job, type Stage, stageKeys} from '../model/entities.ts';
import type {MutationArgs} from '../model/mutations.ts';
import {change, type MutatorContext, type RowsView} from './rows-view.ts';

type JobRequest = MutationArgs<'job.request'>;

export function requestJob(view: RowsView, args: JobRequest, {now}: MutatorContext): void {
  if (view.get('jobs', args.id) !== undefined) return;
  if (standingJob(view.all('jobs'), args) !== undefined) return;
  // The server refuses what cannot be paid, so the view does not promise it.
  if (args.kind === 'optimisation' && !addCredits(view, -optimisationCost)) return;

  view.put('jobs', {
    id: args.id,
    kind: args.kind,
    resumeId: args.resumeId,
    jobDetailsId: args.jobDetailsId,
    optimisationId: args.optimisationId,
    resultId: args.resultId,
    run: args.run,
    status: 'queued',
    stages: args.kind === 'optimisation' ? pendingStages() : [],
    retries: 0,
    errorCode: null,
    errorMessage: null,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * The job that already answers this request: a double click, another tab or
 * another device asked for the same thing, and it is under way or done.
 */
export function standingJob(jobs: Iterable<Job>, request: JobRequest): Job | undefined {
  for (const job of jobs) {
    if (isSameIntent(job, request) && job.status !== 'failed' && job.status !== 'cancelled') {
      return job;
    }
  }
  return undefined;
}

/** The `run` for a repeat that the person wants, one above every earlier one. */
export function nextRun(
  jobs: Iterable<Job>,
  request: Pick<JobRequest, 'kind' | 'resumeId' | 'jobDetailsId' | 'optimisationId'>,
): number {
  let next = 0;
  for (const job of jobs) if (isSameWork(job, request)) next = Math.max(next, job.run + 1);
  return next;
}

function isSameIntent(job: Job, request: JobRequest): boolean {
  return isSameWork(job, request) && job.run === request.run;
}

function isSameWork(
  job: Job,
  request: Pick<JobRequest, 'kind' | 'resumeId' | 'jobDetailsId' | 'optimisationId'>,
): boolean {
  return (
    job.kind === request.kind &&
    job.resumeId === request.resumeId &&
    job.jobDetailsId === request.jobDetailsId &&
    job.optimisationId === request.optimisationId
  );
}

/** Until enhancement starts a job can be taken back, and its credits return. */
export function cancelJob(
  view: RowsView,
  {id}: MutationArgs<'job.cancel'>,
  {now}: MutatorContext,
): void {
  const job = view.get('jobs', id);
  if (job === undefined || !isCancellable(job)) return;

  change(view, 'jobs', id, row => ({...row, status: 'cancelled', updatedAt: now}));
  if (job.kind === 'optimisation') addCredits(view, optimisationCost);
}

/** Whether a cancel would still be accepted, as far as this view knows. */
export function isCancellable(job: Job): boolean {
  if (job.status !== 'queued' && job.status !== 'running') return false;
  const enhancement = job.stages.find(stage => stage.key === 'enhancement');
  return enhancement === undefined || enhancement.state === 'pending';
}

function pendingStages(): Stage[] {
  return stageKeys.map(key => ({key, state: 'pending', done: 0, total: 0}));
}

/** Changes the predicted balance unless that would take it below zero; answers whether it could. */
function addCredits(view: RowsView, credits: number): boolean {
  for (const account of view.all('account')) {
    if (account.credits + credits < 0) return false;
    view.put('account', {...account, credits: account.credits + credits});
  }
  return true;
}
