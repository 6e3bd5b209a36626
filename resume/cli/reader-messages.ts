import type {ReadErrorCode} from '../model/read-error.ts';
import type {Resume} from '../model/resume.ts';

/** What the process that reads is asked. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** Its answer; `bug` is the trace of an error that is ours. */
export type ReadAnswer<Found = {readonly resume: Resume}> =
  | ({readonly ms: number} & Found)
  | {readonly ms: number; readonly error: {readonly code: ReadErrorCode; readonly message: string}}
  | {readonly bug: string};
