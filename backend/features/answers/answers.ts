import {eq, sql} from 'drizzle-orm';
import {ok, refused} from '../../../resume/model/outcome.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import type {MutatorOutcome, Mutators} from '../../../sync/server/ports.ts';
import {ownRow, pullSource} from '../../db/pull-source.ts';
import {answers} from '../../db/tables/work.ts';
import type {UserTx} from '../../db/user-tx.ts';

export const answerSource = pullSource('answers', answers, row => ({
  id: row.id,
  requirement: row.requirement,
  text: row.text,
  createdAt: row.createdAt,
}));

/** Saying it again under the same id changes the text and keeps the day. */
async function giveAnswer(
  {db, userId, version}: UserTx,
  args: MutationArgs<'answer.give'>,
): Promise<MutatorOutcome> {
  const [known] = await db.select().from(answers).where(eq(answers.id, args.id));
  if (known && known.userId !== userId) return refused('invalid');
  const said = {...args, version, deletedAt: null};
  await db
    .insert(answers)
    .values({...said, userId})
    .onConflictDoUpdate({target: answers.id, set: said});
  return ok(undefined);
}

async function removeAnswer(
  {db, userId, version}: UserTx,
  {id}: MutationArgs<'answer.remove'>,
): Promise<MutatorOutcome> {
  if (!(await ownRow(db, answers, userId, id))) return refused('not_found');
  await db
    .update(answers)
    .set({version, deletedAt: sql`now()`, text: '', requirement: ''})
    .where(eq(answers.id, id));
  return ok(undefined);
}

export const answerMutators: Mutators<UserTx> = {
  'answer.give': giveAnswer,
  'answer.remove': removeAnswer,
};
