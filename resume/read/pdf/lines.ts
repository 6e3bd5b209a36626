import type {TextCell, TextLine} from '../text-document.ts';
import {isRightToLeft} from './direction.ts';
import {usualSpace} from './edges.ts';
import type {Glyph} from './glyph.ts';
import {joinPieces} from './hyphens.ts';
import {startsWithMark, withLevels, withoutMark} from './list-marks.ts';
import type {Row} from './rows.ts';
import {commonest, type Segment} from './segments.ts';
import {rawText} from './signs.ts';
import {spell} from './spell.ts';

/** Pieces of a line closer than this many sizes are one cell where the spaces within them are wide too. */
const cellGap = 1.6;
/** How much wider than the spaces beside it a gap is that still parts words only. */
const stretched = 3;
/** Single words have no spaces to tell by; this many sizes part two cells of them. */
const loneGap = 1.2;

/** The lines of one frame in reading order. */
export function toLines(
  {rows, page, region}: {rows: readonly Row[]; page: number; region: TextLine['region']},
  block: number,
  headings: ReadonlyMap<string, number>,
): TextLine[] {
  const lines: TextLine[] = [];
  for (const row of rows.flatMap(splitAtMarks)) {
    const line = toLine(row, lines.at(-1) ?? null, headings);
    if (line) lines.push({...line, page, block, region});
  }
  return withLevels(lines);
}

/** Items of a list that stand side by side are lines of their own. */
function splitAtMarks({segments, y}: Row): Row[] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const isItem = segment.lead !== 'wrap' && startsWithMark({segments: [segment]});
    if (rows.length === 0 || isItem) rows.push([segment]);
    else rows.at(-1)?.push(segment);
  }
  return rows.map(row => ({segments: row, y}));
}

function toLine(
  {segments: drawn, y}: Row,
  before: TextLine | null,
  headings: ReadonlyMap<string, number>,
): Omit<TextLine, 'page' | 'block' | 'region'> | null {
  const segments = withoutMark(drawn);
  const isRight = isRightToLeft(rawText(segments));
  const cells = joinCells(segments)
    .map(cell => toCell(cell, isRight))
    .filter(cell => cell.text !== '');
  const rest = isRight ? cells.toReversed() : cells;
  if (rest.length === 0) return null;
  const left = Math.min(...rest.map(cell => cell.x));
  const letters = segments.flatMap(one => one.glyphs).filter(glyph => glyph.kind === 'text');
  const fontSize = sizeOf(letters);
  return {
    text: rest.map(cell => cell.text).join(' '),
    cells: rest,
    x: left,
    y,
    width: Math.max(...rest.map(cell => cell.x + cell.width)) - left,
    gapAbove: before ? Math.max(0, y - before.y - fontSize) : null,
    fontSize,
    bold: mostly(letters, glyph => glyph.font.bold),
    italic: mostly(letters, glyph => glyph.font.italic),
    color: letters.find(glyph => glyph.color !== null)?.color ?? null,
    listLevel: segments !== drawn || segments[0]?.lead === 'mark' ? 0 : null,
    headingLevel: headingOf(letters, headings),
  };
}

function joinCells(segments: readonly Segment[]): Segment[][] {
  const cells: Segment[][] = [];
  let before: Segment | null = null;
  for (const segment of segments) {
    const open = cells.at(-1);
    if (open && before && goesOn(before, segment)) open.push(segment);
    else cells.push([segment]);
    before = segment;
  }
  return cells;
}

/** Whether a segment belongs to the cell of the one before: on the next line of it, or a word further on. */
function goesOn(before: Segment, segment: Segment): boolean {
  if (segment.lead !== null) return segment.lead === 'wrap';
  const gap = segment.left - before.right;
  const usual = Math.max(usualSpace(before) ?? 0, usualSpace(segment) ?? 0);
  const widest = usual > 0 ? Math.min(cellGap, stretched * (usual / segment.size)) : loneGap;
  return gap < widest * segment.size;
}

function toCell(segments: readonly Segment[], isRight: boolean): TextCell {
  const letters = segments.flatMap(one => one.glyphs).filter(glyph => glyph.kind === 'text');
  const pieces = segments.map(one => spell(one.glyphs, isRight));
  const left = letters[0]?.x ?? 0;
  return {
    text: (isRight ? pieces.toReversed() : pieces).reduce(joinPieces),
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
  return Math.round(10 * (isCapitals ? Math.max(...sizes) : commonest(sizes))) / 10;
}

function mostly(letters: readonly Glyph[], has: (glyph: Glyph) => boolean): boolean {
  return letters.filter(has).length * 2 > letters.length;
}

/** The level of the heading that all of a line's letters belong to. */
function headingOf(
  letters: readonly Glyph[],
  headings: ReadonlyMap<string, number>,
): number | null {
  const levels = new Set(letters.map(glyph => headings.get(glyph.tag ?? '') ?? null));
  const [level] = levels;
  return levels.size === 1 ? (level ?? null) : null;
}
