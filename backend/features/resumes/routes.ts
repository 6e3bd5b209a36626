import {createHash} from 'node:crypto';
import {randomUUIDv7} from 'bun';
import {Elysia} from 'elysia';
import {file, object, pipe, string, uuid} from 'valibot';
import type {Outcome} from '../../../resume/model/outcome.ts';
import {fileLimits, isNeverKept, readErrorMessages} from '../../../resume/model/read-error.ts';
import {rejectionMessages} from '../../../sync/model/mutations.ts';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import type {Queue} from '../../db/queue.ts';
import {uploadedResumes} from '../../db/tables/documents.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {Problem} from '../../http/problem.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {deleteResume, uploadResume} from './commands.ts';
import {type ReadUpload, readUpload} from './read-upload.ts';
import {listResumes, type ResumeRow, toResumeAnswer} from './resumes.ts';

/** Keeps a file's bytes; the same door the devices' uploads go through. */
export type KeepBlob = (
  db: Database,
  userId: number,
  sha256: string,
  file: {readonly bytes: Uint8Array; readonly mime: string},
) => Promise<Outcome<void, 'too_large' | 'wrong_hash' | 'quota_exceeded'>>;

export interface ResumeServices {
  db: Database;
  queue: Queue;
  readSession: ReadSession;
  keepBlob: KeepBlob;
}

const Upload = object({file: file('Please upload a PDF or DOCX file')});
const ResumeId = object({id: pipe(string(), uuid())});

interface NewFile {
  bytes: Uint8Array;
  filename: string;
  mime: string;
}

async function keepUpload(
  {db, queue, keepBlob}: ResumeServices,
  userId: number,
  {bytes, filename, mime}: NewFile,
  read: ReadUpload,
): Promise<ResumeRow> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = await keepBlob(db, userId, sha256, {bytes, mime});
  if (!kept.ok) throw new Problem(413, 'quota_exceeded', rejectionMessages.quota_exceeded);
  const id = randomUUIDv7();
  return withUserTx(db, userId, async tx => {
    const uploaded = await uploadResume(tx, queue, {
      id,
      filename,
      fileType: mime,
      fileSizeBytes: bytes.length,
      sha256,
      document: read.ok ? read.resume : null,
      text: read.ok ? read.text : '',
      readError: read.ok ? null : read.code,
    });
    if (!uploaded.ok) throw new Problem(413, uploaded.code, rejectionMessages[uploaded.code]);
    const row = await ownRow(tx.db, uploadedResumes, userId, id);
    if (!row) throw new Error('an upload is there once it was stored');
    return row;
  });
}

function displayName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  return base.replace(/\p{Cc}/gu, '').slice(0, 255) || 'resume';
}

export function resumeRoutes(services: ResumeServices) {
  const {db, readSession} = services;

  return new Elysia({name: 'resumes'})
    .use(signedIn(readSession))
    .get('/resumes', async ({userId}) => (await listResumes(db, userId)).map(toResumeAnswer))
    .post(
      '/resumes',
      async ({userId, body, request, server, status}) => {
        // Waiting for a turn to be read may take longer than a quiet connection is kept.
        server?.timeout(request, 0);
        const size = body.file.size;
        if (size > fileLimits.bytes) {
          return status(413, {message: readErrorMessages['too-large'], code: 'too-large'});
        }
        const bytes = new Uint8Array(await body.file.arrayBuffer());
        const filename = displayName(body.file.name);
        const read = await readUpload(bytes, filename);
        if (!read.ok && isNeverKept(read.code)) {
          const refusal = {message: readErrorMessages[read.code], code: read.code};
          return read.code === 'too-large' ? status(413, refusal) : status(400, refusal);
        }
        const row = await keepUpload(
          services,
          userId,
          {bytes, filename, mime: body.file.type},
          read,
        );
        if (read.ok) return {...toResumeAnswer(row), content: row.content, document: row.document};
        return status(422, {message: readErrorMessages[read.code], code: read.code, id: row.id});
      },
      {body: Upload},
    )
    .delete(
      '/resumes/:id',
      async ({userId, params, status}) => {
        const deleted = await withUserTx(db, userId, tx => deleteResume(tx, params));
        if (deleted.ok) return {message: 'The resume has been deleted successfully.'};
        return status(404, {message: 'Resume not found', code: deleted.code});
      },
      {params: ResumeId},
    );
}
