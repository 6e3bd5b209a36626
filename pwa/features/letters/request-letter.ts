import {newId} from '../../../sync/model/ids.ts';
import type {Rows} from '../../../sync/model/kinds.ts';
import {nextRun} from '../../../sync/mutators/jobs.ts';
import {mutate} from '../../data/replica.ts';

export interface LetterChoice {
  readonly tone: Rows['letters']['tone'];
  readonly length: Rows['letters']['length'];
}

interface LetterRequest extends LetterChoice {
  readonly optimisation: Rows['optimisations'];
  readonly letter: Rows['letters'] | undefined;
  readonly jobs: readonly Rows['jobs'][];
}

/** Asks for the letter of an optimisation, or for a new version of it. */
export async function requestLetter(request: LetterRequest): Promise<void> {
  const {optimisation, letter, jobs, tone, length} = request;
  const {id: optimisationId, resumeId, jobDetailsId} = optimisation;
  if (!jobDetailsId) return;
  const work = {kind: 'letter', resumeId, jobDetailsId, optimisationId} as const;
  const resultId = letter?.id ?? newId();
  const options = {language: optimisation.language, tone, length};
  await mutate('job.request', {...work, id: newId(), resultId, run: nextRun(jobs, work), options});
}
