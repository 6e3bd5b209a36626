import {
  Account,
  CreditUse,
  GivenAnswer,
  Job,
  JobDetails,
  Letter,
  Optimisation,
  Payment,
  UploadedResume,
} from './entities.ts';

/** Every kind of row that travels, under the name it has in the patch and in the device's database. */
export const kindSchemas = {
  account: Account,
  resumes: UploadedResume,
  jobDetails: JobDetails,
  jobs: Job,
  optimisations: Optimisation,
  letters: Letter,
  answers: GivenAnswer,
  creditUses: CreditUse,
  payments: Payment,
} as const;

export type Kind = keyof typeof kindSchemas;

export interface Rows {
  account: Account;
  resumes: UploadedResume;
  jobDetails: JobDetails;
  jobs: Job;
  optimisations: Optimisation;
  letters: Letter;
  answers: GivenAnswer;
  creditUses: CreditUse;
  payments: Payment;
}

export const kinds = [
  'account',
  'resumes',
  'jobDetails',
  'jobs',
  'optimisations',
  'letters',
  'answers',
  'creditUses',
  'payments',
] as const satisfies readonly Kind[];
