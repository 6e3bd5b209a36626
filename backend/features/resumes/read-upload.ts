import {join} from 'node:path';
import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import {createLimitedReader} from '../../services/limited-reader.ts';

export type ReadUpload =
  | {ok: true; resume: Resume; text: string; pages: number}
  | {ok: false; code: ReadErrorCode};

const read = createLimitedReader(join(import.meta.dir, 'read-child.ts'));

/** Reads an uploaded file in a process of its own; refuses with 503 when too many wait. */
export async function readUpload(bytes: Uint8Array, filename: string): Promise<ReadUpload> {
  const given = await read(filename, bytes);
  if (given.ok) return JSON.parse(given.answer) as ReadUpload;
  return {ok: false, code: given.reason === 'crashed' ? 'damaged' : given.reason};
}
