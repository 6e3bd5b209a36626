import {escaped, type Paragraph, paragraphText, type TextPiece} from './paragraphs.ts';

/** A change of a part's XML: what stands between two positions becomes `xml`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** A range of a paragraph's words and what is to stand there. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How a change is put in: at once, or as a tracked change by this author at this time. */
export type Marking = {readonly author: string; readonly at: string} | null;

/** Where a text stands in a paragraph, whatever white space lies between its words. */
export function locate(paragraph: Paragraph, text: string): {from: number; to: number} | null {
  const whole = paragraphText(paragraph);
  const places = [...whole].flatMap((char, index) => (/\s/.test(char) ? [] : [index]));
  const compact = places.map(index => whole[index]).join('');
  const wanted = text.replace(/\s+/g, '');
  const at = wanted ? compact.indexOf(wanted) : -1;
  const from = places[at];
  const last = places[at + wanted.length - 1];
  return at < 0 || from === undefined || last === undefined ? null : {from, to: last + 1};
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
  const deletion = `<w:delText xml:space="preserve">${escaped(removed)}</w:delText>`;
  const insertion = `<w:t xml:space="preserve">${escaped(added)}</w:t>`;
  const id = 900_000 + piece.start;
  const deleted = removed ? `<w:del ${mark(marking, id)}>${run(deletion)}</w:del>` : '';
  const inserted = added ? `<w:ins ${mark(marking, id + 1)}>${run(insertion)}</w:ins>` : '';
  return `</w:t></w:r>${deleted}${inserted}<w:r>${piece.properties}<w:t xml:space="preserve">`;
}

function spliceOf(piece: TextPiece, {from, to, text}: Replacement, marking: Marking): Splice {
  const before = escaped(piece.text.slice(0, from));
  const after = escaped(piece.text.slice(to));
  const change = marking
    ? tracked(piece, piece.text.slice(from, to), text, marking)
    : escaped(text);
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
