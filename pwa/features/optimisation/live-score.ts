import type {Answer} from '../../../resume/model/claims.ts';
import type {Score} from '../../../resume/model/score.ts';
import type {Optimisation} from '../../../sync/model/entities.ts';
import {acceptSafe, type Decisions, finalResume} from './review.ts';
import {type Scorer, useScorer} from './scorer.ts';

export interface LiveScore {
  /** With what is accepted now. */
  readonly now: Score;
  /** With every open change accepted too that needs no check. */
  readonly possible: Score;
}

/** The scores of a review, computed on this device by the server's own code. */
export function scoreReview(
  optimisation: Optimisation,
  answers: readonly Answer[],
  score: Scorer,
): LiveScore {
  const {posting, asOf, decisions} = optimisation;
  const scoreWith = (made: Decisions) =>
    score(finalResume({...optimisation, decisions: made}), posting, {asOf, answers});
  const now = scoreWith(decisions);
  return {now, possible: scoreWith({...decisions, ...acceptSafe(optimisation)})};
}

/** The scores again at each decision; the stored ones until the scorer is loaded. */
export function useLiveScore(optimisation: Optimisation, answers: readonly Answer[]): LiveScore {
  const score = useScorer();
  if (!score) return {now: optimisation.before, possible: optimisation.after};
  return scoreReview(optimisation, answers, score);
}
