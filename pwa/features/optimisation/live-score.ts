import {useMemo} from 'react';
import type {Answer} from '../../../resume/model/claims.ts';
import type {Score} from '../../../resume/model/score.ts';
import type {Optimisation} from '../../../sync/model/entities.ts';
import {acceptSafe, type Decisions, finalResume} from './review.ts';
import {type Scorer, usePrepareScore} from './scorer.ts';

export interface LiveScore {
  /** With what is accepted now. */
  readonly now: Score;
  /** With every open change accepted too that needs no check. */
  readonly possible: Score;
}

/** The scores of a review, computed on this device by the server's own code. */
function scoreReview(optimisation: Optimisation, score: Scorer): LiveScore {
  const now = score(finalResume(optimisation));
  const open = acceptSafe(optimisation);
  if (Object.keys(open).length === 0) return {now, possible: now};
  const decisions: Decisions = {...optimisation.decisions, ...open};
  return {now, possible: score(finalResume({...optimisation, decisions}))};
}

/**
 * The scores again at each decision; the stored ones until the scorer is loaded.
 * The posting is read once, and only lines that a decision changed are read anew.
 */
export function useLiveScore(optimisation: Optimisation, answers: readonly Answer[]): LiveScore {
  const prepare = usePrepareScore();
  const {posting, asOf} = optimisation;
  const score = useMemo(
    () => prepare?.(posting, {asOf, answers}) ?? null,
    [prepare, posting, asOf, answers],
  );
  return useMemo(
    () =>
      score
        ? scoreReview(optimisation, score)
        : {now: optimisation.before, possible: optimisation.after},
    [optimisation, score],
  );
}
