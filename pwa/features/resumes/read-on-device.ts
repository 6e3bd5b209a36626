import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import {trustedScriptUrl} from '../../worker/trusted-url.ts';
import workerUrl from './reader-worker.ts?worker&url';

export interface ReadingRequest {
  readonly bytes: ArrayBuffer;
  readonly filename: string;
  readonly reply: MessagePort;
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
  // A channel of its own: pdfjs talks over the worker's.
  const {port1, port2} = new MessageChannel();
  const answer = new Promise<Reading>(resolve => {
    const timer = setTimeout(() => resolve(leftToServer), patienceMs);
    port1.onmessage = (event: MessageEvent<Reading>) => {
      clearTimeout(timer);
      resolve(event.data);
    };
    worker.addEventListener('error', () => resolve(leftToServer));
    worker.postMessage({bytes, filename, reply: port2} satisfies ReadingRequest, [port2]);
  });
  return answer.finally(() => worker.terminate());
}
