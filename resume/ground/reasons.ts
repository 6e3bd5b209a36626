/** The sentences a person reads when a claim has no support. */
import type {ClaimKind, Reason} from '../model/claims.ts';

export function notInResume(kind: ClaimKind, text: string): Reason {
  return {kind, text: `“${text}” is not in your resume.`};
}

export function otherFigure(said: string, known: string): Reason {
  return {kind: 'number', text: `“${said}” is not in your resume: it says ${known}.`};
}

export function otherRole(kind: ClaimKind, said: string, place: string): Reason {
  return {kind, text: `“${said}” belongs to ${place} in your resume, not here.`};
}

export function strongerVerb(said: string, known: string | null): Reason {
  const text = known
    ? `“${said}” says more than your resume, which says “${known}”.`
    : `“${said}” says more than your resume does.`;
  return {kind: 'claim', text};
}

export function droppedHedge(words: string): Reason {
  return {kind: 'claim', text: `Your resume says “${words}” here; leaving it out claims more.`};
}

export function droppedDenial(words: string): Reason {
  return {kind: 'negation', text: `Your resume denies this: “${words}”.`};
}

export function addedCause(words: string): Reason {
  return {kind: 'causal', text: `Your resume does not say that one led to the other (“${words}”).`};
}
