import {textWidth} from './cell-text.ts';
import type {Cut} from './cut.ts';
import {readDatedRows} from './dated-rows.ts';
import {readEntries} from './entries.ts';
import {readLabels} from './labels.ts';
import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {isDated} from './signs.ts';
import {readCard} from './table-text.ts';
import {type Band, bandsOf, orderOf} from './turns.ts';

/** The bands of a grid: as they were drawn, else by the gaps between them; none where it was drawn line by line. */
export function gridOf(left: readonly Row[], right: readonly Row[]): Band[] {
  const {bands, inTurn} = bandsOf(left, right);
  const isTall = ({left, right}: Band) => Math.min(left.length, right.length) >= 2;
  // The last row may have a cell on one side only.
  if (inTurn && isTall(bands[0] ?? {left: [], right: []}) && bands.slice(0, -1).every(isTall)) {
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
  if (kind === 'rows') return readDatedRows({left, right});
  if (kind === 'lists') return [...read(left), ...read(right)];
  return readGrid(toRows(left), toRows(right), read);
}

/** Cell by cell; the names on cards are joined where a card's width broke them. */
function readGrid(
  left: readonly Row[],
  right: readonly Row[],
  read: (segments: readonly Segment[]) => Row[],
): Row[] {
  const bands = gridOf(left, right);
  const areCards = bands.length > 1 || (left.some(isDated) && right.some(isDated));
  return bands.flatMap(band =>
    [
      {cell: band.left, width: textWidth(left)},
      {cell: band.right, width: textWidth(right)},
    ].flatMap(({cell, width}) => {
      const rows = read(cell.flatMap(row => row.segments));
      return areCards ? readCard(rows, width) : rows;
    }),
  );
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
