import {eq} from 'drizzle-orm';
import {ok, refused} from '../../../resume/model/outcome.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import type {MutatorOutcome, Mutators} from '../../../sync/server/ports.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters} from '../../db/tables/work.ts';
import type {UserTx} from '../../db/user-tx.ts';

/** The person's own words are final; marks on sentences that are gone go with them. */
export async function editLetter(
  {db, userId, version}: UserTx,
  {id, content}: MutationArgs<'letter.edit'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(db, coverLetters, userId, id);
  if (!row) return refused('not_found');
  const checks = row.checks.filter(({sentence}) => content.includes(sentence));
  const updatedAt = new Date().toISOString();
  await db
    .update(coverLetters)
    .set({content, checks, version, updatedAt})
    .where(eq(coverLetters.id, id));
  return ok(undefined);
}

export const letterMutators: Mutators<UserTx> = {'letter.edit': editLetter};
