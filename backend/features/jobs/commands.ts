import {and, eq, sql} from 'drizzle-orm';
import {ok, refused} from '../../../resume/model/outcome.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import type {MutatorOutcome, Mutators} from '../../../sync/server/ports.ts';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import type {Queue, Work} from '../../db/queue.ts';
import {jobDetails} from '../../db/tables/documents.ts';
import {type UserTx, withUserTx} from '../../db/user-tx.ts';
import {
  type Extracted,
  extractFromText,
  extractFromUrl,
  pasteInstead,
  unreadableText,
} from './extract.ts';

/** A posting that the device has not read itself is read in the background. */
export async function addPosting(
  {db, userId, version}: UserTx,
  queue: Queue,
  args: MutationArgs<'posting.add'>,
): Promise<MutatorOutcome> {
  const [known] = await db.select().from(jobDetails).where(eq(jobDetails.id, args.id));
  if (known) return known.userId === userId ? ok(undefined) : refused('invalid');
  if (!args.url && !args.fullDetails.trim()) return refused('invalid');
  const status = args.posting ? 'ready' : 'extracting';
  await db.insert(jobDetails).values({...args, userId, version, status});
  if (!args.posting) await queue.send(db, 'fetch-posting', {userId, jobDetailsId: args.id});
  return ok(undefined);
}

export async function deletePosting(
  {db, userId, version}: UserTx,
  {id}: MutationArgs<'posting.delete'>,
): Promise<MutatorOutcome> {
  if (!(await ownRow(db, jobDetails, userId, id))) return refused('not_found');
  await db
    .update(jobDetails)
    .set({version, deletedAt: sql`now()`, posting: null, fullDetails: '', url: null})
    .where(eq(jobDetails.id, id));
  return ok(undefined);
}

export function postingMutators(queue: Queue): Mutators<UserTx> {
  return {
    'posting.add': (tx, args) => addPosting(tx, queue, args),
    'posting.delete': deletePosting,
  };
}

/** Reads a posting that waits; one that was read or deleted meanwhile is left alone. */
export async function extractWaitingPosting(
  db: Database,
  {userId, jobDetailsId}: Work['fetch-posting'],
): Promise<void> {
  const row = await ownRow(db, jobDetails, userId, jobDetailsId);
  if (row?.status !== 'extracting') return;
  const hasText = row.fullDetails.trim() !== '';
  const extracted = hasText
    ? await extractFromText(row.fullDetails)
    : await extractFromUrl(row.url ?? '');
  await withUserTx(db, userId, async tx => {
    const stillWaits = and(eq(jobDetails.id, jobDetailsId), eq(jobDetails.status, 'extracting'));
    await tx.db
      .update(jobDetails)
      .set({...extractedColumns(extracted, hasText), version: tx.version})
      .where(stillWaits);
  });
}

function extractedColumns(extracted: Extracted | null, hasText: boolean) {
  if (!extracted) {
    return {status: 'failed', problem: hasText ? unreadableText : pasteInstead} as const;
  }
  return {status: 'ready', posting: extracted.posting, fullDetails: extracted.text} as const;
}
