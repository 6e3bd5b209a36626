/**
 * The process that reads: one file after the other, apart from the process that
 * asks, so that a file that hangs or swallows memory takes only this one with it.
 */
import {ReadError} from '../model/read-error.ts';
import {readResume} from '../read/read-resume.ts';
import type {ReadAnswer, ReadRequest} from './reader-messages.ts';

process.on('message', async (request: ReadRequest) => {
  process.send?.(await answer(request));
});

async function answer({bytes, name}: ReadRequest): Promise<ReadAnswer> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const {resume} = await readResume(new Uint8Array(bytes), name);
    return {ms: elapsed(), resume};
  } catch (error) {
    if (error instanceof ReadError) {
      return {ms: elapsed(), error: {code: error.code, message: error.message}};
    }
    return {bug: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}
