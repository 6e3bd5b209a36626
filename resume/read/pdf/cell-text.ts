import {foldWords} from '../../vocabulary/fold.ts';
import {monthNumbers} from '../../vocabulary/months.ts';
import {startsWithMark} from './list-marks.ts';
import {joinRows, type Row} from './rows.ts';
import {commonest} from './segments.ts';
import {endsOpen, isDated, rawText, styleOf} from './signs.ts';

/** A paragraph within a cell: its lines, and all of them as one. */
export interface Paragraph {
  readonly rows: readonly Row[];
  readonly whole: Row;
}

/** Lines of one paragraph stand no further apart than this many sizes. */
export const linePitch = 1.7;
/** Ends where no name ends. */
const openEnd =
  /(?:[,&/(–-]|\s(?:of|and|for|in|the|und|für|der|des|im|de|du|des|la|le|et|y|del|e|do|da|di|van|het|en|i|w))$/iu;

/** The paragraphs of a cell whose text may be `width` points wide: lines that only its width broke are one. */
export function toParagraphs(rows: readonly Row[], width: number): Paragraph[] {
  const found: {rows: Row[]; whole: Row}[] = [];
  for (const row of rows) {
    const open = found.at(-1);
    const last = open?.rows.at(-1);
    if (open && last && goesOn(last, row, width, open.whole)) {
      open.rows.push(row);
      open.whole = joinRows(open.whole, row);
    } else found.push({rows: [row], whole: row});
  }
  return found;
}

function goesOn(above: Row, below: Row, width: number, whole: Row): boolean {
  const [one, other] = [styleOf(above.segments), styleOf(below.segments)];
  const isFar = below.y - above.y > linePitch * Math.max(one.size, other.size);
  if (isFar || one.bold !== other.bold || Math.abs(one.size - other.size) > 0.6) return false;
  if (one.color !== other.color) return false;
  if (endsOpen(whole)) return true;
  const [text, next] = [rawText(above.segments).trim(), rawText(below.segments).trim()];
  if (monthNumbers.has(foldWords(text)) && /^(?:19|20)\d\d/.test(next)) return true;
  if (isDated(whole) && /^[-–—]/.test(next)) return true;
  if (startsWithMark(below) || isDated(whole) !== isDated(below)) return false;
  if (breaksName(text, next)) return true;
  return widthOf(above) + 0.25 * one.size + firstWordWidth(below) > width;
}

/** Whether a name cannot end between two lines, so that nothing but the width of their cell broke it. */
export function breaksName(text: string, next: string): boolean {
  return openEnd.test(text) || /^\p{Ll}/u.test(next);
}

/** How wide a column's lines become: as its widest, but for words that reach over an edge which the others keep. */
export function textWidth(rows: readonly Row[]): number {
  const edge = commonest(rows.map(rightOf));
  const onEdge = rows.filter(row => Math.abs(rightOf(row) - edge) < 1);
  const kept = onEdge.length >= 3 ? rows.filter(row => rightOf(row) < edge + 1) : rows;
  return Math.max(...kept.map(widthOf));
}

export function firstWordWidth({segments}: Row): number {
  const glyphs = segments[0]?.glyphs ?? [];
  const space = glyphs.findIndex(glyph => glyph.kind === 'space');
  const last = glyphs[space > 0 ? space - 1 : glyphs.length - 1];
  return (last?.end ?? 0) - (glyphs[0]?.x ?? 0);
}

function widthOf(row: Row): number {
  return rightOf(row) - Math.min(...row.segments.map(one => one.left));
}

function rightOf({segments}: Row): number {
  return Math.max(...segments.map(one => one.right));
}
