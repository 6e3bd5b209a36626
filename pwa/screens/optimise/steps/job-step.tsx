import type {JobDetails} from '../../../../sync/model/entities.ts';
import {useDraft, useSyncState} from '../../../data/live.ts';
import type {PostingInput} from '../../../features/jobs/add-posting.ts';
import {DetailsCard} from '../../../features/jobs/details-card.tsx';
import {JobForm} from '../../../features/jobs/job-form.tsx';
import {Button} from '../../../ui/button.tsx';
import {Notice} from '../../../ui/notice.tsx';
import {Spinner} from '../../../ui/spinner.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';
import {chooseJob} from '../wizard.ts';

const emptyInput: PostingInput = {url: '', fullDetails: ''};

function Extraction({details, isOnline}: {details: JobDetails; isOnline: boolean}) {
  if (details.status === 'failed') {
    return (
      <Notice tone="poor" title="Failed to process job details" announces="at once">
        {details.problem ?? 'This page could not be read. Paste the text of the posting instead.'}
      </Notice>
    );
  }
  if (details.posting) {
    return (
      <>
        <Notice tone="good" announces="politely">
          Job details have been extracted. Review the details below before proceeding.
        </Notice>
        <DetailsCard posting={details.posting} />
      </>
    );
  }
  if (!isOnline) {
    return <Notice>Saved on this device. The page is opened when you are back online.</Notice>;
  }
  return (
    <Notice announces="politely">
      <Spinner label="Extracting" /> Extracting the job details. This can take up to about a minute.
    </Notice>
  );
}

/** Step 2: the posting. */
export function JobStep({state}: {state: WizardState}) {
  const {wizard, setWizard, rows} = state;
  const [draft, setDraft] = useDraft<PostingInput>('posting', emptyInput);
  const {online} = useSyncState();
  const details = rows.jobDetails;

  return (
    <StepFrame
      state={state}
      title="Job Details"
      subtitle="Enter the job details, and what the posting requires is read out of them"
    >
      {details ? (
        <>
          <Extraction details={details} isOnline={online} />
          <div>
            <Button tone="secondary" onPress={() => setWizard(chooseJob(wizard, null))}>
              Enter Another Posting
            </Button>
          </div>
        </>
      ) : (
        <JobForm
          draft={draft}
          onDraft={setDraft}
          onAdded={id => setWizard(chooseJob(wizard, id))}
        />
      )}
    </StepFrame>
  );
}
