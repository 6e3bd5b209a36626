import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import {trustedScriptUrl} from '../../worker/trusted-url.ts';
import workerUrl from './reader-worker.ts?worker&url';

export interface ReadingRequest {
  readonly bytes: ArrayBuffer;
  readonly filename: string;
}

/** What the device read, or why it could not. Both null: the server is to read. */
export interface Reading {
  readonly document: Resume | null;
  readonly text: string;
  readonly readError: ReadErrorCode | null;
}

const patienceMs = 15_000;

const leftToServer: Reading = {document: null, text: '', readError: null};

/**
 * Reads a file in a worker of its own, which is stopped when it takes too long
 * or breaks: then the server reads instead.
 */
export function readOnDevice(bytes: ArrayBuffer, filename: string): Promise<Reading> {
  const worker = new Worker(trustedScriptUrl(workerUrl), {type: 'module'});
  const answer = new Promise<Reading>(resolve => {
    const timer = setTimeout(() => resolve(leftToServer), patienceMs);
    worker.addEventListener('message', (event: MessageEvent<Reading>) => resolve(event.data));
    worker.addEventListener('error', () => resolve(leftToServer));
    worker.addEventListener('message', () => clearTimeout(timer));
    worker.postMessage({bytes, filename} satisfies ReadingRequest);
  });
  return answer.finally(() => worker.terminate());
}
