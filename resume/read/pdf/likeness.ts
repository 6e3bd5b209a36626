import {gridOf} from './bands.ts';
import type {Cut, SideBySide} from './cut.ts';
import {type DatedRows, datedRows} from './dated-rows.ts';
import {countEntries} from './entries.ts';
import type {Fill} from './glyph.ts';
import {countLabels, labelReach} from './labels.ts';
import {startsWithMark} from './list-marks.ts';
import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {isDated, isDateLine, rawText} from './signs.ts';
import {onOneLine, titleWeight} from './titles.ts';
import {type Band, bandsOf, orderOf} from './turns.ts';

/** What can be seen of two groups, in the stretch where both have text. */
interface Sight extends SideBySide {
  readonly leftRows: readonly Row[];
  readonly rightRows: readonly Row[];
  /** The side with fewer lines, and the share of its lines that stand on a line of the other side. */
  readonly few: readonly Row[];
  readonly many: readonly Row[];
  readonly matched: number;
  /** 0 when one side was drawn wholly before the other, 1 when they were drawn line by line in turn. */
  readonly interleaved: number;
  /** Drawn in no order that could tell anything, as design programs do. */
  readonly isShuffled: boolean;
  /** The right side keeps a common right edge and no common left one. */
  readonly rightAligned: boolean;
  /** Baselines of the first and last line that both sides reach, with some room. */
  readonly reach: Reach;
}

/** What is behind the text, how far it may reach, and where the right column of the page before began, if there were two. */
export interface Paper {
  readonly fills: readonly Fill[];
  readonly gutter: number | null;
  readonly right: number;
}

interface Verdict extends Pick<Cut, 'kind' | 'score'> {
  /** Baselines between which the two sides are read in this way. */
  readonly reach: Reach;
}

type Reach = readonly [number, number];

const everywhere: Reach = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Evidence from here on makes two sides columns. */
const enough = 1.5;

/** The right column of the page before began within this many points. */
const sameGutter = 4;

/** Items of a grid have no more lines than this; longer ones are columns. */
const shortColumn = 7;

/** How two groups side by side are to be read, null when line by line. */
export function judge(sides: SideBySide, x: number, paper: Paper): Verdict | null {
  const sight = look(sides);
  if (!sight) return judgeEntries(sides);
  const lines = sight.few.length;
  const labels = countLabels(sides, sight.leftRows, sight.rightRows);
  if (labels > 0) {
    return {kind: 'labels', score: 4 * labels, reach: [sight.reach[0] - labelReach, everywhere[1]]};
  }
  const goesOn = paper.gutter !== null && Math.abs(paper.gutter - x) <= sameGutter;
  if (goesOn && lines >= 2) {
    return {kind: 'columns', score: 10 * lines, reach: everywhere};
  }
  const rows = datedRows(sides);
  if (rows) return judgeRows(rows, lines, sight.reach);
  const asGrid: Verdict = {kind: 'grid', score: lines, reach: sight.reach};
  if (lines <= shortColumn && isGrid(sight)) return asGrid;
  const columns = columnLikeness(sight, x, paper.fills);
  if (lines >= 3 && columns >= enough) {
    return {kind: 'columns', score: columns * lines, reach: everywhere};
  }
  const isApart = sight.matched < 0.5 && columns >= enough;
  if (isApart || areLists(sight)) return {kind: 'lists', score: lines, reach: sight.reach};
  if (isGrid(sight)) return asGrid;
  return judgeEntries(sides);
}

/** Rows with titles among them are no columns, and are read part by part. */
function judgeRows({kind, isTitled}: DatedRows, lines: number, reach: Reach): Verdict | null {
  if (isTitled) return null;
  return kind === 'cards'
    ? {kind: 'grid', score: lines, reach}
    : {kind: 'rows', score: 2 * lines, reach: everywhere};
}

function look({left, right}: SideBySide): Sight | null {
  const top = Math.max(topOf(left), topOf(right)) - 3;
  const bottom = endOf([...left, ...right], Math.min(bottomOf(left), bottomOf(right))) + 3;
  const leftRows = toRows(left.filter(one => one.y >= top && one.y <= bottom));
  const rightRows = toRows(right.filter(one => one.y >= top && one.y <= bottom));
  if (leftRows.length < 2 || rightRows.length < 2) return null;
  const [few, many] =
    leftRows.length <= rightRows.length ? [leftRows, rightRows] : [rightRows, leftRows];
  return {
    left: leftRows.flatMap(row => row.segments),
    right: rightRows.flatMap(row => row.segments),
    leftRows,
    rightRows,
    few,
    many,
    matched: share(few, row => many.some(other => onOneLine(row, other))),
    interleaved: interleaving(leftRows, rightRows),
    isShuffled: !isDrawnDownwards([...leftRows, ...rightRows]),
    rightAligned: isRightAligned(rightRows),
    reach: [top, bottom],
  };
}

/** Where the lines end that follow each other without a gap after `from`. */
function endOf(segments: readonly Segment[], from: number): number {
  const places = toRows(segments).map(row => row.y);
  const usual = middle(places.map((y, index) => y - (places[index - 1] ?? y)).slice(1));
  let end = from;
  for (const y of places) if (y > end && y - end < 1.3 * usual) end = y;
  return end;
}

function middle(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** How much two sides look like columns, read one after the other, and not like the cells of a table. */
function columnLikeness(sight: Sight, x: number, fills: readonly Fill[]): number {
  const {interleaved, matched, few, many, rightAligned} = sight;
  const dates = Math.max(share(sight.leftRows, isDateLine), share(sight.rightRows, isDateLine));
  const isSparse = few.length < 0.35 * many.length && matched >= 0.8;
  return (
    step(interleaved, [0.1, 2.5], [0.25, 1], [0.5, 0], [1, sight.isShuffled ? 0 : -2.5]) +
    step(matched, [0.3, 2.5], [0.6, 1.5], [0.85, 0], [1, -1]) +
    step(dates, [0.25, 0], [0.4, -1], [1, -2]) +
    (rightAligned ? -2 : 0) +
    (isSparse ? -2 : 0) +
    titleWeight(sight, interleaved) +
    backgroundWeight(sight, fills) +
    (hasRule(sight, x, fills) ? 2 : 0)
  );
}

/** The weight of the first step whose upper end the value does not pass. */
function step(value: number, ...steps: readonly (readonly [number, number])[]): number {
  return (steps.find(([end]) => value <= end) ?? steps.at(-1))?.[1] ?? 0;
}

function interleaving(left: readonly Row[], right: readonly Row[]): number {
  const turns = bandsOf(left, right).turns;
  const most = 2 * Math.min(left.length, right.length) - 1;
  return (turns - 1) / Math.max(1, most - 1);
}

/** Whether each line was drawn after the ones above it. */
function isDrawnDownwards(rows: readonly Row[]): boolean {
  const drawn = [...rows].sort((one, other) => orderOf(one) - orderOf(other));
  const steps = drawn.slice(1).filter((row, index) => row.y > (drawn[index]?.y ?? 0) - 3);
  return steps.length >= 0.8 * (drawn.length - 1);
}

function isRightAligned(rows: readonly Row[]): boolean {
  const rights = rows.map(row => row.segments.at(-1)?.right ?? 0);
  const lefts = rows.map(row => row.segments[0]?.left ?? 0);
  return shareOnEdge(rights) >= 0.7 && shareOnEdge(lefts) < 0.7;
}

/** The share of places that lie within two points of the commonest one. */
function shareOnEdge(places: readonly number[]): number {
  const counts = places.map(place => places.filter(other => Math.abs(other - place) <= 2).length);
  return Math.max(...counts) / places.length;
}

/** Items of one list that was set in two columns. */
function areLists({leftRows, rightRows}: Sight): boolean {
  return share(leftRows, startsWithMark) >= 0.5 && share(rightRows, startsWithMark) >= 0.5;
}

/** Items of several lines each, set side by side and not drawn line by line. */
function isGrid({leftRows, rightRows, rightAligned}: Sight): boolean {
  const bands = gridOf(leftRows, rightRows);
  const tall = bands.filter(band => band.left.length >= 2 && band.right.length >= 2);
  const isText = share(leftRows, isWorded) >= 0.4 && share(rightRows, isWorded) >= 0.4;
  return isText && !rightAligned && bands.every(areCells) && tall.length > 0.5 * bands.length;
}

/** A line with words in it, not only figures and signs. */
function isWorded({segments}: Row): boolean {
  return /\p{L}{3}/u.test(rawText(segments));
}

/** Two cells begin on one line, and neither holds the dates of the other. */
function areCells({left, right}: Band): boolean {
  const [first, second] = [left[0], right[0]];
  if (!first || !second || Math.abs(first.y - second.y) > 4) return false;
  const dates = [share(left, isDated), share(right, isDated)];
  return Math.max(...dates) < 0.4 || Math.min(...dates) > 0.2;
}

/** Cells of a narrow column, on the left or on the right, that go with the text beside them. */
function judgeEntries({left, right}: SideBySide): Verdict | null {
  const [leftRows, rightRows] = [toRows(left), toRows(right)];
  const width = widthOf([...left, ...right]);
  const isAside = (cells: readonly Segment[], text: readonly Segment[]) =>
    widthOf(cells) <= 0.4 * width && rawText(text).length > 1.5 * rawText(cells).length;
  const entries = isAside(left, right) ? countEntries(leftRows, rightRows) : 0;
  if (entries > 0) return {kind: 'entries', score: 0.1 * entries, reach: everywhere};
  const asides = isAside(right, left) ? countEntries(rightRows, leftRows) : 0;
  return asides > 0 ? {kind: 'asides', score: 0.1 * asides, reach: everywhere} : null;
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(one => one.right)) - Math.min(...segments.map(one => one.left));
}

/** A column on paper of its own colour reaches beyond its text, as a shaded cell of a table does not. */
const bleed = 40;

/** What it counts that a filled area stands behind all of one side and none of the other. */
function backgroundWeight({left, right}: SideBySide, fills: readonly Fill[]): number {
  const own = fills.filter(fill => {
    if (fill.isOutline) return false;
    const onLeft = share(left, one => isInside(one, fill));
    const onRight = share(right, one => isInside(one, fill));
    return (onLeft > 0.9 && onRight < 0.1) || (onRight > 0.9 && onLeft < 0.1);
  });
  if (own.length === 0) return 0;
  const [top, bottom] = [topOf([...left, ...right]), bottomOf([...left, ...right])];
  return own.some(fill => fill.bottom - fill.top > bottom - top + bleed) ? 6 : 2.5;
}

/** Whether a vertical line was drawn between the sides. */
function hasRule({left, right}: SideBySide, x: number, fills: readonly Fill[]): boolean {
  const edge = Math.max(...left.map(one => one.right));
  const height = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right));
  return fills.some(
    fill =>
      fill.left >= edge - 1 &&
      fill.right <= x + 1 &&
      fill.right - fill.left < 4 &&
      fill.bottom - fill.top > 0.7 * height,
  );
}

function isInside({left, right, y}: Segment, fill: Fill): boolean {
  return left >= fill.left - 1 && right <= fill.right + 1 && y >= fill.top && y <= fill.bottom;
}

function share<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  return items.filter(has).length / Math.max(1, items.length);
}

function topOf(segments: readonly Segment[]): number {
  return Math.min(...segments.map(one => one.y));
}

function bottomOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(one => one.y));
}
