import type {Cut} from './cut.ts';
import {judge, type Paper} from './likeness.ts';
import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';

/** The white strip between two sides is at least this wide, in points. */
const narrowestGutter = 5;

/** The cut that is most surely one, null where everything is read line by line. */
export function bestCut(segments: readonly Segment[], paper: Paper): Cut | null {
  const rows = toRows(segments);
  const bands = bandNumbers(rows, paper);
  let best: Cut | null = null;
  for (const x of gutterCandidates(rows)) {
    const runs = runsWithout(rows, x, bands);
    const parts = runs.flatMap(run => partsOf(rows, run, x));
    const cuts = [
      ...runs.map(([start, end]) => cutAt(rows, start, end, x, paper)),
      ...parts.map(([start, end]) => cutAt(rows, start, end, x, paper)).filter(isWithinText),
    ];
    for (const cut of cuts) {
      if (cut && cut.score > (best?.score ?? 0)) best = cut;
    }
  }
  return best;
}

/** Where a right-hand side could begin: left edges that have a gap before them. */
function gutterCandidates(rows: readonly Row[]): number[] {
  const edges = new Map<number, number>();
  for (const {segments} of rows) {
    for (const [index, segment] of segments.entries()) {
      const before = segments[index - 1];
      if (before && segment.left - before.right < narrowestGutter) continue;
      const place = Math.round(segment.left);
      edges.set(place, Math.min(segment.left, edges.get(place) ?? segment.left));
    }
  }
  return [...edges.values()];
}

/**
 * Numbers rows by the areas painted behind all of their width, such as a
 * coloured header: columns do not reach over the edge of one.
 */
function bandNumbers(rows: readonly Row[], {fills}: Paper): number[] {
  const all = rows.flatMap(row => row.segments);
  const left = Math.min(...all.map(one => one.left));
  const right = Math.max(...all.map(one => one.right));
  const wide = fills.filter(
    fill => !fill.isOutline && fill.left <= left + 2 && fill.right >= right - 2,
  );
  let number = 0;
  let before = '';
  return rows.map(({y}) => {
    const behind = wide.flatMap((fill, index) =>
      fill.top <= y && y <= fill.bottom ? [index] : [],
    );
    if (behind.join() !== before) number += 1;
    before = behind.join();
    return number;
  });
}

/** The longest stretches of rows in which nothing crosses `x`, as index pairs. */
function runsWithout(
  rows: readonly Row[],
  x: number,
  bands: readonly number[],
): [number, number][] {
  const runs: [number, number][] = [];
  let start = 0;
  for (let index = 0; index <= rows.length; index++) {
    const crossed = crosses(rows[index], x);
    const isOther = index > start && bands[index] !== bands[index - 1];
    if (!crossed && !isOther) continue;
    if (index - start >= 2) runs.push([start, index]);
    start = crossed ? index + 1 : index;
  }
  return runs;
}

/** Whether a text reaches over the strip before `x`, or over `x` itself where another begins there. */
function crosses(row: Row | undefined, x: number): boolean {
  if (!row) return true;
  const begins = row.segments.some(one => Math.abs(one.left - x) <= 0.5);
  const edge = begins ? x + 2 : x - narrowestGutter;
  return row.segments.some(one => one.left < x - 0.5 && one.right > edge);
}

function isWithinText(cut: Cut | null): boolean {
  return cut !== null && cut.kind !== 'columns';
}

/** Pieces of a run between the headings in it: lines on one side alone with a gap above them. */
function partsOf(
  rows: readonly Row[],
  [from, to]: [number, number],
  x: number,
): [number, number][] {
  const pitches = rows
    .slice(from, to)
    .map((row, index) => row.y - (rows[from + index - 1]?.y ?? 0));
  const usual = [...pitches].sort((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 0;
  const heads = pitches.flatMap((pitch, index) => {
    const row = rows[from + index];
    return row && isOneSided(row, x) && pitch > 1.3 * usual ? [from + index] : [];
  });
  const bounds = [from - 1, ...heads, to];
  return bounds.slice(1).flatMap((end, index): [number, number][] => {
    const start = (bounds[index] ?? 0) + 1;
    return heads.length > 0 && end - start >= 2 ? [[start, end]] : [];
  });
}

function cutAt(
  rows: readonly Row[],
  from: number,
  to: number,
  x: number,
  paper: Paper,
): Cut | null {
  const [start, end] = withoutStrays(rows, from, to, x);
  const inside = rows.slice(start, end).flatMap(row => row.segments);
  const left = inside.filter(one => one.left < x - 0.5);
  const right = inside.filter(one => one.left >= x - 0.5);
  if (left.length === 0 || right.length === 0) return null;
  const verdict = judge({left, right}, x, paper);
  if (!verdict) return null;
  const [top, bottom] = verdict.reach;
  const upper = rows.slice(start, end).filter(row => row.y < top);
  const lower = rows.slice(start, end).filter(row => row.y > bottom);
  const isWithin = ({y}: Segment) => y >= top && y <= bottom;
  return {
    kind: verdict.kind,
    score: verdict.score,
    above: [...rows.slice(0, start), ...upper].flatMap(row => row.segments),
    below: [...lower, ...rows.slice(end)].flatMap(row => row.segments),
    left: left.filter(isWithin),
    right: right.filter(isWithin),
  };
}

/**
 * Lines on one side only, above where both sides begin or below where one ends,
 * can belong to the full lines beyond them: a headline under a name, a heading
 * over a paragraph. The widest gap among them parts them from the columns.
 */
function withoutStrays(
  rows: readonly Row[],
  from: number,
  to: number,
  x: number,
): [number, number] {
  const inside = rows.slice(from, to);
  const onLeft = (row: Row) => row.segments.some(one => one.left < x - 0.5);
  const onRight = (row: Row) => row.segments.some(one => one.left >= x - 0.5);
  const first = from + Math.max(inside.findIndex(onLeft), inside.findIndex(onRight));
  const last = from + Math.min(inside.findLastIndex(onLeft), inside.findLastIndex(onRight));
  const start = from === 0 ? from : widestPitch(rows, from, first);
  const end = to === rows.length ? to : widestPitch(rows, last + 1, to);
  return start < end ? [start, end] : [from, to];
}

/** The line among these with the widest gap above it. */
function widestPitch(rows: readonly Row[], from: number, to: number): number {
  let widest = from;
  for (let index = from; index <= to; index++) {
    const pitch = (at: number) => (rows[at]?.y ?? 0) - (rows[at - 1]?.y ?? 0);
    if (pitch(index) > pitch(widest) + 1) widest = index;
  }
  return widest;
}

function isOneSided({segments}: Row, x: number): boolean {
  const onLeft = segments.filter(one => one.left < x - 0.5).length;
  return onLeft === 0 || onLeft === segments.length;
}
