import {Redo2, Undo2} from 'lucide-react';
import {useState} from 'react';
import type {Optimisation} from '../../../../sync/model/entities.ts';
import {useRows} from '../../../data/live.ts';
import {cleanValue} from '../../../features/jobs/posting-words.ts';
import {useLiveScore} from '../../../features/optimisation/live-score.ts';
import {acceptSafe, countReview} from '../../../features/optimisation/review.ts';
import {ReviewPanel, type ReviewView} from '../../../features/optimisation/review-panel.tsx';
import {type Review, useReview} from '../../../features/optimisation/use-review.ts';
import {VersionList} from '../../../features/optimisation/version-list.tsx';
import {writerSentence} from '../../../features/optimisation/writer-name.ts';
import {KeywordChips} from '../../../features/scores/keyword-chips.tsx';
import {MetricList} from '../../../features/scores/metric-list.tsx';
import {RequirementList} from '../../../features/scores/requirement-list.tsx';
import {ScoreHead} from '../../../features/scores/score-head.tsx';
import * as layout from '../../../styles/layout.css.ts';
import * as text from '../../../styles/text.css.ts';
import {Button, IconButton} from '../../../ui/button.tsx';
import {Disclosure} from '../../../ui/disclosure.tsx';
import {StepFrame} from '../step-frame.tsx';
import type {WizardState} from '../use-wizard.ts';

function HistoryButtons({undo, redo}: Pick<Review, 'undo' | 'redo'>) {
  return (
    <>
      <IconButton label="Undo" isDisabled={!undo} onPress={() => undo?.()}>
        <Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Redo" isDisabled={!redo} onPress={() => redo?.()}>
        <Redo2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </>
  );
}

function postingLine({posting}: Optimisation): string {
  const title = cleanValue(posting.title ?? '') || 'Untitled Position';
  return `${title} at ${cleanValue(posting.company ?? '') || 'Unknown Company'}`;
}

function Strengths({lines}: {lines: readonly string[]}) {
  return (
    <ul className={layout.stack[8]}>
      {lines.map(line => (
        <li key={line} className={text.small}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Step 3 when the result is there: the scores, the reasons, and every change to decide. */
export function ReviewStep({
  state,
  optimisation,
}: {
  state: WizardState;
  optimisation: Optimisation;
}) {
  const [view, setView] = useState<ReviewView>('changes');
  const answers = useRows('answers') ?? [];
  const {now, possible} = useLiveScore(optimisation, answers);
  const {decided, total, toCheck} = countReview(optimisation);
  const safe = acceptSafe(optimisation);
  const review = useReview(optimisation);

  return (
    <StepFrame
      state={state}
      title="Review Optimization"
      subtitle={`${postingLine(optimisation)}. Nothing changes in your resume until you accept it.`}
      footerState={
        <>
          {`${decided} of ${total}${toCheck > 0 ? `, ${toCheck} to check` : ''}`}
          <HistoryButtons undo={review.undo} redo={review.redo} />
        </>
      }
      footerAction={
        Object.keys(safe).length > 0 && (
          <Button tone="secondary" onPress={() => review.decide(safe)}>
            Accept safe
          </Button>
        )
      }
    >
      <ScoreHead
        before={optimisation.before.overall}
        after={possible.overall}
        ceiling={possible.ceiling}
      >
        <p>{`${now.overall.toFixed(1)} with what you have accepted so far.`}</p>
      </ScoreHead>
      <div className={layout.aside}>
        <ReviewPanel
          optimisation={optimisation}
          terms={possible.keywords.matched}
          answers={answers}
          view={view}
          onView={setView}
          onDecide={(id, decision) => review.decide({[id]: decision})}
        />
        <aside className={layout.stack[24]} aria-label="Why this score">
          <MetricList score={possible} />
          <section className={layout.stack[8]}>
            <h2 className={text.sectionTitle}>Keywords in the posting</h2>
            <KeywordChips keywords={possible.keywords} />
          </section>
          <Disclosure title="Requirements" level={2}>
            <RequirementList evidence={possible.evidence} />
          </Disclosure>
          <Disclosure title="Strengths" level={2}>
            <Strengths lines={optimisation.analysis.strengths} />
          </Disclosure>
          <VersionList optimisation={optimisation} overall={now.overall} onReturn={review.decide} />
          <p className={text.quiet}>{writerSentence(optimisation.writer)}</p>
        </aside>
      </div>
    </StepFrame>
  );
}
