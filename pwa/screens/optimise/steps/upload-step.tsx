import {useRows} from '../../../data/live.ts';
import {ConfirmReading} from '../../../features/resumes/confirm-reading.tsx';
import {UploadWidget} from '../../../features/resumes/upload-widget.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';
import {chooseResume} from '../wizard.ts';

/** Step 1: the resume. */
export function UploadStep({state}: {state: WizardState}) {
  const {wizard, setWizard, rows} = state;
  const resumes = useRows('resumes') ?? [];

  return (
    <StepFrame
      state={state}
      title="Optimize Your Resume"
      subtitle="Upload your resume, add job details, and get personalized optimization"
    >
      <UploadWidget
        resumes={resumes}
        selected={rows.resume}
        onSelect={id => setWizard(chooseResume(wizard, id))}
      />
      {rows.resume && <ConfirmReading key={rows.resume.id} resume={rows.resume} />}
    </StepFrame>
  );
}
