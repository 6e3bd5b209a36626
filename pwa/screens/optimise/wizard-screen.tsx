import {type ReactNode, useEffect, useRef} from 'react';
import type {Step} from '../../features/history/wizard-place.ts';
import {FullScreenSpinner} from '../../ui/spinner.tsx';
import {JobStep} from './steps/job-step.tsx';
import {LetterStep} from './steps/letter-step.tsx';
import {OptimiseStep} from './steps/optimise-step.tsx';
import {SummaryStep} from './steps/summary-step.tsx';
import {UploadStep} from './steps/upload-step.tsx';
import {useWizard, type WizardState} from './use-wizard.ts';

const stepScreens: Readonly<Record<Step, (props: {state: WizardState}) => ReactNode>> = {
  upload: UploadStep,
  job: JobStep,
  optimise: OptimiseStep,
  letter: LetterStep,
  summary: SummaryStep,
};

/** The five steps from a resume and a posting to two documents. */
export function WizardScreen() {
  const state = useWizard();
  const {step} = state.wizard;
  const shown = useRef(step);

  // A new step is a new page to a reader: its heading takes the focus, as a route's does.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [step]);

  if (!state.isReady) return <FullScreenSpinner label="Loading" />;
  const StepScreen = stepScreens[step];

  return <StepScreen state={state} />;
}
