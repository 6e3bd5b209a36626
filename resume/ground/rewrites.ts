/** Which lines of the source a rewritten bullet or summary may rest on. */
import type {Reason} from '../model/claims.ts';
import {droppedHedges} from './hedge-claims.ts';
import {type Ground, proseReasons, rewriteReasons} from './prose.ts';
import type {Sentence} from './sentence.ts';
import {type Passage, passage, type SourceIndex} from './source-index.ts';

const never = (): boolean => false;

/** What a rewritten bullet says beyond its original, its role and the person's answers. */
export function bulletReasons(
  said: readonly Sentence[],
  original: readonly string[],
  role: number | null,
  index: SourceIndex,
): Reason[] {
  const own = index.passages.filter(
    line =>
      line.role === role &&
      (line.origin === 'bullet' || (role === null && line.origin === 'project')),
  );
  const around = index.passages.filter(
    line => line.role === role && role !== null && line.origin === 'header',
  );
  const lines = original.length > 0 ? originalLines(original, own, index) : own;
  return rewriteReasons(said, {index, lines, around, isFree: never}).filter(
    reason => reason !== null,
  );
}

/** The source's own lines that the originals are; the source is believed, not the copy. */
function originalLines(
  original: readonly string[],
  own: readonly Passage[],
  index: SourceIndex,
): Passage[] {
  return original.flatMap(text => {
    const {plain} = passage(text, index.language, 'bullet', null);
    const found = own.filter(line => plain.includes(line.plain) || line.plain.includes(plain));
    return found.length > 0 ? found : [...own];
  });
}

/** What a summary says beyond the whole resume. */
export function summaryReasons(said: readonly Sentence[], index: SourceIndex): Reason[] {
  const ground: Ground = {index, lines: index.passages, around: [], isFree: never};
  return [...proseReasons(said, ground), ...droppedHedges(said, index.passages)];
}
