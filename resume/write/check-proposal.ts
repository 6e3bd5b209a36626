import {checkClaims} from '../ground/check-claims.ts';
import type {GateField, Reason} from '../model/claims.ts';
import {parseEditPath} from '../model/paths.ts';
import type {Material, Proposal} from './writer.ts';

function gateField(path: string): {field: GateField; role: number | null} {
  const place = parseEditPath(path);
  if (place?.list === 'experience') return {field: 'bullet', role: place.entry};
  if (place?.list === 'projects') return {field: 'bullet', role: null};
  return {field: place?.list === 'skills' ? 'skills' : 'summary', role: null};
}

/**
 * What the gate has against a change, whoever proposes it; empty when all of it
 * is supported. An order of the person's own texts needs no support.
 */
export function checkProposal(
  proposal: Pick<Proposal, 'path' | 'kind' | 'original' | 'value'>,
  {resume, answers, posting}: Pick<Material, 'resume' | 'answers' | 'posting'>,
): readonly Reason[] {
  if (!parseEditPath(proposal.path)) {
    return [{kind: 'claim', text: 'This part of a resume is never changed.'}];
  }
  if (proposal.kind === 'reorder') return [];
  const {field, role} = gateField(proposal.path);
  const {original, value: rewritten} = proposal;
  const verdict = checkClaims({source: resume, answers, posting, field, role, original, rewritten});
  return verdict.verdict === 'supported' ? [] : verdict.reasons;
}
