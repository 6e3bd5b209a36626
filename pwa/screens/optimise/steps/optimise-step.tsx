import {useState} from 'react';
import type {Job} from '../../../../sync/model/entities.ts';
import {isCancellable} from '../../../../sync/mutators/jobs.ts';
import {useRows, useSyncState} from '../../../data/live.ts';
import {mutate} from '../../../data/replica.ts';
import {jobLine} from '../../../features/jobs/posting-words.ts';
import {ProgressPanel} from '../../../features/optimisation/progress-panel.tsx';
import {Button} from '../../../ui/button.tsx';
import {Notice} from '../../../ui/notice.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';
import {earlierRun} from '../wizard.ts';
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

interface EarlierRunProps {
  job: Job;
  onOpen: () => void;
  onRepeat: () => void;
}

/** A repeat costs credits again, so it is asked for and never happens by itself. */
function EarlierRun({job, onOpen, onRepeat}: EarlierRunProps) {
  return (
    <Notice
      title={
        job.status === 'done'
          ? 'You have optimized this resume for this posting before.'
          : 'This is already running.'
      }
      action={
        <>
          <Button onPress={onOpen}>Open It</Button>
          <Button tone="secondary" onPress={onRepeat}>
            Run Again
          </Button>
        </>
      }
    >
      Opening it is free. Running it again uses 5 credits.
    </Notice>
  );
}

/** Step 3: start, watch, review. */
export function OptimiseStep({state}: {state: WizardState}) {
  const {wizard, setWizard, rows} = state;
  const {online} = useSyncState();
  const jobs = useRows('jobs') ?? [];
  const results = useRows('optimisations') ?? [];
  const [wantsRepeat, setWantsRepeat] = useState(false);
  const {optimisation, optimisationJob: job, jobDetails} = rows;
  if (optimisation) return <ReviewStep state={state} optimisation={optimisation} />;

  const earlier = wantsRepeat ? undefined : earlierRun(jobs, results, wizard);
  const isOver = job?.status === 'failed' || job?.status === 'cancelled';
  const subtitle = jobDetails
    ? `${jobLine(jobDetails)}. Nothing changes in your resume until you accept it.`
    : 'Nothing changes in your resume until you accept it.';
  const cancel = () => job && void mutate('job.cancel', {id: job.id});

  return (
    <StepFrame state={state} title="Review Optimization" subtitle={subtitle}>
      {job && isOver && (
        <Failure
          job={job}
          onRetry={() => setWizard({...wizard, optimisationId: null, requestId: null})}
        />
      )}
      {job && !isOver && (
        <ProgressPanel
          job={job}
          isOnline={online}
          onCancel={isCancellable(job) ? () => void cancel() : null}
        />
      )}
      {!job && earlier && (
        <EarlierRun
          job={earlier}
          onOpen={() => setWizard({...wizard, optimisationId: earlier.resultId})}
          onRepeat={() => setWantsRepeat(true)}
        />
      )}
      {!job && !earlier && <StartPanel state={state} />}
    </StepFrame>
  );
}
