import {newId} from '../../../sync/model/ids.ts';
import type {Rows} from '../../../sync/model/kinds.ts';
import {nextRun} from '../../../sync/mutators/jobs.ts';
import {mutate} from '../../data/replica.ts';

interface OptimisationRequest {
  readonly resumeId: string;
  readonly jobDetailsId: string;
  /** Every job that is known, so that a wanted repeat counts as one. */
  readonly jobs: readonly Rows['jobs'][];
  /** Of the output: the resume's own, or the posting's if the person asks. */
  readonly language: Rows['optimisations']['language'] | null;
}

export interface RequestedOptimisation {
  readonly requestId: string;
  /** The id that the result will have, unless a run of the same is already under way. */
  readonly optimisationId: string;
}

/** Asks for an optimisation, online or not. */
export async function requestOptimisation(
  request: OptimisationRequest,
): Promise<RequestedOptimisation> {
  const {resumeId, jobDetailsId, jobs, language} = request;
  const work = {kind: 'optimisation', resumeId, jobDetailsId, optimisationId: null} as const;
  const [id, resultId] = [newId(), newId()];
  const options = {language, tone: 'plain', length: 'standard'} as const;
  await mutate('job.request', {...work, id, resultId, run: nextRun(jobs, work), options});
  return {requestId: id, optimisationId: resultId};
}
