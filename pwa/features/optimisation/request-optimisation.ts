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

/** Asks for an optimisation, online or not; gives the id that the result will have. */
export async function requestOptimisation(request: OptimisationRequest): Promise<string> {
  const {resumeId, jobDetailsId, jobs, language} = request;
  const work = {kind: 'optimisation', resumeId, jobDetailsId, optimisationId: null} as const;
  const resultId = newId();
  const options = {language, tone: 'plain', length: 'standard'} as const;
  await mutate('job.request', {...work, id: newId(), resultId, run: nextRun(jobs, work), options});
  return resultId;
}
