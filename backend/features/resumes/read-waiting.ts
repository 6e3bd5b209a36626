import {and, eq} from 'drizzle-orm';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import type {Work} from '../../db/queue.ts';
import {uploadedResumes} from '../../db/tables/documents.ts';
import {blobs} from '../../db/tables/replication.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {type ReadUpload, readUpload} from './read-upload.ts';

export function readingColumns(read: ReadUpload) {
  return read.ok
    ? ({status: 'ready', document: read.resume, content: read.text, readError: null} as const)
    : ({status: 'failed', document: null, content: '', readError: read.code} as const);
}

/** Reads a file that waits to be read; one that was read or deleted meanwhile is left alone. */
export async function readWaitingResume(
  db: Database,
  {userId, resumeId}: Work['read-resume'],
): Promise<void> {
  const row = await ownRow(db, uploadedResumes, userId, resumeId);
  if (row?.status !== 'reading') return;
  const [file] = await db
    .select({bytes: blobs.bytes})
    .from(blobs)
    .where(and(eq(blobs.userId, userId), eq(blobs.sha256, row.sha256)));
  const read: ReadUpload = file
    ? await readUpload(file.bytes, row.filename ?? '')
    : {ok: false, code: 'damaged'};
  await withUserTx(db, userId, async tx => {
    const stillWaits = and(eq(uploadedResumes.id, resumeId), eq(uploadedResumes.status, 'reading'));
    await tx.db
      .update(uploadedResumes)
      .set({...readingColumns(read), version: tx.version})
      .where(stillWaits);
  });
}
