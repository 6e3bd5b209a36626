import {type Job, type Stage, stageKeys} from '../../../sync/model/entities.ts';

/** The stages of a run as the screen words them; figures come from the server alone. */

const titles: Readonly<Record<Stage['key'], string>> = {
  analysis: 'Analysis',
  matching: 'Job Matching',
  enhancement: 'Content Enhancement',
  format: 'Final Format',
};

const runningWords: Readonly<Record<Stage['key'], string>> = {
  analysis: 'Processing',
  matching: 'In Progress',
  enhancement: 'Optimizing',
  format: 'Formatting',
};

const units: Readonly<Record<Stage['key'], string>> = {
  analysis: 'sections',
  matching: 'requirements',
  enhancement: 'sections',
  format: 'files',
};

/** Shares of the overall bar: the lengths of the four windows of the specification. */
const weights: Readonly<Record<Stage['key'], number>> = {
  analysis: 0.19,
  matching: 0.28,
  enhancement: 0.28,
  format: 0.25,
};

export interface ShownStage {
  readonly key: Stage['key'];
  readonly title: string;
  readonly state: Stage['state'];
  /** Between 0 and 1; null where it runs and nothing was counted yet. */
  readonly fraction: number | null;
  readonly words: string;
}

function fractionOf({state, done, total}: Stage): number | null {
  if (state === 'completed') return 1;
  if (state === 'pending') return 0;
  return total > 0 ? Math.min(done / total, 0.99) : null;
}

function wordsOf({key, state, done, total}: Stage): string {
  if (state === 'pending') return 'Waiting';
  if (state === 'completed') return 'Completed';
  return total > 0 ? `${runningWords[key]} · ${done} of ${total} ${units[key]}` : runningWords[key];
}

/** Each stage with its bar, never ahead of what the server has said. */
export function shownStages({stages}: Pick<Job, 'stages'>): ShownStage[] {
  return stageKeys.map(key => {
    const stage = stages.find(one => one.key === key) ?? {key, state: 'pending', done: 0, total: 0};
    const {state} = stage;
    return {key, title: titles[key], state, fraction: fractionOf(stage), words: wordsOf(stage)};
  });
}

/** The whole run between 0 and 1; 1 only once it is done. */
export function overallFraction(job: Pick<Job, 'stages' | 'status'>): number {
  if (job.status === 'done') return 1;
  const reached = shownStages(job).reduce(
    (sum, {key, fraction}) => sum + weights[key] * (fraction ?? 0),
    0,
  );
  return Math.min(reached, 0.99);
}

/** What a listener hears when a stage changes: one sentence, no ticks. */
export function stageAnnouncement(stages: readonly ShownStage[]): string {
  const running = stages.filter(stage => stage.state === 'running').map(stage => stage.title);
  if (running.length > 0) return `${running.join(', ')}: in progress`;
  return stages.every(stage => stage.state === 'completed') ? 'All stages completed' : '';
}
