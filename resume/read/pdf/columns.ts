import type {Fill} from './glyph.ts';
import {type Row, standTogether, toRows} from './rows.ts';
import type {Segment} from './segments.ts';

/** Segments that are read together, top to bottom. */
export interface Column {
  readonly segments: readonly Segment[];
  readonly region: 'body' | 'sidebar';
}

interface Split {
  readonly above: readonly Segment[];
  readonly left: readonly Segment[];
  readonly right: readonly Segment[];
  readonly below: readonly Segment[];
  readonly score: number;
}

/** The white strip between two columns is at least this wide, in points. */
const narrowestGutter = 7;

/** Takes a page apart into columns in reading order: what stands above them, left, right, what stands below. */
export function toColumns(
  segments: readonly Segment[],
  fills: readonly Fill[],
  region: Column['region'] = 'body',
): Column[] {
  const split = bestSplit(segments, fills);
  if (!split) return segments.length > 0 ? [{segments, region}] : [];
  const [left, right] = regionsOf(split, region);
  return [
    ...toColumns(split.above, fills, region),
    ...toColumns(split.left, fills, left),
    ...toColumns(split.right, fills, right),
    ...toColumns(split.below, fills, region),
  ];
}

function bestSplit(segments: readonly Segment[], fills: readonly Fill[]): Split | null {
  const rows = toRows(segments);
  let best: Split | null = null;
  for (const x of gutterCandidates(rows)) {
    for (const run of runsWithout(rows, x)) {
      const split = splitAt(rows, run, x, fills);
      if (split && split.score > (best?.score ?? 0)) best = split;
    }
  }
  return best;
}

/** Where a right-hand column could begin: a left edge with a gap before it, seen in several rows. */
function gutterCandidates(rows: readonly Row[]): number[] {
  const edges = new Map<number, number>();
  for (const {segments} of rows) {
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1];
      if (before && segment.left - before.right < narrowestGutter) continue;
      const edge = Math.floor(segment.left / 2) * 2;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  }
  return [...edges].filter(([, count]) => count >= 2).map(([edge]) => edge);
}

/** The longest stretches of rows that nothing crosses `x` in, as index pairs. */
function runsWithout(rows: readonly Row[], x: number): [number, number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let index = 0; index <= rows.length; index++) {
    const crossed =
      rows[index]?.segments.some(one => one.left < x - 1 && one.right > x + 1) ?? true;
    if (!crossed) continue;
    if (index - start >= 3) runs.push([start, index]);
    start = index + 1;
  }
  return runs;
}

function splitAt(
  rows: readonly Row[],
  [start, end]: [number, number],
  x: number,
  fills: readonly Fill[],
): Split | null {
  const inside = rows.slice(start, end).flatMap(row => row.segments);
  const left = inside.filter(one => one.right <= x + 1);
  const right = inside.filter(one => one.right > x + 1);
  const gutter = Math.min(...right.map(one => one.left)) - Math.max(...left.map(one => one.right));
  const sides = Math.min(toRows(left).length, toRows(right).length);
  if (sides < 3 || gutter < narrowestGutter) return null;
  const likeness = columnLikeness(left, right, fills);
  if (likeness < 1.5) return null;
  return {
    above: rows.slice(0, start).flatMap(row => row.segments),
    left,
    right,
    below: rows.slice(end).flatMap(row => row.segments),
    score: likeness * sides,
  };
}

/** How much two groups side by side look like columns (read one after the other) and not like the cells of a table. */
function columnLikeness(
  left: readonly Segment[],
  right: readonly Segment[],
  fills: readonly Fill[],
): number {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const fewRows = toRows(few);
  const matched =
    fewRows.filter(row => row.segments.some(one => many.some(other => standTogether(one, other))))
      .length / fewRows.length;
  const drawn = interleaving(left, right);
  let likeness = drawn <= 0.15 ? 2 : drawn >= 0.5 ? -2 : 0;
  likeness += matched < 0.5 ? 2 : matched < 0.8 ? 0.5 : -1;
  if (shareOfDates(few) >= 0.4) likeness -= 2;
  if (hasOwnBackground(left, right, fills)) likeness += 2;
  return likeness;
}

/** 0 when one side was drawn wholly before the other, 1 when they were drawn line by line in turn. */
function interleaving(left: readonly Segment[], right: readonly Segment[]): number {
  const sides = [
    ...left.map(one => ({order: one.order, side: 0})),
    ...right.map(one => ({order: one.order, side: 1})),
  ].sort((one, other) => one.order - other.order);
  const turns = sides.filter((one, index) => index > 0 && one.side !== sides[index - 1]?.side);
  const most = 2 * Math.min(toRows(left).length, toRows(right).length) - 1;
  return (turns.length - 1) / Math.max(1, most - 1);
}

function shareOfDates(segments: readonly Segment[]): number {
  const dated = segments.filter(one => /(?:19|20)\d\d|\d\d?[/.]\d\d/.test(textOf(one)));
  return dated.length / segments.length;
}

function textOf(segment: Segment): string {
  return segment.glyphs.map(glyph => glyph.text).join('');
}

/** Whether a filled area stands behind all of one side and none of the other. */
function hasOwnBackground(
  left: readonly Segment[],
  right: readonly Segment[],
  fills: readonly Fill[],
): boolean {
  return fills.some(fill => {
    const onLeft = left.filter(one => isInside(one, fill)).length;
    const onRight = right.filter(one => isInside(one, fill)).length;
    return (
      (onLeft > 0.9 * left.length && onRight === 0) ||
      (onRight > 0.9 * right.length && onLeft === 0)
    );
  });
}

function isInside({left, right, y}: Segment, fill: Fill): boolean {
  return left >= fill.left - 1 && right <= fill.right + 1 && y >= fill.top && y <= fill.bottom;
}

/** The clearly narrower side is a sidebar. */
function regionsOf(
  {left, right}: Split,
  region: Column['region'],
): [Column['region'], Column['region']] {
  const [narrow, wide] = [widthOf(left), widthOf(right)];
  if (narrow < 0.75 * wide) return ['sidebar', region];
  if (wide < 0.75 * narrow) return [region, 'sidebar'];
  return [region, region];
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(one => one.right)) - Math.min(...segments.map(one => one.left));
}
