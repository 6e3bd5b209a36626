import {basename} from 'node:path';
import {ReadError, type ReadErrorCode} from '../model/read-error.ts';
import type {Resume} from '../model/resume.ts';
import {readResume} from '../read/read-resume.ts';
import {readBytes} from './input-files.ts';

export type Parsed =
  | {file: string; ms: number; resume: Resume}
  | {file: string; ms: number; error: {code: ReadErrorCode; message: string}};

/** Reads each file and answers with its resume or with why it could not be read. */
export async function* parse(files: string[]): AsyncGenerator<Parsed> {
  for (const file of files) {
    const bytes = await readBytes(file);
    const started = performance.now();
    const answer = await answerFor(bytes, basename(file));
    yield {file, ms: Math.round(performance.now() - started), ...answer};
  }
}

async function answerFor(
  bytes: Uint8Array,
  name: string,
): Promise<{resume: Resume} | {error: {code: ReadErrorCode; message: string}}> {
  try {
    return {resume: (await readResume(bytes, name)).resume};
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return {error: {code: error.code, message: error.message}};
  }
}
