import {and, eq, isNull, sql} from 'drizzle-orm';
import {ok, refused} from '../../../resume/model/outcome.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import {withVersion} from '../../../sync/model/versions.ts';
import type {MutatorOutcome, Mutators} from '../../../sync/server/ports.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, optimizedResumes, sessions} from '../../db/tables/work.ts';
import type {UserTx} from '../../db/user-tx.ts';
import type {OptimisationRow} from './optimisations.ts';

type Decisions = MutationArgs<'optimisation.decide'>['decisions'];

/** Those alone that are about edits of this optimisation. */
function ownDecisions({edits}: Pick<OptimisationRow, 'edits'>, decisions: Decisions): Decisions {
  const known = new Set(edits.map(edit => edit.id));
  return Object.fromEntries(Object.entries(decisions).filter(([edit]) => known.has(edit)));
}

/** Decisions are merged one by one, so that two devices never undo each other. */
export async function decideEdits(
  {db, userId, version}: UserTx,
  {id, decisions}: MutationArgs<'optimisation.decide'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(db, optimizedResumes, userId, id);
  if (!row) return refused('not_found');
  const own = ownDecisions(row, decisions);
  await db
    .update(optimizedResumes)
    .set({decisions: {...row.decisions, ...own}, version})
    .where(eq(optimizedResumes.id, id));
  return ok(undefined);
}

/** Keeps what the person has decided as a version of its own. */
export async function saveVersion(
  {db, userId, version}: UserTx,
  {id, decisions, overall}: MutationArgs<'optimisation.save'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(db, optimizedResumes, userId, id);
  if (!row) return refused('not_found');
  const savedAt = new Date().toISOString();
  const versions = withVersion(row.versions, {
    decisions: ownDecisions(row, decisions),
    overall,
    savedAt,
  });
  await db.update(optimizedResumes).set({versions, version}).where(eq(optimizedResumes.id, id));
  return ok(undefined);
}

/** Removes an optimisation and its letter; what was paid stays in the history of credits. */
export async function deleteOptimisation(
  {db, userId, version}: UserTx,
  {id}: MutationArgs<'optimisation.delete'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(db, optimizedResumes, userId, id);
  if (!row) return refused('not_found');
  const gone = {version, deletedAt: sql`now()`};
  await db
    .update(optimizedResumes)
    .set({...gone, edits: [], blocked: [], decisions: {}, versions: []})
    .where(eq(optimizedResumes.id, id));
  await db
    .update(coverLetters)
    .set({...gone, content: '', versionHistory: [], highlights: [], checks: []})
    .where(and(eq(coverLetters.optimizedResumeId, id), isNull(coverLetters.deletedAt)));
  await db.delete(sessions).where(eq(sessions.id, row.sessionId));
  return ok(undefined);
}

export const optimisationMutators: Mutators<UserTx> = {
  'optimisation.decide': decideEdits,
  'optimisation.save': saveVersion,
  'optimisation.delete': deleteOptimisation,
};
