import {useDraft} from '../../data/live.ts';

export const steps = ['upload', 'job', 'optimise', 'letter', 'summary'] as const;
export type Step = (typeof steps)[number];

/** Where the wizard stands and what it works on; all that it keeps between visits. */
export interface Wizard {
  readonly step: Step;
  readonly resumeId: string | null;
  readonly jobDetailsId: string | null;
  /** The optimisation that this run of the wizard asked for, or is reviewing. */
  readonly optimisationId: string | null;
  /** The request for it: it may be answered by another device's run of the same. */
  readonly requestId: string | null;
}

export const freshWizard: Wizard = {
  step: 'upload',
  resumeId: null,
  jobDetailsId: null,
  optimisationId: null,
  requestId: null,
};

/** The wizard's place, kept on the device. */
export function useWizardPlace(): [Wizard, (wizard: Wizard) => void] {
  return useDraft<Wizard>('wizard', freshWizard);
}
