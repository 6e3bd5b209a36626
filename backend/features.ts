import type {Mutators, PullSources} from '../sync/server/ports.ts';
import type {Transaction} from './db/database.ts';
import type {Queue} from './db/queue.ts';
import type {UserTx} from './db/user-tx.ts';
import {answerMutators, answerSource} from './features/answers/answers.ts';
import {creditUseSource} from './features/credits/credits.ts';
import {postingMutators} from './features/jobs/commands.ts';
import {jobDetailsSource} from './features/jobs/jobs.ts';
import {letterMutators} from './features/letters/commands.ts';
import {letterSource} from './features/letters/letters.ts';
import {optimisationMutators} from './features/optimisation/commands.ts';
import {optimisationSource} from './features/optimisation/optimisations.ts';
import {paymentSource} from './features/payments/history.ts';
import {accountSource, profileMutators} from './features/profile/profile.ts';
import {resumeMutators} from './features/resumes/commands.ts';
import {resumeSource} from './features/resumes/resumes.ts';
import {jobSource} from './work/job-rows.ts';
import {jobMutators} from './work/request-job.ts';

export function allMutators(queue: Queue): Mutators<UserTx> {
  return {
    ...resumeMutators(queue),
    ...postingMutators(queue),
    ...jobMutators(queue),
    ...optimisationMutators,
    ...letterMutators,
    ...answerMutators,
    ...profileMutators,
  };
}

export const pullSources: PullSources<Transaction> = [
  accountSource,
  resumeSource,
  jobDetailsSource,
  jobSource,
  optimisationSource,
  letterSource,
  answerSource,
  creditUseSource,
  paymentSource,
];
