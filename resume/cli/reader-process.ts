/**
 * The process that reads: one file after the other, apart from the process that
 * asks, so that a file that hangs or swallows memory takes only this one with it.
 */
import {readResume} from '../read/read-resume.ts';
import {answerRequests} from './answer-requests.ts';

answerRequests(async ({bytes, name}) => {
  const {resume} = await readResume(new Uint8Array(bytes), name);
  return {resume};
});
