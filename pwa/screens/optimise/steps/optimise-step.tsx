import type {Job} from '../../../../sync/model/entities.ts';
import {isCancellable} from '../../../../sync/mutators/jobs.ts';
import {useSyncState} from '../../../data/live.ts';
import {mutate} from '../../../data/replica.ts';
import {jobLine} from '../../../features/jobs/posting-words.ts';
import {ProgressPanel} from '../../../features/optimisation/progress-panel.tsx';
import {Button} from '../../../ui/button.tsx';
import {Notice} from '../../../ui/notice.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';
import {ReviewStep} from './review-step.tsx';
import {StartPanel} from './start-panel.tsx';

function Failure({job, onRetry}: {job: Job; onRetry: () => void}) {
  const wasCancelled = job.status === 'cancelled';
  const message = job.errorMessage ?? 'Unable to optimize resume. Please try again.';

  return (
    <Notice
      tone={wasCancelled ? 'plain' : 'poor'}
      title={wasCancelled ? 'Optimization cancelled' : 'Optimization failed'}
      announces="at once"
      action={
        <Button tone="secondary" onPress={onRetry}>
          Try Again
        </Button>
      }
    >
      {wasCancelled ? '' : `${message} `}
      Your 5 credits were given back.
    </Notice>
  );
}

/** Step 3: start, watch, review. */
export function OptimiseStep({state}: {state: WizardState}) {
  const {wizard, setWizard, rows} = state;
  const {online} = useSyncState();
  const {optimisation, optimisationJob: job, jobDetails} = rows;
  if (optimisation) return <ReviewStep state={state} optimisation={optimisation} />;

  const isOver = job?.status === 'failed' || job?.status === 'cancelled';
  const subtitle = jobDetails
    ? `${jobLine(jobDetails)}. Nothing changes in your resume until you accept it.`
    : 'Nothing changes in your resume until you accept it.';
  const cancel = () => job && void mutate('job.cancel', {id: job.id});

  return (
    <StepFrame state={state} title="Review Optimization" subtitle={subtitle}>
      {job && isOver && (
        <Failure job={job} onRetry={() => setWizard({...wizard, optimisationId: null})} />
      )}
      {job && !isOver && (
        <ProgressPanel
          job={job}
          isOnline={online}
          onCancel={isCancellable(job) ? () => void cancel() : null}
        />
      )}
      {!job && <StartPanel state={state} />}
    </StepFrame>
  );
}
