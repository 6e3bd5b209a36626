import {and, eq, isNull, sql} from 'drizzle-orm';
import {ok, refused} from '../../../resume/model/outcome.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import type {MutatorOutcome, Mutators} from '../../../sync/server/ports.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, optimizedResumes, sessions} from '../../db/tables/work.ts';
import type {UserTx} from '../../db/user-tx.ts';

/** Decisions are merged one by one, so that two devices never undo each other. */
export async function decideEdits(
  {db, userId, version}: UserTx,
  {id, decisions}: MutationArgs<'optimisation.decide'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(db, optimizedResumes, userId, id);
  if (!row) return refused('not_found');
  const known = new Set(row.edits.map(edit => edit.id));
  const own = Object.fromEntries(Object.entries(decisions).filter(([edit]) => known.has(edit)));
  await db
    .update(optimizedResumes)
    .set({decisions: {...row.decisions, ...own}, version})
    .where(eq(optimizedResumes.id, id));
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
    .set({...gone, edits: [], blocked: [], decisions: {}})
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
  'optimisation.delete': deleteOptimisation,
};
