import type {Optimisation} from '../../../sync/model/entities.ts';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {useContinueInWizard} from '../../features/history/continue-in-wizard.ts';
import {categoryWords, shownCategories} from '../../features/scores/category-words.ts';
import {ScoreHead} from '../../features/scores/score-head.tsx';
import {sectionTitle} from '../../styles/text.css.ts';
import {Button} from '../../ui/button.tsx';
import {Disclosure} from '../../ui/disclosure.tsx';
import {Meter} from '../../ui/meter.tsx';
import * as css from './jobs-screen.css.ts';

/** What opens under a row: the scores, why they are what they are, and the way to the review. */
export function OptimisationDetail({optimisation}: {optimisation: Optimisation}) {
  const {before, after, analysis} = optimisation;
  const continueInWizard = useContinueInWizard();
  const {id, resumeId, jobDetailsId} = optimisation;

  return (
    <div className={css.detail}>
      <h3 className={sectionTitle}>Resume Match Score</h3>
      <ScoreHead before={before.overall} after={after.overall} />
      <Disclosure title="Detailed Metrics" level={4} isOpenAtFirst>
        <div className={css.metrics}>
          {shownCategories.map(category => {
            const value = after.categories[category] ?? 0;
            const band = scoreBand(value);
            return (
              <Meter
                key={category}
                label={categoryWords[category].title}
                value={value}
                tone={band}
                word={bandWord[band]}
              />
            );
          })}
        </div>
      </Disclosure>
      <Lines title="Strengths" lines={analysis.strengths} />
      <Lines title="Suggestions" lines={analysis.suggestions} />
      <div>
        <Button
          tone="secondary"
          onPress={() => continueInWizard({resumeId, jobDetailsId, optimisationId: id})}
        >
          Open full review
        </Button>
      </div>
    </div>
  );
}

function Lines({title, lines}: {title: string; lines: readonly string[]}) {
  if (lines.length === 0) return null;
  return (
    <Disclosure title={title} level={4}>
      <ul className={css.bullets}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
