import {isRightToLeft} from './direction.ts';
import type {Fill} from './glyph.ts';
import type {Segment} from './segments.ts';
import {rawText} from './signs.ts';

/** Sizes, in sizes of the text, of what stands before a line: a list mark, and a picture. */
const markSize = [0.12, 0.55] as const;
const iconSize = [0.55, 1.8] as const;

/**
 * Finds list marks and pictures that were drawn as shapes and not as letters,
 * and notes them on the text they lead to.
 */
export function noteShapes(segments: readonly Segment[], fills: readonly Fill[]): Segment[] {
  const small = fills.filter(fill => heightOf(fill) <= 24 && widthOf(fill) <= 24);
  return segments.map(segment => {
    const isRight = isRightToLeft(rawText([segment]));
    const before = small.filter(fill => leadsTo(fill, segment, isRight));
    if (segment.lead === 'icon' || before.length === 0) return segment;
    if (before.some(fill => isMark(fill, segment)) && before.length === 1) {
      return {...segment, lead: 'mark'};
    }
    return before.some(fill => isIcon(fill, segment)) ? {...segment, lead: 'icon'} : segment;
  });
}

/** Whether a shape stands on the line right before the text. */
function leadsTo(fill: Fill, {left, right, y, size}: Segment, isRight: boolean): boolean {
  const middle = (fill.top + fill.bottom) / 2;
  const gap = isRight ? fill.left - right : left - fill.right;
  return gap > -1 && gap < 2.5 * size && middle < y && middle > y - 0.8 * size;
}

function isMark(fill: Fill, {size}: Segment): boolean {
  const [width, height] = [widthOf(fill) / size, heightOf(fill) / size];
  const isRound = Math.abs(width - height) <= 0.4 * Math.max(width, height);
  return isRound && height >= markSize[0] && height <= markSize[1];
}

function isIcon(fill: Fill, {size}: Segment): boolean {
  const height = Math.max(heightOf(fill), widthOf(fill)) / size;
  return height >= iconSize[0] && height <= iconSize[1];
}

function widthOf(fill: Fill): number {
  return fill.right - fill.left;
}

function heightOf(fill: Fill): number {
  return fill.bottom - fill.top;
}
