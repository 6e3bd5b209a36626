import type {Job} from '../../../sync/model/entities.ts';
import {Button} from '../../ui/button.tsx';
import {ProgressBar} from '../../ui/progress-bar.tsx';
import {VisuallyHidden} from '../../ui/visually-hidden.tsx';
import {overallFraction, shownStages, stageAnnouncement} from './progress.ts';
import * as css from './progress-panel.css.ts';
import {TipCarousel} from './tip-carousel.tsx';

interface ProgressPanelProps {
  job: Job;
  isOnline: boolean;
  /** Only while it can still be taken back. */
  onCancel: (() => void) | null;
}

function stateSentence(job: Job, isOnline: boolean): string {
  if (!isOnline && job.status === 'queued') {
    return 'Queued. Starts when you are online; 5 credits will be reserved then.';
  }
  if (!isOnline) return 'Offline. The optimization goes on without you.';
  if (job.retries > 0) return `Retrying optimization (${job.retries}/2) …`;
  return 'This can take 1 to 3 minutes. You can leave this page; it goes on without you.';
}

/** Real progress of a run: a bar for each stage, in the server's own units. */
export function ProgressPanel({job, isOnline, onCancel}: ProgressPanelProps) {
  const stages = shownStages(job);
  const percent = Math.round(100 * overallFraction(job));

  return (
    <section className={css.panel} aria-label="Optimization progress">
      <ProgressBar label="Overall" fraction={overallFraction(job)} words={`${percent} %`} />
      <div className={css.stages}>
        {stages.map(stage => (
          <ProgressBar
            key={stage.key}
            label={stage.title}
            fraction={stage.fraction}
            words={stage.words}
          />
        ))}
      </div>
      <p className={css.words}>{stateSentence(job, isOnline)}</p>
      <VisuallyHidden>
        <span role="status">{stageAnnouncement(stages)}</span>
      </VisuallyHidden>
      <TipCarousel />
      {onCancel && (
        <div>
          <Button tone="secondary" onPress={onCancel}>
            Cancel
          </Button>
        </div>
      )}
    </section>
  );
}
