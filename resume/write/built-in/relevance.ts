import type {RequirementEvidence, Score} from '../../model/score.ts';

const clearlyShown = 0.6;
/** Manner and circumstances weigh less than half of what their kind weighs at most. */
const ofSubstance = 0.5;

/**
 * The posting's lines that the resume clearly answers, the weightiest first:
 * what is shown in part only, and lines about manner ("a team player"), are no
 * reason to change or to tell anything.
 */
export function answeredLines({evidence}: Score): RequirementEvidence[] {
  const most = new Map<string, number>();
  for (const {kind, weight} of evidence) most.set(kind, Math.max(most.get(kind) ?? 0, weight));
  return evidence
    .filter(({met, weight, kind}) => {
      return met >= clearlyShown && weight >= ofSubstance * (most.get(kind) ?? 0);
    })
    .sort((a, b) => b.weight * b.met - a.weight * a.met);
}
