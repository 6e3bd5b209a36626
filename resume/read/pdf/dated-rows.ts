import {textWidth} from './cell-text.ts';
import type {SideBySide} from './cut.ts';
import {type Row, standTogether, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {isDated, isDateLine, rawText, styleOf} from './signs.ts';
import {readTable} from './table-text.ts';
import {type Band, bandsOf} from './turns.ts';

/** First lines of two cells of a row differ by no more than this, in points. */
const level = 4;
/** A column of dates takes no more than this share of the width. */
const narrow = 0.4;
/** Lines of one cell stand no further apart than this many sizes. */
const cellPitch = 1.8;
/** Type this much larger than the rest is a title's. */
const titleSize = 1.12;
/** So many lines may stand over the first row of a part, as its title. */
const titleLines = 2;

/** Rows of a table with a narrow column of dates, or of cards side by side that each hold their own. */
export interface DatedRows {
  readonly kind: 'rows' | 'cards';
  readonly bands: readonly Band[];
  /** Titles stand among the rows, so that each part is to be read for itself. */
  readonly isTitled: boolean;
}

/** The rows that two sides make: as they were drawn in turn, else where both begin anew on one line. */
export function datedRows(sides: SideBySide): DatedRows | null {
  const [left, right] = [toRows(sides.left), toRows(sides.right)];
  const drawn = bandsOf(left, right);
  const found = drawn.inTurn ? ofBands(drawn.bands, sides) : null;
  if (found) return found;
  const matched = bandsByLevel(left, right, sides);
  return matched ? ofBands(matched, sides) : null;
}

export function readDatedRows(sides: SideBySide): Row[] {
  const bands = datedRows(sides)?.bands ?? [];
  return readTable(
    bands.map(band => [band.left, band.right]),
    [textWidth(toRows(sides.left)), textWidth(toRows(sides.right))],
  );
}

function ofBands(bands: readonly Band[], sides: SideBySide): DatedRows | null {
  const full = bands.filter(({left, right}) => left.length > 0 && right.length > 0);
  if (full.length < 2 || full.length < bands.length - 1) return null;
  const kind = kindOf(full, sides);
  const titled = full.filter(isTitled).length;
  if (kind === null || titled < 0.8 * full.length) return null;
  const isSure = full.every(isLevel) && !hasTitles(sides.left) && !hasTitles(sides.right);
  return {kind, bands, isTitled: !isSure};
}

/** Null also where the dates stand in one line each: those are read straight across. */
function kindOf(bands: readonly Band[], {left, right}: SideBySide): DatedRows['kind'] | null {
  const isBroken = (side: 'left' | 'right') =>
    bands.some(({[side]: cell}) => cell.slice(1).some((row, at) => followsIn(cell)(row, at + 1)));
  const dated = (side: 'left' | 'right', has: (row: Row) => boolean) =>
    bands.filter(band => band[side].some(has)).length / bands.length;
  const [onLeft, onRight] = [dated('left', isDated), dated('right', isDated)];
  if (onLeft > 0.6 && isAside(left, right) && dated('right', isDateLine) < 0.4)
    return isBroken('left') ? 'rows' : null;
  if (onRight > 0.6 && isAside(right, left) && dated('left', isDateLine) < 0.4)
    return isBroken('right') ? 'rows' : null;
  const areCards = Math.min(onLeft, onRight) > 0.6 && isBroken('left') && isBroken('right');
  return areCards ? 'cards' : null;
}

/** Parts the rows where the wider side leaves a gap and both have a line; each must hold a date. */
function bandsByLevel(
  left: readonly Row[],
  right: readonly Row[],
  sides: SideBySide,
): Band[] | null {
  const isLeftAside = isAside(sides.left, sides.right);
  if (!isLeftAside && !isAside(sides.right, sides.left)) return null;
  const [cells, text] = isLeftAside ? [left, right] : [right, left];
  const starts = gapStarts(text).filter(row => cells.some(cell => areLevel(cell, row)));
  const between = (rows: readonly Row[], at: number) => {
    const from = at === 0 ? Number.NEGATIVE_INFINITY : (starts[at]?.y ?? 0) - level;
    const to = (starts[at + 1]?.y ?? Number.POSITIVE_INFINITY) - level;
    return rows.filter(row => row.y >= from && row.y < to);
  };
  const bands = starts.map((_, at) => ({left: between(left, at), right: between(right, at)}));
  const {size} = styleOf(isLeftAside ? sides.left : sides.right);
  const isTitle = ({segments}: Row) => segments.every(one => one.size > titleSize * size);
  const isCell = (cell: readonly Row[]) => {
    const lines = cell.filter(row => !isTitle(row));
    return lines.some(isDated) && lines.every(followsIn(lines));
  };
  return bands.every(band => isCell(isLeftAside ? band.left : band.right)) ? bands : null;
}

/** Whether a line stands close below the one before it. */
function followsIn(rows: readonly Row[]): (row: Row, index: number) => boolean {
  return (row, index) => {
    const above = rows[index - 1];
    return !above || row.y - above.y <= cellPitch * styleOf(row.segments).size;
  };
}

/** Lines with a wider gap above them than the lines of a text have. */
function gapStarts(rows: readonly Row[]): Row[] {
  const pitches = rows.map((row, index) => row.y - (rows[index - 1]?.y ?? row.y)).slice(1);
  const usual = pitches.toSorted((one, other) => one - other)[Math.floor(pitches.length / 3)] ?? 0;
  return rows.filter((row, index) => {
    const pitch = pitches[index - 1] ?? Number.POSITIVE_INFINITY;
    return pitch > 1.25 * usual || pitch > 1.65 * styleOf(row.segments).size;
  });
}

function areLevel(one: Row, other: Row): boolean {
  return one.segments.some(left => other.segments.some(right => standTogether(left, right)));
}

function isLevel({left: [first], right: [second]}: Band): boolean {
  return first !== undefined && second !== undefined && Math.abs(first.y - second.y) <= level;
}

/** The first lines are level once the titles above them are left out. */
function isTitled({left, right}: Band): boolean {
  return Array.from({length: titleLines + 1}, (_, at) => at).some(
    at => isLevel({left: left.slice(at), right}) || isLevel({left, right: right.slice(at)}),
  );
}

/** Whether a line is set in larger type than most of its side. */
function hasTitles(segments: readonly Segment[]): boolean {
  const {size} = styleOf(segments);
  return segments.some(one => one.size > titleSize * size);
}

function isAside(cells: readonly Segment[], text: readonly Segment[]): boolean {
  const isNarrow = widthOf(cells) <= narrow * widthOf([...cells, ...text]);
  return isNarrow && rawText(text).length > 0.4 * rawText(cells).length;
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(one => one.right)) - Math.min(...segments.map(one => one.left));
}
