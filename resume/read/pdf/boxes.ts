import type {Fill, Glyph} from './glyph.ts';
import {type Segment, toSegment} from './segments.ts';

/** A box is higher than its text, in sizes, but holds no second line. */
const boxHeight = [1, 3] as const;

/**
 * Cuts segments at the edges of the small boxes that words stand in or the lines
 * they stand on, as skills do: the room between two tags can be less than a cell's gap.
 */
export function cutAtBoxes(segments: readonly Segment[], fills: readonly Fill[]): Segment[] {
  const boxes = fills.filter(fill => fill.right - fill.left < 300 && fill.bottom - fill.top < 60);
  return segments.flatMap(segment => {
    const around = boxes.filter(box => isAround(box, segment));
    const under = boxes.filter(box => isUnder(box, segment));
    const found = under.length > 1 ? under : around;
    return found.length === 0 ? [segment] : cutSegment(segment, found);
  });
}

/** A line drawn under a piece of the text: several of them part it as boxes do. */
function isUnder(box: Fill, {glyphs, y, size}: Segment): boolean {
  const isLine = box.bottom - box.top < 0.2 * size && box.right - box.left > size;
  const isBelow = box.top > y && box.top < y + 0.45 * size;
  const starts = (glyph: Glyph) => Math.abs(glyph.x - box.left) < 1;
  const ends = (glyph: Glyph) => Math.abs(glyph.end - box.right) < 2;
  return isLine && isBelow && glyphs.some(starts) && glyphs.some(ends);
}

function isAround(box: Fill, {left, right, y, size}: Segment): boolean {
  const height = (box.bottom - box.top) / size;
  const middle = y - 0.35 * size;
  return (
    height >= boxHeight[0] &&
    height <= boxHeight[1] &&
    box.top < middle &&
    box.bottom > middle &&
    box.left < right &&
    box.right > left
  );
}

function cutSegment(segment: Segment, boxes: readonly Fill[]): Segment[] {
  const pieces: {box: Fill | undefined; glyphs: Glyph[]}[] = [];
  for (const glyph of segment.glyphs) {
    const middle = (glyph.x + glyph.end) / 2;
    const box = boxes.find(one => one.left <= middle && middle <= one.right);
    const open = pieces.at(-1);
    if (open && (open.box === box || glyph.kind === 'space')) open.glyphs.push(glyph);
    else pieces.push({box, glyphs: [glyph]});
  }
  return pieces.map(({glyphs, box}, index) => {
    const lead = index === 0 && segment.lead !== null ? segment.lead : 'edge';
    const isBoxed = box !== undefined || index > 0;
    return {...toSegment(glyphs), lead: isBoxed ? lead : segment.lead};
  });
}
