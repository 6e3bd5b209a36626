import {copiedAmong, readPostingText} from './copied.ts';
import {isStuffed} from './keyword-list.ts';

/** A certificate's long name may be the same in both; a sentence of this length is not. */
const fewestWords = 8;

/**
 * A resume's text without the lines that were put in from the posting or repeat
 * the same words over and over, so that such lines cannot change how the rest
 * is read. A list with commas stays: the reader names each of its items once.
 */
export function ownText(resumeText: string, postingText: string): string {
  const lines = resumeText.split('\n');
  const copied = copiedAmong(lines, readPostingText(postingText.split('\n')), fewestWords);
  return lines
    .filter((line, at) => line.trim() === '' || !(copied[at] || isRunTogether(line)))
    .join('\n');
}

function isRunTogether(line: string): boolean {
  return !line.includes(',') && isStuffed(line);
}
