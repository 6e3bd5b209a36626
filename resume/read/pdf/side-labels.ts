import type {Glyph} from './glyph.ts';
import {type Row, toRows} from './rows.ts';
import {type Segment, toSegments} from './segments.ts';
import {spell} from './spell.ts';

/** Longer text along an edge is a note, not the title of what stands beside it. */
const longestLabel = 40;

/** A title set sideways, and where on the page its middle is. */
interface SideLabel {
  readonly glyph: Glyph;
  readonly middle: number;
}

export interface Sideways {
  readonly down: readonly Glyph[];
  readonly up: readonly Glyph[];
}

/**
 * Titles set sideways along what they name, laid down beside its first line:
 * each becomes one wide letter in a strip as narrow as it was, so that it stands
 * like a title in a column of its own. Longer texts stay notes.
 */
export function layDown(
  {down, up}: Sideways,
  straight: readonly Glyph[],
  page: {readonly width: number; readonly height: number},
): {labels: Glyph[]; notes: Glyph[]} {
  const falling = toSegments(down).map(segment => labelOf(segment, page, false));
  const rising = toSegments(up).map(segment => labelOf(segment, page, true));
  const short = [...falling, ...rising].filter(label => label !== null);
  if (short.length === 0) return {labels: [], notes: [...down, ...up]};
  const rows = toRows(toSegments(straight));
  const found = short.filter(label => standsBefore(label, rows));
  const used = new Set(found.flatMap(label => label.from));
  return {
    labels: found.map(label => ({...label.glyph, y: firstLineOf(label, found, rows)})),
    notes: [...down, ...up].filter(glyph => !used.has(glyph)),
  };
}

function labelOf(
  segment: Segment,
  page: {readonly width: number; readonly height: number},
  upward: boolean,
): (SideLabel & {from: readonly Glyph[]}) | null {
  const text = spell(segment.glyphs);
  const [first] = segment.glyphs;
  if (!first || text.length > longestLabel) return null;
  const {left, right, y, size} = segment;
  const x = upward ? y - size : page.width - y;
  // Turning put what was down to the right, or, read from the bottom up, what was up.
  const middle = upward ? page.height - (left + right) / 2 : (left + right) / 2;
  return {
    glyph: {...first, x, end: x + size, text, kind: 'text', angle: 0},
    middle,
    from: segment.glyphs,
  };
}

/** A title stands to the left of what it names; a remark in the other margin names nothing. */
function standsBefore({glyph, middle}: SideLabel, rows: readonly Row[]): boolean {
  const beside = rows.filter(row => Math.abs(row.y - middle) < 6 * glyph.size);
  return beside.some(row => row.segments.every(one => one.left >= glyph.end - 1));
}

/** The baseline of the first line a label names: the one after the widest gap since the label before it. */
function firstLineOf(
  {glyph, middle}: SideLabel,
  labels: readonly SideLabel[],
  rows: readonly Row[],
): number {
  const strip = labels.filter(other => Math.abs(other.glyph.x - glyph.x) < glyph.size);
  const before = strip.filter(other => other.middle < middle).map(other => other.middle);
  const across = rows.filter(
    row => row.y < middle && row.segments.some(one => one.left < glyph.end && one.right > glyph.x),
  );
  const from = Math.max(0, ...before, ...across.map(row => row.y));
  const beside = rows.filter(row => row.y > from && row.y <= middle + glyph.size);
  const pitches = beside.map((row, index) => row.y - (beside[index - 1]?.y ?? row.y));
  const widest = before.length > 0 ? pitches.indexOf(Math.max(...pitches)) : 0;
  return beside[widest]?.y ?? middle;
}
