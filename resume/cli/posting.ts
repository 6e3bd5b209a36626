import type {Posting} from '../model/posting.ts';
import {isNoPosting, readPosting} from '../posting/read-posting.ts';
import {readBytes} from './input-files.ts';
import {UsageError} from './usage-error.ts';

export interface PostingError {
  readonly code: 'empty' | 'no-posting' | 'unsupported-type';
  readonly message: string;
}

const messages: Record<PostingError['code'], string> = {
  empty: 'This file is empty. Save the posting again and try the new file.',
  'no-posting':
    'No posting was found in this file. Save the whole text of the posting as a .txt file and read that.',
  'unsupported-type': 'This is not a .txt or .html file. Save the posting as one of these.',
};

/** One answer per file, in order: `{file, ms, posting}` or `{file, ms, error}`. */
export async function* posting(files: string[]): AsyncGenerator<object> {
  if (files.length === 0) throw new UsageError('usage: galley posting FILE…');
  for (const file of files) {
    const text = new TextDecoder().decode(await readBytes(file));
    const started = performance.now();
    const answer = await read(file, text);
    yield {file, ms: Math.round(performance.now() - started), ...answer};
  }
}

async function read(
  file: string,
  text: string,
): Promise<{posting: Posting} | {error: PostingError}> {
  if (text.trim() === '') return failed('empty');
  if (/\.html?$/i.test(file)) {
    // Loaded here: reading plain text needs no HTML parser.
    const {readPostingHtml} = await import('../posting/from-html.ts');
    const found = readPostingHtml(text);
    return found.ok ? {posting: found.value.posting} : failed('no-posting');
  }
  return /\.(?:txt|text|md)$/i.test(file)
    ? {posting: readPosting(text)}
    : failed('unsupported-type');
}

/** The posting of a file that is to be compared with a resume; a text without a posting is an error here. */
export async function readPostingFile(
  file: string,
): Promise<{posting: Posting} | {error: PostingError}> {
  const answer = await read(file, new TextDecoder().decode(await readBytes(file)));
  return 'posting' in answer && isNoPosting(answer.posting) ? failed('no-posting') : answer;
}

function failed(code: PostingError['code']): {error: PostingError} {
  return {error: {code, message: messages[code]}};
}
