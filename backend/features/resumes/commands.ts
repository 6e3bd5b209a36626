import {and, count, eq, isNull, sql} from 'drizzle-orm';
import {ok, refused} from '../../../resume/model/outcome.ts';
import {fileLimits} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {MutationArgs} from '../../../sync/model/mutations.ts';
import type {MutatorOutcome, Mutators} from '../../../sync/server/ports.ts';
import {ownRow} from '../../db/pull-source.ts';
import type {Queue} from '../../db/queue.ts';
import {uploadedResumes} from '../../db/tables/documents.ts';
import {blobs} from '../../db/tables/replication.ts';
import type {UserTx} from '../../db/user-tx.ts';

const maxFiles = 50;
const maxBytes = 100 * 1024 * 1024;

/** A document that a device sends may be long, but no longer than a file's text may be. */
function isTooLong(document: Resume | null): boolean {
  return JSON.stringify(document).length > 2 * fileLimits.characters;
}

async function fits({db, userId}: UserTx, bytes: number): Promise<boolean> {
  const [stored] = await db
    .select({
      files: count(),
      bytes: sql<number>`coalesce(sum(${uploadedResumes.fileSizeBytes}), 0)::float8`,
    })
    .from(uploadedResumes)
    .where(and(eq(uploadedResumes.userId, userId), isNull(uploadedResumes.deletedAt)));
  return (stored?.files ?? 0) < maxFiles && (stored?.bytes ?? 0) + bytes <= maxBytes;
}

/** A file that neither the device nor the server has read yet is read in the background. */
export async function uploadResume(
  tx: UserTx,
  queue: Queue,
  args: MutationArgs<'resume.upload'>,
): Promise<MutatorOutcome> {
  const {db, userId, version} = tx;
  if (isTooLong(args.document)) return refused('invalid');
  const [known] = await db.select().from(uploadedResumes).where(eq(uploadedResumes.id, args.id));
  if (known) return known.userId === userId ? ok(undefined) : refused('invalid');
  const [file] = await db
    .select({size: blobs.size})
    .from(blobs)
    .where(and(eq(blobs.userId, userId), eq(blobs.sha256, args.sha256)));
  if (!file) return refused('file_missing');
  if (!(await fits(tx, file.size))) return refused('quota_exceeded');
  const {text, ...fields} = args;
  const isUnread = args.document === null && args.readError === null;
  const status = args.document ? 'ready' : isUnread ? 'reading' : 'failed';
  const row = {
    ...fields,
    userId,
    version,
    content: text,
    status,
    fileSizeBytes: file.size,
  } as const;
  await db.insert(uploadedResumes).values(row);
  if (isUnread) await queue.send(db, 'read-resume', {userId, resumeId: args.id});
  return ok(undefined);
}

/** Saving the fields confirms them, also those of a file that could not be read. */
export async function editResume(
  {db, userId, version}: UserTx,
  {id, document}: MutationArgs<'resume.edit'>,
): Promise<MutatorOutcome> {
  if (isTooLong(document)) return refused('invalid');
  if (!(await ownRow(db, uploadedResumes, userId, id))) return refused('not_found');
  const confirmed = {document, version, status: 'ready', readError: null} as const;
  await db
    .update(uploadedResumes)
    .set({...confirmed, confirmedAt: sql`now()`})
    .where(eq(uploadedResumes.id, id));
  return ok(undefined);
}

/** Removes a resume and its file for good; what was made from it keeps its own copy. */
export async function deleteResume(
  {db, userId, version}: UserTx,
  {id}: MutationArgs<'resume.delete'>,
): Promise<MutatorOutcome> {
  const row = await ownRow(db, uploadedResumes, userId, id);
  if (!row) return refused('not_found');
  await db
    .update(uploadedResumes)
    .set({version, deletedAt: sql`now()`, document: null, content: '', filename: null})
    .where(eq(uploadedResumes.id, id));
  const [other] = await db
    .select({id: uploadedResumes.id})
    .from(uploadedResumes)
    .where(
      and(
        eq(uploadedResumes.userId, userId),
        eq(uploadedResumes.sha256, row.sha256),
        isNull(uploadedResumes.deletedAt),
      ),
    )
    .limit(1);
  if (!other) {
    await db.delete(blobs).where(and(eq(blobs.userId, userId), eq(blobs.sha256, row.sha256)));
  }
  return ok(undefined);
}

export function resumeMutators(queue: Queue): Mutators<UserTx> {
  return {
    'resume.upload': (tx, args) => uploadResume(tx, queue, args),
    'resume.edit': editResume,
    'resume.delete': deleteResume,
  };
}
