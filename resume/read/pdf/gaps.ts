import type {Glyph} from './glyph.ts';
import {type Segment, toSegment} from './segments.ts';

/** A gap of this many sizes parts two cells where another in the same text is so much narrower. */
const wideGap = 0.8;
const timesWider = 2.5;
/** Letters closer than this many sizes belong to one word. */
const wordGap = 0.15;
/** Letters further apart than this, in sizes, are spaced out, and so are their words. */
const setTight = 0.06;

/**
 * Cuts texts whose gaps are of two kinds, narrow ones between words and wide ones
 * between cells: the spaces of justified text are all of one width.
 */
export function cutAtGaps(segments: readonly Segment[]): Segment[] {
  return segments.flatMap(segment => {
    const inked = segment.glyphs.filter(glyph => glyph.kind !== 'space');
    const gaps = inked.map((glyph, index) => glyph.x - (inked[index - 1]?.end ?? glyph.x));
    const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
    if (usual > setTight * segment.size) return [segment];
    const narrowest = Math.min(...gaps.filter(gap => gap > wordGap * segment.size));
    const isCut = (gap: number) => gap > Math.max(wideGap * segment.size, timesWider * narrowest);
    const starts = new Set(inked.filter((_, index) => isCut(gaps[index] ?? 0)));
    if (starts.size === 0) return [segment];
    const pieces: Glyph[][] = [[]];
    for (const glyph of segment.glyphs) {
      if (starts.has(glyph)) pieces.push([]);
      pieces.at(-1)?.push(glyph);
    }
    return pieces.map((piece, index) => ({
      ...toSegment(piece),
      lead: index === 0 ? segment.lead : ('edge' as const),
    }));
  });
}
