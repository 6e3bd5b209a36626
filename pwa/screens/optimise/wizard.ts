/**
 * The wizard as data: which step is shown and what it works on. Everything else
 * is read from the rows themselves, so a reload at any point loses nothing.
 */
import type {
  Job,
  JobDetails,
  Letter,
  Optimisation,
  UploadedResume,
} from '../../../sync/model/entities.ts';
import {type Step, steps, type Wizard} from '../../features/history/wizard-place.ts';

export const stepTitles: Readonly<Record<Step, string>> = {
  upload: 'Upload Resume',
  job: 'Job Details',
  optimise: 'Optimize',
  letter: 'Cover Letter',
  summary: 'Summary',
};

/** What the wizard's ids lead to; undefined for what does not exist (yet). */
export interface WizardRows {
  readonly resume: UploadedResume | undefined;
  readonly jobDetails: JobDetails | undefined;
  readonly optimisation: Optimisation | undefined;
  readonly optimisationJob: Job | undefined;
  readonly letter: Letter | undefined;
}

/** Why a step does not let the person go on yet, in words; null when it does. */
export function whatIsMissing(step: Step, rows: WizardRows): string | null {
  switch (step) {
    case 'upload':
      return missingResume(rows.resume);
    case 'job':
      return missingJob(rows.jobDetails);
    case 'optimise':
      return missingOptimisation(rows);
    case 'letter':
      return rows.letter ? null : 'Generate the cover letter first.';
    case 'summary':
      return null;
  }
}

function missingResume(resume: UploadedResume | undefined): string | null {
  if (!resume) return 'Upload your resume first.';
  if (resume.status === 'reading') return 'Your resume is still being read.';
  return resume.document ? null : 'This resume could not be read. Choose another one.';
}

function missingJob(details: JobDetails | undefined): string | null {
  if (!details) return 'Add the job details first.';
  if (details.status === 'extracting') return 'The job details are still being extracted.';
  return details.posting ? null : 'This posting could not be read. Paste its text instead.';
}

function missingOptimisation({optimisation, optimisationJob}: WizardRows): string | null {
  if (optimisation) return null;
  const {status} = optimisationJob ?? {};
  const isUnderWay = status === 'queued' || status === 'running' || status === 'done';
  return isUnderWay ? 'The optimization is not finished yet.' : 'Start the optimization first.';
}

/** The steps that are done, for the check marks of the progress bar. */
export function completedSteps(rows: WizardRows): readonly Step[] {
  return steps.filter(step => step !== 'summary' && whatIsMissing(step, rows) === null);
}

/** The step beside the shown one, or the shown one at either end. */
export function neighbour(step: Step, direction: 'back' | 'next'): Step {
  const index = steps.indexOf(step) + (direction === 'next' ? 1 : -1);
  return steps[index] ?? step;
}

/** The run for this resume and posting that is under way or whose result still exists, the newest first. */
export function earlierRun(
  jobs: readonly Job[],
  results: readonly Pick<Optimisation, 'id'>[],
  {resumeId, jobDetailsId}: Wizard,
): Job | undefined {
  const existing = new Set(results.map(({id}) => id));
  const isOpenable = ({status, resultId}: Job) =>
    status === 'queued' || status === 'running' || (status === 'done' && existing.has(resultId));
  return jobs
    .filter(job => job.kind === 'optimisation' && job.resumeId === resumeId)
    .filter(job => job.jobDetailsId === jobDetailsId && isOpenable(job))
    .sort((a, b) => b.run - a.run)[0];
}

/** Another resume or posting starts over what came of the old ones. */
export function chooseResume(wizard: Wizard, resumeId: string | null): Wizard {
  if (resumeId === wizard.resumeId) return wizard;
  return {...wizard, resumeId, optimisationId: null, requestId: null};
}

export function chooseJob(wizard: Wizard, jobDetailsId: string | null): Wizard {
  if (jobDetailsId === wizard.jobDetailsId) return wizard;
  return {...wizard, jobDetailsId, optimisationId: null, requestId: null};
}
