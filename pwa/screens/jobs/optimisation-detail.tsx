import type {Optimisation} from '../../../sync/model/entities.ts';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {useContinueInWizard} from '../../features/history/continue-in-wizard.ts';
import {categoryWords, shownCategories} from '../../features/scores/category-words.ts';
import {Button} from '../../ui/button.tsx';
import {Chip} from '../../ui/chip.tsx';
import {Disclosure} from '../../ui/disclosure.tsx';
import {Meter} from '../../ui/meter.tsx';
import {Ruler} from '../../ui/ruler.tsx';
import {VisuallyHidden} from '../../ui/visually-hidden.tsx';
import * as css from './jobs-screen.css.ts';

const marks = [
  {at: 60, label: '60 fair'},
  {at: 80, label: '80 strong'},
];

/** What opens under a row: the scores, why they are what they are, and the way to the review. */
export function OptimisationDetail({optimisation}: {optimisation: Optimisation}) {
  const {before, after, analysis} = optimisation;
  const continueInWizard = useContinueInWizard();
  const {id, resumeId, jobDetailsId} = optimisation;

  return (
    <div className={css.detail}>
      <h3>Resume Match Score</h3>
      <Figures before={before.overall} after={after.overall} />
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

function Figures({before, after}: {before: number; after: number}) {
  const gain = after - before;
  const band = scoreBand(after);

  return (
    <div>
      <p className={css.scores}>
        <span className={css.was}>
          <VisuallyHidden>Before </VisuallyHidden>
          {Math.round(before)}
        </span>
        <VisuallyHidden>, after </VisuallyHidden>
        {Math.round(after)}
        {gain > 0 && <Chip tone="good">{`+${gain.toFixed(1)}`}</Chip>}
      </p>
      <Ruler
        label="Resume match score"
        value={after}
        before={before}
        tone={band}
        word={bandWord[band]}
        marks={marks}
      />
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
