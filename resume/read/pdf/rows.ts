import type {Segment} from './segments.ts';

/** Segments that stand on one baseline, from left to right. */
export interface Row {
  readonly segments: readonly Segment[];
  readonly y: number;
}

/** Baselines closer than this many sizes of the smaller text are read as one line. */
const sameLine = 0.35;

/** Sorts segments into lines from top to bottom. */
export function toRows(segments: readonly Segment[]): Row[] {
  const rows: Segment[][] = [];
  let open: Segment[] = [];
  for (const segment of [...segments].sort((one, other) => one.y - other.y)) {
    if (open.length > 0 && open.some(one => standTogether(one, segment))) open.push(segment);
    else {
      open = [segment];
      rows.push(open);
    }
  }
  return rows.map(row => {
    const sorted = row.sort((one, other) => one.left - other.left);
    return {segments: sorted, y: widest(sorted).y};
  });
}

export function standTogether(one: Segment, other: Segment): boolean {
  return Math.abs(one.y - other.y) <= Math.max(1.5, sameLine * Math.min(one.size, other.size));
}

function widest(segments: readonly Segment[]): {readonly y: number} {
  return segments.reduce(
    (best: Segment | {y: number; left: 0; right: 0}, one) =>
      one.right - one.left > best.right - best.left ? one : best,
    {y: 0, left: 0, right: 0},
  );
}

/** Left edges of a cell's lines differ by no more than this, in points. */
const sameEdge = 2;

/** Two lines as one row, the second going on in the cell it stands under, else where the first ends. */
export function joinRows(above: Row, below: Row): Row {
  const wrapped = below.segments.map(segment => ({...segment, lead: 'wrap' as const}));
  const edge = below.segments[0]?.left ?? 0;
  const under = above.segments.findLastIndex(one => Math.abs(one.left - edge) <= sameEdge);
  const next = above.segments.findIndex((one, at) => at > under && one.lead !== 'wrap');
  const at = under >= 0 && next >= 0 ? next : above.segments.length;
  return {y: above.y, segments: above.segments.toSpliced(at, 0, ...wrapped)};
}
