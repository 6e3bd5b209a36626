import type {Cut} from './cut.ts';
import {readEntries} from './entries.ts';
import {joinRows, type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';

/** A row of a grid: its left and its right cell, each of one or more lines. */
export interface Band {
  readonly left: Row[];
  readonly right: Row[];
}

/**
 * Takes two sides apart in the order they were drawn. `turns` counts the changes
 * from one side to the other; `inTurn` says that no band reaches into the next.
 */
export function bandsOf(
  left: readonly Row[],
  right: readonly Row[],
): {bands: Band[]; turns: number; inTurn: boolean} {
  const drawn = [
    ...left.map(row => ({row, side: 'left' as const, order: orderOf(row)})),
    ...right.map(row => ({row, side: 'right' as const, order: orderOf(row)})),
  ].sort((one, other) => one.order - other.order);
  const bands: Band[] = [];
  let turns = 0;
  let before: 'left' | 'right' | null = null;
  const first = drawn[0]?.side ?? 'left';
  for (const {row, side} of drawn) {
    if (before !== null && side !== before) turns += 1;
    if (side === first && side !== before) bands.push({left: [], right: []});
    bands.at(-1)?.[side].push(row);
    before = side;
  }
  const inTurn = bands.every((band, index) => {
    const next = bands[index + 1];
    return !next || bottomOf(band) < topOf(next);
  });
  return {bands, turns, inTurn};
}

/** The bands of a grid: as they were drawn, else by the gaps between them; none where it was drawn line by line. */
export function gridOf(left: readonly Row[], right: readonly Row[]): Band[] {
  const {bands, inTurn} = bandsOf(left, right);
  if (inTurn && bands.every(band => Math.min(band.left.length, band.right.length) >= 2)) {
    return bands;
  }
  const drawn = [...left, ...right].sort((one, other) => orderOf(one) - orderOf(other));
  const goesUp = drawn.some((row, index) => row.y < (drawn[index - 1]?.y ?? row.y) - 3);
  return goesUp ? bandsByGap(left, right) : [];
}

/** The rows of a cut that is not a pair of columns, in reading order. */
export function readSideBySide(
  {kind, left, right}: Cut,
  read: (segments: readonly Segment[]) => Row[],
): Row[] {
  if (kind === 'labels') return readLabels(left, right, read);
  if (kind === 'entries') return readEntries(left, right, read);
  if (kind === 'asides') return readEntries(right, left, read);
  if (kind === 'lists') return [...read(left), ...read(right)];
  return gridOf(toRows(left), toRows(right)).flatMap(band => [
    ...read(band.left.flatMap(row => row.segments)),
    ...read(band.right.flatMap(row => row.segments)),
  ]);
}

function readLabels(
  left: readonly Segment[],
  right: readonly Segment[],
  read: (segments: readonly Segment[]) => Row[],
): Row[] {
  const labels = toLabels(toRows(left));
  return labels.flatMap((label, index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : label.y - labelReach;
    const to = (labels[index + 1]?.y ?? Number.POSITIVE_INFINITY) - labelReach;
    const named = right.filter(one => one.y >= from && one.y < to);
    const before = index === 0 ? named.filter(one => one.y < label.y - labelReach) : [];
    return [...read(before), label, ...read(named.filter(one => !before.includes(one)))];
  });
}

/** Lines of one label stand no further apart than this many sizes. */
const labelPitch = 1.6;
/** A label's baseline may lie this much below the first line it names, in points: larger type, centred. */
export const labelReach = 7;

/** Joins the lines that make one label. */
export function toLabels(rows: readonly Row[]): Row[] {
  const labels: Row[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const open = labels.at(-1);
    const size = row.segments[0]?.size ?? 0;
    if (open && row.y - last < labelPitch * size) {
      labels[labels.length - 1] = joinRows(open, row);
    } else labels.push(row);
    last = row.y;
  }
  return labels;
}

/** Gaps from here on, in usual line pitches, part the rows of a grid. */
const bandGap = 1.35;

/** Takes two sides apart where both leave a gap. */
function bandsByGap(left: readonly Row[], right: readonly Row[]): Band[] {
  const rows = [
    ...left.map(row => ({row, side: 'left' as const})),
    ...right.map(row => ({row, side: 'right' as const})),
  ].sort((one, other) => one.row.y - other.row.y);
  const pitches = rows
    .map(({row}, index) => row.y - (rows[index - 1]?.row.y ?? row.y))
    .filter(pitch => pitch > 3)
    .sort((one, other) => one - other);
  const usual = pitches[Math.floor(pitches.length / 3)] ?? 0;
  const bands: Band[] = [];
  for (const [index, {row, side}] of rows.entries()) {
    const pitch = row.y - (rows[index - 1]?.row.y ?? row.y);
    if (bands.length === 0 || pitch > bandGap * usual) bands.push({left: [], right: []});
    bands.at(-1)?.[side].push(row);
  }
  return bands;
}

export function orderOf({segments}: Row): number {
  return Math.min(...segments.map(one => one.order));
}

function topOf({left, right}: Band): number {
  return Math.min(...[...left, ...right].map(row => row.y));
}

function bottomOf({left, right}: Band): number {
  return Math.max(...[...left, ...right].map(row => row.y));
}
