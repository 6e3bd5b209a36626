import type {Glyph} from './glyph.ts';
import {type Segment, toSegment} from './segments.ts';

/** Left edges within this many points of each other are one edge. */
const sameEdge = 0.7;
/**
 * So many segments begin at an edge that lines were set to: fewer where the text
 * was drawn apart as well, more where no gap shows it.
 */
const edgeCount = {apart: 2, sure: 3, firm: 5} as const;

/**
 * Cuts segments where a new cell begins so close to the one before that the gap
 * alone does not tell: at an edge where other lines begin, after a gap wider
 * than the spaces beside it or with a change of type.
 */
export function cutAtEdges(segments: readonly Segment[]): Segment[] {
  const edges = commonEdges(segments, edgeCount.sure);
  const likely = commonEdges(segments, edgeCount.apart);
  const firm = commonEdges(segments, edgeCount.firm);
  return segments.flatMap(segment => {
    const isInside = (edge: number) => edge > segment.left + 2 && edge < segment.right - 2;
    const pieces = cutSegment(segment, {
      sure: edges.filter(isInside),
      apart: likely.filter(isInside),
      firm: firm.filter(isInside),
    });
    return pieces.map((piece, index) => (index === 0 ? notedEdge(piece, edges) : piece));
  });
}

function notedEdge(segment: Segment, edges: readonly number[]): Segment {
  const isOnEdge = edges.some(edge => Math.abs(edge - segment.left) <= sameEdge);
  return segment.lead === null && isOnEdge ? {...segment, lead: 'edge'} : segment;
}

/** Places where so many segments begin. */
function commonEdges(segments: readonly Segment[], count: number): number[] {
  const lefts = segments.map(one => one.left).sort((one, other) => one - other);
  const edges: number[] = [];
  for (const [index, left] of lefts.entries()) {
    const last = lefts[index + count - 1];
    if (last === undefined || last - left > sameEdge) continue;
    if (left - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > sameEdge) edges.push(left);
  }
  return edges;
}

interface Edges {
  readonly sure: readonly number[];
  readonly apart: readonly number[];
  readonly firm: readonly number[];
}

function cutSegment(segment: Segment, edges: Edges): Segment[] {
  const pieces: Glyph[][] = [[]];
  const usual = usualSpace(segment);
  let before: Glyph | null = null;
  for (const glyph of segment.glyphs) {
    if (before && glyph.kind !== 'space' && beginsCell(before, glyph, edges, usual))
      pieces.push([]);
    pieces.at(-1)?.push(glyph);
    if (glyph.kind !== 'space') before = glyph;
  }
  if (pieces.length === 1) return [segment];
  return pieces.map((piece, index) => ({
    ...toSegment(piece),
    lead: index === 0 ? segment.lead : 'edge',
  }));
}

function beginsCell(before: Glyph, glyph: Glyph, edges: Edges, usual: number | null): boolean {
  const gap = glyph.x - before.end;
  const isApart = Math.abs(glyph.order - before.order) > 3;
  if (isApart && touches(before, glyph, edges)) return true;
  const isOnEdge = edges[isApart ? 'apart' : 'sure'].some(
    edge => Math.abs(edge - glyph.x) <= sameEdge,
  );
  if (gap < 0.3 * glyph.size || !isOnEdge) return false;
  const isWider = gap > 1.4 * (usual ?? 0.35 * glyph.size);
  const isOther =
    before.font.name !== glyph.font.name ||
    before.color !== glyph.color ||
    Math.abs(before.size - glyph.size) > 0.5;
  return isWider || isOther;
}

/** Texts with so many drawing steps between them were not drawn as one. */
const farApart = 20;

/**
 * Whether a text begins close behind another: at an edge that many lines keep,
 * drawn elsewhere, or in other type as a date set to the right of a full line.
 */
function touches(before: Glyph, glyph: Glyph, edges: Edges): boolean {
  const gap = glyph.x - before.end;
  const isElsewhere = Math.abs(glyph.order - before.order) > farApart;
  if (isElsewhere && edges.firm.some(edge => Math.abs(edge - glyph.x) <= sameEdge)) return true;
  const isWordEnd = /[\p{L}\p{N}]/u.test(before.text) && /[\p{L}\p{N}]/u.test(glyph.text);
  if (!isWordEnd || Math.abs(gap) > 0.18 * glyph.size) return false;
  const differences = [
    before.font.name !== glyph.font.name,
    before.color !== glyph.color,
    Math.abs(before.size - glyph.size) > 0.5,
  ];
  const isRaised = Math.abs(before.y - glyph.y) > 0.25 * glyph.size;
  return differences.filter(Boolean).length >= 2 && !isRaised;
}

/** The middle one of the gaps between the words of a segment, null for a single word or two. */
export function usualSpace({glyphs}: Segment): number | null {
  const inked = glyphs.filter(glyph => glyph.kind !== 'space');
  const gaps = inked
    .flatMap((glyph, index) => (index > 0 ? [glyph.x - (inked[index - 1]?.end ?? 0)] : []))
    .filter((gap, index) => gap > 0.15 * (inked[index]?.size ?? 10))
    .sort((one, other) => one - other);
  return gaps.length >= 2 ? (gaps[Math.floor((gaps.length - 1) / 2)] ?? null) : null;
}
