/**
 * The person's decisions on the proposed edits: what is decided, what still
 * needs a look, and how a decision is taken back.
 */
import {acceptAll, applyEdits} from '../../../resume/model/apply-edits.ts';
import type {Decision, Edit} from '../../../resume/model/edits.ts';
import {parseEditPath} from '../../../resume/model/paths.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {Optimisation} from '../../../sync/model/entities.ts';

export type Decisions = Readonly<Record<string, Decision>>;

export const pending: Decision = {state: 'pending', text: null};

export function decisionOf(decisions: Decisions, edit: Edit): Decision {
  return decisions[edit.id] ?? pending;
}

export interface ReviewCount {
  readonly decided: number;
  readonly total: number;
  /** Undecided edits that say something the person should check. */
  readonly toCheck: number;
}

export function countReview({
  edits,
  decisions,
}: Pick<Optimisation, 'edits' | 'decisions'>): ReviewCount {
  const open = edits.filter(edit => decisionOf(decisions, edit).state === 'pending');
  return {
    decided: edits.length - open.length,
    total: edits.length,
    toCheck: open.filter(edit => edit.check.length > 0).length,
  };
}

/** Acceptance of every undecided edit that needs no check. */
export function acceptSafe({
  edits,
  decisions,
}: Pick<Optimisation, 'edits' | 'decisions'>): Decisions {
  const open = edits.filter(edit => decisionOf(decisions, edit).state === 'pending');
  return acceptAll(open, {safeOnly: true});
}

/** The resume as it stands with the decisions made so far. */
export function finalResume({
  source,
  edits,
  decisions,
}: Pick<Optimisation, 'source' | 'edits' | 'decisions'>): Resume {
  return applyEdits(source, edits, decisions);
}

export interface EditGroup {
  readonly key: string;
  readonly title: string;
  readonly edits: readonly Edit[];
}

function groupKey(edit: Edit): string {
  const place = parseEditPath(edit.path);
  return place && 'entry' in place ? `${place.list}.${place.entry}` : (place?.list ?? 'other');
}

function groupTitle(key: string, source: Resume): string {
  const [list, entry] = key.split('.');
  if (list === 'summary') return 'Professional Summary';
  if (list === 'skills') return 'Skills';
  if (list === 'projects') return `Project · ${source.projects[Number(entry)]?.name ?? ''}`;
  const role = source.experience[Number(entry)];
  const parts = [role?.company, role?.title].filter(Boolean);
  return `Experience · ${parts.join(', ')}`;
}

/** The edits by the part of the resume they belong to, in the document's order. */
export function groupEdits({edits, source}: Pick<Optimisation, 'edits' | 'source'>): EditGroup[] {
  const keys = [...new Set(edits.map(groupKey))];
  return keys.map(key => ({
    key,
    title: groupTitle(key, source),
    edits: edits.filter(edit => groupKey(edit) === key),
  }));
}
