import {readSideBySide} from './bands.ts';
import type {Cut} from './cut.ts';
import {bestCut} from './cuts.ts';
import {isRightToLeft} from './direction.ts';
import type {Paper} from './likeness.ts';
import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {rawText} from './signs.ts';
import {findTable} from './tables.ts';

export type Region = 'body' | 'sidebar';

/** Lines that are read together, in reading order. */
export interface Frame {
  readonly rows: readonly Row[];
  readonly region: Region;
}

/** A narrower side of a page is a sidebar below this share of the other's width. */
const sidebarWidth = 0.75;
/** A pair of columns shorter than this share of the page is part of the running text. */
const sidebarHeight = 0.3;

/**
 * Takes a page apart in reading order: what stands above two columns, the left
 * one, the right one, what stands below, and each of these again.
 */
export function toFrames(segments: readonly Segment[], paper: Paper): Frame[] {
  return framesOf(segments, paper, 'body', heightOf(segments));
}

/** Where the right one of a page's last two columns begins, null where it has none. */
export function gutterOf(frames: readonly Frame[]): number | null {
  const edges = frames.slice(-2).map(({rows}) => {
    return Math.min(...rows.flatMap(row => row.segments.map(one => one.left)));
  });
  const [one, other] = edges;
  const isPair = frames.some(frame => frame.region === 'sidebar');
  return isPair && one !== undefined && other !== undefined ? Math.max(one, other) : null;
}

function framesOf(
  segments: readonly Segment[],
  paper: Paper,
  region: Region,
  pageHeight: number,
): Frame[] {
  if (segments.length === 0) return [];
  const inside = (part: readonly Segment[], name: Region, right = paper.right) =>
    framesOf(part, {...paper, right}, name, pageHeight);
  const table = findTable(segments, paper);
  if (table) {
    const middle = {rows: table.rows, region};
    return joined(inside(table.above, region), middle, inside(table.below, region));
  }
  const cut = bestCut(segments, paper);
  if (!cut) return [{rows: toRows(segments), region}];
  const above = inside(cut.above, region);
  const below = inside(cut.below, region);
  if (cut.kind !== 'columns') {
    const rows = readSideBySide(cut, part => inside(part, region).flatMap(frame => frame.rows));
    return joined(above, {rows, region}, below);
  }
  const [left, right] = regionsOf(cut, region, pageHeight);
  const sides = [inside(cut.left, left, leftOf(cut.right)), inside(cut.right, right)];
  const isRight = isRightToLeft(rawText([...cut.left, ...cut.right]));
  return [...above, ...(isRight ? sides.toReversed() : sides).flat(), ...below];
}

/** A grid or a list in two columns belongs to the text around it. */
function joined(above: readonly Frame[], middle: Frame, below: readonly Frame[]): Frame[] {
  const before = above.at(-1);
  const after = below[0];
  const rows = [...(before?.rows ?? []), ...middle.rows, ...(after?.rows ?? [])];
  return [...above.slice(0, -1), {rows, region: middle.region}, ...below.slice(1)];
}

function regionsOf({left, right}: Cut, region: Region, pageHeight: number): [Region, Region] {
  const height = Math.max(heightOf(left), heightOf(right));
  if (height < sidebarHeight * pageHeight) return [region, region];
  const [onLeft, onRight] = [widthOf(left), widthOf(right)];
  if (onLeft < sidebarWidth * onRight) return ['sidebar', region];
  if (onRight < sidebarWidth * onLeft) return [region, 'sidebar'];
  return [region, region];
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(one => one.right)) - leftOf(segments);
}

function leftOf(segments: readonly Segment[]): number {
  return Math.min(...segments.map(one => one.left));
}

function heightOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(one => one.y)) - Math.min(...segments.map(one => one.y));
}
