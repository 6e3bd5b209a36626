import type {Job, Letter, Optimisation} from '../../../../sync/model/entities.ts';
import {useDraft, useRows, useSyncState} from '../../../data/live.ts';
import {useLetterChecks} from '../../../features/letters/letter-checks.ts';
import {LetterOptions} from '../../../features/letters/letter-options.tsx';
import {LetterPaper} from '../../../features/letters/letter-paper.tsx';
import {type LetterChoice, requestLetter} from '../../../features/letters/request-letter.ts';
import {writerSentence} from '../../../features/optimisation/writer-name.ts';
import * as layout from '../../../styles/layout.css.ts';
import * as text from '../../../styles/text.css.ts';
import {Button} from '../../../ui/button.tsx';
import {Notice} from '../../../ui/notice.tsx';
import {Spinner} from '../../../ui/spinner.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';

const plainLetter: LetterChoice = {tone: 'plain', length: 'standard'};

function latestJob(jobs: readonly Job[], optimisation: Optimisation | undefined): Job | undefined {
  return jobs
    .filter(job => job.kind === 'letter' && job.optimisationId === optimisation?.id)
    .sort((a, b) => b.run - a.run)[0];
}

function Waiting({isOnline}: {isOnline: boolean}) {
  return (
    <Notice announces="politely">
      {isOnline ? (
        <>
          <Spinner label="Writing" /> Writing your letter. You can leave this page; it goes on
          without you.
        </>
      ) : (
        'Queued. The letter is written when you are online. Until then the documents of this optimization are under its ⋮ menu in Job Matches.'
      )}
    </Notice>
  );
}

function Result({letter, optimisation}: {letter: Letter; optimisation: Optimisation}) {
  const answers = useRows('answers') ?? [];
  const checks = useLetterChecks({letter, optimisation, answers});

  return (
    <>
      <p className={text.lead}>
        {`Confidence ${letter.confidence} %: how much of what the posting requires your resume shows.`}
      </p>
      <LetterPaper letter={letter} checks={checks} />
      <p className={text.quiet}>{`Version ${letter.version}. ${writerSentence(letter.writer)}`}</p>
    </>
  );
}

/** Step 4: the letter. */
export function LetterStep({state}: {state: WizardState}) {
  const {optimisation, letter} = state.rows;
  const jobs = useRows('jobs') ?? [];
  const {online} = useSyncState();
  const [choice, setChoice] = useDraft<LetterChoice>('letter', plainLetter);
  const job = latestJob(jobs, optimisation);
  const isWaiting = job?.status === 'queued' || job?.status === 'running';

  return (
    <StepFrame
      state={state}
      title="Cover Letter"
      subtitle="A letter from your own facts, for this posting. It is included in your optimization."
    >
      {job?.status === 'failed' && (
        <Notice tone="poor" title="Generation failed" announces="at once">
          {job.errorMessage ?? 'An unexpected error occurred'}
        </Notice>
      )}
      {isWaiting && <Waiting isOnline={online} />}
      {letter && optimisation && <Result letter={letter} optimisation={optimisation} />}
      {optimisation && !isWaiting && (
        <div className={layout.stack[16]}>
          <LetterOptions choice={choice} onChoice={setChoice} />
          <div>
            <Button
              tone={letter ? 'secondary' : 'primary'}
              onPress={() => void requestLetter({optimisation, letter, jobs, ...choice})}
            >
              {letter ? 'Write It Again' : 'Generate Cover Letter'}
            </Button>
          </div>
        </div>
      )}
    </StepFrame>
  );
}
