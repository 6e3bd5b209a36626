import {expect, test} from 'bun:test';
import {joinRows, type Row} from './rows.ts';
import type {Segment} from './segments.ts';

function row(y: number, ...lefts: readonly number[]): Row {
  const segments = lefts.map(
    (left): Segment => ({glyphs: [], left, right: left + 50, y, size: 10, order: 0, lead: 'edge'}),
  );
  return {y, segments};
}

function lefts({segments}: Row): string[] {
  return segments.map(({left, lead}) => `${lead} ${left}`);
}

test('a line goes on in the cell it stands under, and a third line after the second', () => {
  const two = joinRows(row(100, 40, 200, 400), row(112, 200));
  expect(lefts(two)).toEqual(['edge 40', 'edge 200', 'wrap 200', 'edge 400']);
  const three = joinRows(two, row(124, 201));
  expect(lefts(three)).toEqual(['edge 40', 'edge 200', 'wrap 200', 'wrap 201', 'edge 400']);
});

test('a line under no cell, or under the last, goes on at the end', () => {
  expect(lefts(joinRows(row(100, 40, 200), row(112, 60)))).toEqual([
    'edge 40',
    'edge 200',
    'wrap 60',
  ]);
  expect(lefts(joinRows(row(100, 40, 200), row(112, 200))).at(-1)).toBe('wrap 200');
});
