import {createHash} from 'node:crypto';
import {and, eq, sql} from 'drizzle-orm';
import {type Outcome, ok, refused} from '../../../resume/model/outcome.ts';
import {blobLimitBytes} from '../../../sync/protocol/version.ts';
import type {Database} from '../../db/database.ts';
import {blobs} from '../../db/tables/replication.ts';
import {withUserTx} from '../../db/user-tx.ts';

/** What one person may store (security E5). */
const quota = {files: 50, bytes: 100 * 1024 * 1024} as const;

/** Types a browser may be told; anything else comes back as plain bytes. */
const knownTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

export type BlobRefusal = 'too_large' | 'wrong_hash' | 'quota_exceeded';

/** Keeps a file under the hash of its bytes. Keeping it again changes nothing. */
export async function keepBlob(
  db: Database,
  userId: number,
  sha256: string,
  file: {readonly bytes: Uint8Array; readonly mime: string},
): Promise<Outcome<void, BlobRefusal>> {
  const {bytes} = file;
  if (bytes.byteLength > blobLimitBytes) return refused('too_large');
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return refused('wrong_hash');
  if (await hasBlob(db, userId, sha256)) return ok(undefined);

  // Under the user's lock, so that two uploads cannot both take the last place.
  return withUserTx(db, userId, async tx => {
    const [stored] = await tx.db
      .select({
        files: sql<number>`count(*)::int`,
        bytes: sql<number>`coalesce(sum(${blobs.size}), 0)::float8`,
      })
      .from(blobs)
      .where(eq(blobs.userId, userId));
    const used = stored ?? {files: 0, bytes: 0};
    if (used.files >= quota.files || used.bytes + bytes.byteLength > quota.bytes) {
      return refused('quota_exceeded');
    }
    const mime = knownTypes.has(file.mime) ? file.mime : 'application/octet-stream';
    await tx.db
      .insert(blobs)
      .values({userId, sha256, size: bytes.byteLength, mime, bytes})
      .onConflictDoNothing();
    return ok(undefined);
  });
}

async function hasBlob(db: Database, userId: number, sha256: string): Promise<boolean> {
  const found = await db
    .select({sha256: blobs.sha256})
    .from(blobs)
    .where(and(eq(blobs.userId, userId), eq(blobs.sha256, sha256)));
  return found.length > 0;
}

/** A file of this user, or null: whether somebody else has it is not told. */
export async function readBlob(
  db: Database,
  userId: number,
  sha256: string,
): Promise<{bytes: Uint8Array; mime: string} | null> {
  const [found] = await db
    .select({bytes: blobs.bytes, mime: blobs.mime})
    .from(blobs)
    .where(and(eq(blobs.userId, userId), eq(blobs.sha256, sha256)));
  return found ?? null;
}
