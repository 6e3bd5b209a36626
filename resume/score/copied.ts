/**
 * Text of the posting that was put into the resume. A person writes about their
 * own work in their own words; a line that repeats the posting's words in the
 * posting's order proves nothing and is set aside. Short names ("Standard
 * costing") may stand in both, so only longer texts, or several short ones in
 * the posting's own order, count as copied.
 */
import {wordKey} from './words.ts';

/** So many words in a row that stand in the posting too are no accident. */
const runLength = 3;
const shortestCopy = 6;
const copiedShare = 0.7;
/** Words of a run of short lines that together are a copy. */
const blockWords = 8;
const blockLines = 3;
const longestGap = 2;

export interface PostingText {
  /** Every run of three words of the posting. */
  readonly runs: ReadonlySet<string>;
  /** Each line's words, with the places where the line stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** All words in order, for asking whether a short text stands in it. */
  readonly whole: string;
}

export function readPostingText(lines: readonly string[]): PostingText {
  const runs = new Set<string>();
  const places = new Map<string, number[]>();
  const keys = lines.map(wordKey).filter(key => key !== '');
  keys.forEach((key, at) => {
    for (const run of runsOf(key.split(' '))) runs.add(run);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  });
  return {runs, places, whole: ` ${keys.join(' ')} `};
}

function runsOf(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + runLength <= words.length; at++) {
    runs.push(words.slice(at, at + runLength).join(' '));
  }
  return runs;
}

/** Whether a text of some length is made of the posting's own phrases. */
export function isCopied(text: string, {runs}: PostingText, fewestWords = shortestCopy): boolean {
  const words = wordKey(text).split(' ');
  if (words.length < fewestWords) return false;
  const covered = new Set<number>();
  runsOf(words).forEach((run, at) => {
    if (!runs.has(run)) return;
    for (let offset = 0; offset < runLength; offset++) covered.add(at + offset);
  });
  return covered.size >= words.length * copiedShare;
}

/**
 * For texts that follow each other in a document: which of them are copied,
 * long ones by themselves, short ones as part of a run in the posting's order.
 */
export function copiedAmong(
  texts: readonly string[],
  posting: PostingText,
  fewestWords = shortestCopy,
): boolean[] {
  const keys = texts.map(wordKey);
  const copied = texts.map(text => isCopied(text, posting, fewestWords));
  for (const {from, until} of blocksIn(keys, posting)) copied.fill(true, from, until);
  spread(keys, copied, posting);
  return copied;
}

interface Block {
  readonly from: number;
  readonly until: number;
}

function blocksIn(keys: readonly string[], posting: PostingText): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  while (from < keys.length) {
    const until = blockEnd(keys, from, posting);
    const words = keys.slice(from, until).join(' ').split(' ').length;
    if (until - from >= blockLines && words >= blockWords) blocks.push({from, until});
    from = Math.max(from + 1, until);
  }
  return blocks;
}

/** Where the longest run of lines ends that also follow each other in the posting. */
function blockEnd(keys: readonly string[], from: number, {places}: PostingText): number {
  let until = from;
  let next: readonly number[] = places.get(keys[from] ?? '') ?? [];
  while (next.length > 0) {
    until += 1;
    const following = places.get(keys[until] ?? '') ?? [];
    next = following.filter(place => next.some(before => follows(before, place)));
  }
  return until;
}

/** A heading of the posting may have been left out between two lines. */
function follows(before: number, place: number): boolean {
  return place > before && place - before <= longestGap;
}

/** Short pieces beside a copied text that stand in the posting too belong to the copy. */
function spread(keys: readonly string[], copied: boolean[], posting: PostingText): void {
  const belongs = (at: number) => {
    const key = keys[at] ?? '';
    const isPhrase = key.includes(' ') && posting.whole.includes(` ${key} `);
    return key === '' || isPhrase || posting.places.has(key);
  };
  for (let at = 1; at < keys.length; at++) {
    if (copied[at - 1] && belongs(at)) copied[at] = true;
  }
  for (let at = keys.length - 2; at >= 0; at--) {
    if (copied[at + 1] && belongs(at)) copied[at] = true;
  }
}
