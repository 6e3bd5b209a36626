/**
 * The process that reads spoilt files: resumes as the command line reads them,
 * postings by the ending of their name, as text or as HTML.
 */
import {answerRequests} from '../cli/answer-requests.ts';
import type {ReadRequest} from '../cli/reader-messages.ts';
import {readPostingHtml} from '../posting/from-html.ts';
import {readPosting} from '../posting/read-posting.ts';

/** What was found: a resume, a posting, or that a page holds none. */
export interface Fuzzed {
  readonly found: 'resume' | 'posting' | 'no posting';
}

async function find({bytes, name}: ReadRequest): Promise<Fuzzed> {
  if (name.endsWith('.txt')) {
    readPosting(new TextDecoder().decode(bytes));
    return {found: 'posting'};
  }
  if (name.endsWith('.html')) {
    return {found: readPostingHtml(new TextDecoder().decode(bytes)).ok ? 'posting' : 'no posting'};
  }
  const {readResume} = await import('../read/read-resume.ts');
  await readResume(new Uint8Array(bytes), name);
  return {found: 'resume'};
}

answerRequests(find);
