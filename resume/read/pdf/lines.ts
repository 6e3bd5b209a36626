import type {TextCell, TextLine} from '../text-document.ts';
import {takeMark} from './bullets.ts';
import type {Column} from './columns.ts';
import type {Glyph} from './glyph.ts';
import {type Row, toRows} from './rows.ts';
import {commonest, type Segment} from './segments.ts';
import {spell} from './spell.ts';

/** Pieces of a line closer than this many sizes are one cell: the spaces of justified text. */
const cellGap = 1.6;

/** The lines of one column, top to bottom. */
export function toLines(column: Column, page: number, block: number): TextLine[] {
  const lines: TextLine[] = [];
  for (const row of toRows(column.segments)) {
    const line = toLine(row, lines.at(-1) ?? null);
    if (line) lines.push({...line, page, block, region: column.region});
  }
  return lines;
}

function toLine(
  {segments, y}: Row,
  before: TextLine | null,
): Omit<TextLine, 'page' | 'block' | 'region'> | null {
  const cells = joinCells(segments);
  const {rest, level} = takeMark(cells.map(toCell).filter(cell => cell.text !== ''));
  const first = rest[0];
  const last = rest.at(-1);
  if (!first || !last) return null;
  const letters = segments.flatMap(one => one.glyphs).filter(glyph => glyph.kind === 'text');
  const fontSize = sizeOf(letters);
  return {
    text: rest.map(cell => cell.text).join(' '),
    cells: rest,
    x: first.x,
    y,
    width: last.x + last.width - first.x,
    gapAbove: before ? Math.max(0, y - before.y - fontSize) : null,
    fontSize,
    bold: mostly(letters, glyph => glyph.font.bold),
    italic: mostly(letters, glyph => glyph.font.italic),
    color: letters.find(glyph => glyph.color !== null)?.color ?? null,
    listLevel: level,
    headingLevel: null,
  };
}

function joinCells(segments: readonly Segment[]): Glyph[][] {
  const cells: Glyph[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const segment of segments) {
    const open = cells.at(-1);
    if (open && segment.left - end < cellGap * segment.size) open.push(...segment.glyphs);
    else cells.push([...segment.glyphs]);
    end = segment.right;
  }
  return cells;
}

function toCell(glyphs: readonly Glyph[]): TextCell {
  const letters = glyphs.filter(glyph => glyph.kind === 'text');
  const left = letters[0]?.x ?? 0;
  return {
    text: spell(glyphs),
    x: left,
    width: Math.max(left, ...letters.map(glyph => glyph.end)) - left,
    bold: mostly(letters, glyph => glyph.font.bold),
    italic: mostly(letters, glyph => glyph.font.italic),
  };
}

/** The size most letters have; the capitals' size where the rest are small capitals. */
function sizeOf(letters: readonly Glyph[]): number {
  const text = letters.map(glyph => glyph.text).join('');
  const sizes = letters.map(glyph => glyph.size);
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  return isCapitals ? Math.max(...sizes) : commonest(sizes);
}

function mostly(letters: readonly Glyph[], has: (glyph: Glyph) => boolean): boolean {
  return letters.filter(has).length * 2 > letters.length;
}
