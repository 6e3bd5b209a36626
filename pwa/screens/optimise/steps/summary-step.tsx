import type {Optimisation} from '../../../../sync/model/entities.ts';
import {useRows} from '../../../data/live.ts';
import {DownloadButtons} from '../../../features/downloads/download-buttons.tsx';
import {saveLetter, saveResume} from '../../../features/downloads/save-document.ts';
import {jobCompany, jobTitle} from '../../../features/jobs/posting-words.ts';
import {useLiveScore} from '../../../features/optimisation/live-score.ts';
import {countReview, finalResume} from '../../../features/optimisation/review.ts';
import {ScoreHead} from '../../../features/scores/score-head.tsx';
import * as layout from '../../../styles/layout.css.ts';
import * as text from '../../../styles/text.css.ts';
import {Notice} from '../../../ui/notice.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';

const template = 'classic';

function OverallScores({optimisation}: {optimisation: Optimisation}) {
  const answers = useRows('answers') ?? [];
  const {now} = useLiveScore(optimisation, answers);
  const {decided, total} = countReview(optimisation);

  return (
    <section className={layout.stack[16]}>
      <h2 className={text.sectionTitle}>Overall Application Scores</h2>
      <ScoreHead before={optimisation.before.overall} after={now.overall} ceiling={now.ceiling} />
      {decided < total && (
        <Notice tone="fair">
          {`${total - decided} of ${total} changes are not decided. Only accepted ones are in the download.`}
        </Notice>
      )}
    </section>
  );
}

/** Step 5: the documents. */
export function SummaryStep({state}: {state: WizardState}) {
  const {optimisation, letter} = state.rows;
  if (!optimisation) {
    return (
      <StepFrame state={state} title="Download Documents" subtitle="">
        <Notice>Start the optimization first.</Notice>
      </StepFrame>
    );
  }
  const posting = {company: jobCompany(optimisation), title: jobTitle(optimisation)};

  return (
    <StepFrame
      state={state}
      title="Download Documents"
      subtitle={`${posting.title} at ${posting.company}. The files are made on this device.`}
    >
      <OverallScores optimisation={optimisation} />
      <section className={layout.stack[16]}>
        <h2 className={text.sectionTitle}>Resume</h2>
        <DownloadButtons
          what="resume"
          onSave={format => saveResume(finalResume(optimisation), format, {posting, template})}
        />
      </section>
      {letter && (
        <section className={layout.stack[16]}>
          <h2 className={text.sectionTitle}>Cover letter</h2>
          <DownloadButtons
            what="cover letter"
            onSave={format => saveLetter(letter.content, format, {posting, template})}
          />
        </section>
      )}
    </StepFrame>
  );
}
