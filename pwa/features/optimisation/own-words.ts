import {useEffect, useState} from 'react';
import type {Answer, Reason} from '../../../resume/model/claims.ts';
import type {Edit} from '../../../resume/model/edits.ts';
import type {Optimisation} from '../../../sync/model/entities.ts';
import {decisionOf} from './review.ts';

type Gate = typeof import('../../../resume/write/check-proposal.ts').checkProposal;

/** The gate, which is loaded when a review first needs it; null until then. */
export function useGate(): Gate | null {
  const [gate, setGate] = useState<Gate | null>(null);

  useEffect(() => {
    void import('../../../resume/write/check-proposal.ts').then(loaded =>
      setGate(() => loaded.checkProposal),
    );
  }, []);

  return gate;
}

interface ReviewGate {
  readonly optimisation: Optimisation;
  readonly answers: readonly Answer[];
  readonly check: Gate;
}

/**
 * What the person should check in an edit as it stands: what was said of the
 * proposal, or what the gate says of the words they have put in its place.
 */
export function checksOf(
  edit: Edit,
  {optimisation, answers, check}: ReviewGate,
): readonly Reason[] {
  const {state, text} = decisionOf(optimisation.decisions, edit);
  if (state !== 'edited' || text === null) return edit.check;
  const {source: resume, posting} = optimisation;
  return check({...edit, value: text}, {resume, answers, posting});
}
