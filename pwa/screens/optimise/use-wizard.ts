import {useRow, useRows} from '../../data/live.ts';
import {useWizardPlace, type Wizard} from '../../features/history/wizard-place.ts';
import type {WizardRows} from './wizard.ts';

export interface WizardState {
  readonly wizard: Wizard;
  readonly setWizard: (wizard: Wizard) => void;
  readonly rows: WizardRows;
  /** False until the device's rows were read once. */
  readonly isReady: boolean;
}

/** The wizard and the rows it works on; both come back after a reload. */
export function useWizard(): WizardState {
  const [wizard, setWizard] = useWizardPlace();
  const resumes = useRows('resumes');
  const jobDetails = useRows('jobDetails');
  const optimisations = useRows('optimisations');
  const jobs = useRows('jobs');
  const letters = useRows('letters');
  const isReady = [resumes, jobDetails, optimisations, jobs, letters].every(rows => rows);

  const {resumeId, jobDetailsId, optimisationId} = wizard;
  const asked = useRow('jobs', wizard.requestId ?? '');
  const job = asked ?? jobs?.find(one => one.resultId === optimisationId);
  const resultId = job?.resultId ?? optimisationId;
  const rows: WizardRows = {
    resume: resumes?.find(row => row.id === resumeId),
    jobDetails: jobDetails?.find(row => row.id === jobDetailsId),
    optimisation: optimisations?.find(row => row.id === resultId),
    optimisationJob: job,
    letter: letters?.find(row => row.optimisationId === resultId),
  };
  return {wizard, setWizard, rows, isReady};
}
