import type {Row} from './rows.ts';

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

export function orderOf({segments}: Row): number {
  return Math.min(...segments.map(one => one.order));
}

function topOf({left, right}: Band): number {
  return Math.min(...[...left, ...right].map(row => row.y));
}

function bottomOf({left, right}: Band): number {
  return Math.max(...[...left, ...right].map(row => row.y));
}
