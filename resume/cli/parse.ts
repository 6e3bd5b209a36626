import {basename} from 'node:path';
import type {ReadErrorCode} from '../model/read-error.ts';
import type {Resume} from '../model/resume.ts';
import {readBytes} from './input-files.ts';
import {createReader} from './reader.ts';

/** One answer of `parse`; `ms` is the time spent reading, without starting up. */
export type Parsed =
  | {file: string; ms: number; resume: Resume}
  | {file: string; ms: number; error: {code: ReadErrorCode; message: string}};

/**
 * Reads each file and answers with its resume or with why it cannot be read.
 * No file takes longer than ten seconds or 400 MB.
 *
 * @throws {UsageError} for a path that cannot be read
 */
export async function* parse(files: string[]): AsyncGenerator<Parsed> {
  const reader = createReader();
  try {
    for (const file of files) {
      const answer = await reader.read({bytes: await readBytes(file), name: basename(file)});
      if ('bug' in answer) throw new Error(`${file}: ${answer.bug}`);
      yield {file, ...answer};
    }
  } finally {
    reader.close();
  }
}
