import type {Optimisation, SavedVersion} from '../../../sync/model/entities.ts';
import {type Decisions, decisionOf} from './review.ts';

type Reviewed = Pick<Optimisation, 'edits' | 'decisions'>;

/** What a review decides, edit by edit, so that two of them can be compared and one can be put back. */
export function allDecisions({edits, decisions}: Reviewed): Decisions {
  return Object.fromEntries(edits.map(edit => [edit.id, decisionOf(decisions, edit)]));
}

/** Whether a version is what stands now. */
export function isCurrent({decisions}: Pick<SavedVersion, 'decisions'>, now: Reviewed): boolean {
  const kept = allDecisions({...now, decisions});
  return JSON.stringify(kept) === JSON.stringify(allDecisions(now));
}
