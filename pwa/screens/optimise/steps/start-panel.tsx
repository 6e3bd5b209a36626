import {useState} from 'react';
import {optimisationCost} from '../../../../sync/model/credits.ts';
import {useAccount, useRows, useSyncState} from '../../../data/live.ts';
import {GapInterview} from '../../../features/optimisation/gap-interview.tsx';
import {requestOptimisation} from '../../../features/optimisation/request-optimisation.ts';
import {Button} from '../../../ui/button.tsx';
import {LinkButton} from '../../../ui/link.tsx';
import {Notice} from '../../../ui/notice.tsx';
import {SegmentedControl} from '../../../ui/segmented-control.tsx';
import type {WizardState} from '../use-wizard.ts';
import * as css from './start-panel.css.ts';

type OutputLanguage = 'resume' | 'posting';

const languageChoices = [
  {value: 'resume', label: 'As my resume'},
  {value: 'posting', label: 'As the posting'},
] as const;

/** What will happen, what it costs and what is left, beside the one button that starts it. */
export function StartPanel({state}: {state: WizardState}) {
  const {wizard, setWizard, rows} = state;
  const account = useAccount();
  const jobs = useRows('jobs') ?? [];
  const answers = useRows('answers') ?? [];
  const {online} = useSyncState();
  const [output, setOutput] = useState<OutputLanguage>('resume');
  const [isStarting, setStarting] = useState(false);
  const posting = rows.jobDetails?.posting;
  const document = rows.resume?.document;
  const differs = posting && posting.language !== document?.language;

  async function start() {
    const {resumeId, jobDetailsId} = wizard;
    if (!resumeId || !jobDetailsId) return;
    const language = output === 'posting' && posting ? posting.language : null;
    setStarting(true);
    const requested = await requestOptimisation({resumeId, jobDetailsId, jobs, language});
    setWizard({...wizard, ...requested});
  }

  if (account && account.credits < optimisationCost) {
    return (
      <Notice
        tone="fair"
        title="You need more credits."
        action={<LinkButton to="/pricing">Buy Credits</LinkButton>}
      >
        {`An optimization with its cover letter uses ${optimisationCost} credits. You have ${account.credits}.`}
      </Notice>
    );
  }
  return (
    <div className={css.panel}>
      <p className={css.words}>
        Your resume is scored against the posting, then every change that helps is proposed with its
        reason. Each change has to be supported by your own words.
      </p>
      {differs && (
        <SegmentedControl
          label="Language of the result"
          options={languageChoices}
          value={output}
          onChange={setOutput}
        />
      )}
      <div className={css.start}>
        <Button isPending={isStarting} onPress={() => void start()}>
          Start Optimization
        </Button>
        <p className={css.cost}>
          {account
            ? `Uses ${optimisationCost} of your ${account.credits} credits, cover letter included.`
            : `Uses ${optimisationCost} credits, cover letter included.`}
          {!online && ' It is queued now and starts when you are online.'}
        </p>
      </div>
      {document && posting && (
        <GapInterview resume={document} posting={posting} answers={answers} />
      )}
    </div>
  );
}
