import {ReadError} from '../model/read-error.ts';
import type {ReadAnswer, ReadRequest} from './reader-messages.ts';

/** Makes this process one that answers each request with what `find` finds, or why it cannot. */
export function answerRequests<Found extends object>(
  find: (request: ReadRequest) => Promise<Found>,
): void {
  process.on('message', async (request: ReadRequest) => {
    process.send?.(await answerOne(request, find));
  });
}

async function answerOne<Found extends object>(
  request: ReadRequest,
  find: (request: ReadRequest) => Promise<Found>,
): Promise<ReadAnswer<Found>> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const found = await find(request);
    return {ms: elapsed(), ...found};
  } catch (error) {
    if (error instanceof ReadError) {
      return {ms: elapsed(), error: {code: error.code, message: error.message}};
    }
    return {bug: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}
