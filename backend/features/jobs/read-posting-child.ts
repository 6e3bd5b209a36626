/**
 * The program of the process that reads one posting: a line of JSON that says
 * what it is, then its text. It answers with one line of JSON and may be killed.
 */
import {readPostingHtml} from '../../../resume/posting/from-html.ts';
import {isNoPosting, readPosting} from '../../../resume/posting/read-posting.ts';

const input = await Bun.stdin.text();
const lineEnd = input.indexOf('\n');

function answer(): unknown {
  const {pageUrl} = JSON.parse(input.slice(0, lineEnd)) as {pageUrl: string | null};
  const text = input.slice(lineEnd + 1);
  if (pageUrl === null) {
    const posting = readPosting(text);
    return isNoPosting(posting) ? null : {posting, text};
  }
  const read = readPostingHtml(text, pageUrl);
  return read.ok ? read.value : null;
}

if (lineEnd >= 0) process.stdout.write(JSON.stringify(answer()));
