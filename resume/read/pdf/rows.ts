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

/** Two lines of one cell as one row, the second going on where the first ends. */
export function joinRows(above: Row, below: Row): Row {
  const wrapped = below.segments.map(segment => ({...segment, lead: 'wrap' as const}));
  return {y: above.y, segments: [...above.segments, ...wrapped]};
}
