import {escaped, type Paragraph, paragraphText, type TextPiece} from './paragraphs.ts';

/** A change of a part's XML: what stands between two positions becomes `xml`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** A range of a paragraph's words and what is to stand there. */
export interface Replacement extends Range {
  readonly text: string;
}

/** How a change is put in: at once, or as a tracked change by this author at this time. */
export type Marking = {readonly author: string; readonly at: string} | null;

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Everywhere a text stands in a paragraph as whole words, whatever white space lies between them. */
export function locate(paragraph: Paragraph, text: string): Range[] {
  const whole = paragraphText(paragraph);
  const places = [...whole.matchAll(/\S/g)].map(({index}) => index);
  const compact = places.map(index => whole[index]).join('');
  const wanted = text.replace(/\s+/g, '');
  const found: Range[] = [];
  for (let at = compact.indexOf(wanted); wanted && at >= 0; at = compact.indexOf(wanted, at + 1)) {
    const from = places[at] ?? 0;
    const to = (places[at + wanted.length - 1] ?? 0) + 1;
    if (!isWithinWord(whole, from) && !isWithinWord(whole, to)) found.push({from, to});
  }
  return found;
}

function isWithinWord(text: string, at: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** The same replacement without the words that both texts begin and end with. */
export function narrowed({from, to, text}: Replacement, whole: string): Replacement {
  const old = whole.slice(from, to);
  const start = old.slice(0, sharedStart(old, text)).lastIndexOf(' ') + 1;
  const [oldRest, newRest] = [old.slice(start), text.slice(start)];
  const backwards = (value: string) => [...value].reverse().join('');
  const shared = sharedStart(backwards(oldRest), backwards(newRest));
  const tail = oldRest.slice(oldRest.length - shared);
  const keep = tail.includes(' ') ? tail.length - tail.indexOf(' ') : 0;
  const end = text.length - Math.min(keep, newRest.length);
  return {
    from: from + start,
    to: to - Math.min(keep, oldRest.length),
    text: text.slice(start, end),
  };
}

function mark(marking: NonNullable<Marking>, id: number): string {
  return `w:id="${id}" w:author="${escaped(marking.author)}" w:date="${marking.at}"`;
}

/** Closes the piece's text and run, puts the marked change, and opens them again. */
function tracked(piece: TextPiece, removed: string, added: string, marking: NonNullable<Marking>) {
  const run = (words: string) => `<w:r>${piece.properties}${words}</w:r>`;
  const deletion = `<w:delText xml:space="preserve">${removed}</w:delText>`;
  const insertion = `<w:t xml:space="preserve">${escaped(added)}</w:t>`;
  const id = 900_000 + piece.start;
  const deleted = removed ? `<w:del ${mark(marking, id)}>${run(deletion)}</w:del>` : '';
  const inserted = added ? `<w:ins ${mark(marking, id + 1)}>${run(insertion)}</w:ins>` : '';
  return `</w:t></w:r>${deleted}${inserted}<w:r>${piece.properties}<w:t xml:space="preserve">`;
}

function spliceOf(piece: TextPiece, {from, to, text}: Replacement, marking: Marking): Splice {
  const [before, removed, after] = [[0, from], [from, to], [to]].map(([start, end]) =>
    piece.raw.slice(start, end).join(''),
  );
  const change = marking ? tracked(piece, removed ?? '', text, marking) : escaped(text);
  const xml = `<w:t xml:space="preserve">${before}${change}${after}`;
  return {start: piece.tagStart, end: piece.end, xml};
}

/**
 * The changes that put a replacement into a paragraph. Only pieces that the
 * range touches change; the new words go into the first and look like it.
 */
export function spliceParagraph(
  paragraph: Paragraph,
  replacement: Replacement,
  marking: Marking,
): Splice[] {
  const {from, to} = replacement;
  const splices: Splice[] = [];
  let position = 0;
  let isPlaced = false;
  for (const piece of paragraph.pieces) {
    const start = position;
    position += piece.text.length;
    const touches = start < to && position > from;
    const holdsInsertion = !isPlaced && from === to && start <= from && from <= position;
    if (!touches && !holdsInsertion) continue;
    const within = {
      from: Math.max(from - start, 0),
      to: Math.min(to - start, piece.text.length),
      text: isPlaced ? '' : replacement.text,
    };
    splices.push(spliceOf(piece, within, marking));
    isPlaced = true;
  }
  return splices;
}

/** The XML with all splices in it. They must not overlap. */
export function applySplices(xml: string, splices: readonly Splice[]): string {
  const fromTheEnd = [...splices].sort((a, b) => b.start - a.start);
  return fromTheEnd.reduce(
    (text, {start, end, xml: change}) => text.slice(0, start) + change + text.slice(end),
    xml,
  );
}
