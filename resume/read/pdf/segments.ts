import type {Glyph} from './glyph.ts';

/**
 * Letters of one baseline with no wide gap between them: the smallest piece
 * that the layout moves around. A segment never reaches over a column's gutter.
 */
export interface Segment {
  /** From left to right, spaces among them but none at the ends. */
  readonly glyphs: readonly Glyph[];
  readonly left: number;
  readonly right: number;
  /** Baseline and size of most of its letters. */
  readonly y: number;
  readonly size: number;
  /** Rank of its first letter in the order of drawing. */
  readonly order: number;
  /**
   * What sets it apart from the text before it: a drawn list mark, a picture such
   * as a telephone or an envelope, or the edge of a table's column. `wrap` binds
   * it to that text instead: the cell goes on on its next line.
   */
  readonly lead: 'mark' | 'icon' | 'edge' | 'wrap' | null;
}

interface Draft {
  glyphs: Glyph[];
  last: Glyph;
  /** Where the pen stands, spaces included. */
  pen: number;
}

/** Without a drawn space, a gap of this many sizes separates two segments. */
const widestGap = 0.9;
/** A single drawn space may be stretched this far by justified text. */
const widestSpace = 2.2;
/** Letters may overlap by this many sizes: by kerning, and by more where one text gives its letters too much room. */
const kerned = 0.35;
const crowded = 0.9;
/** Letters of two fonts on one place are two texts, one over the other; so far apart they count as points. */
const otherLook = 3;

/** Joins the letters of upright text into segments. */
export function toSegments(glyphs: readonly Glyph[]): Segment[] {
  const byBand = new Map<number, Draft[]>();
  const drafts: Draft[] = [];
  const icons = glyphs.filter(glyph => glyph.kind === 'icon');
  const inOrder = glyphs
    .filter(glyph => glyph.kind !== 'icon')
    .sort((one, other) => one.x - other.x || one.order - other.order);
  for (const glyph of inOrder) {
    const draft = nearestDraft(byBand, glyph);
    if (draft) extend(draft, glyph);
    else if (glyph.kind !== 'space') {
      const fresh: Draft = {glyphs: [glyph], last: glyph, pen: glyph.end};
      drafts.push(fresh);
      const band = bandOf(glyph.y);
      byBand.set(band, [...(byBand.get(band) ?? []), fresh]);
    }
  }
  const marks = marksAmong(icons);
  return drafts.flatMap(draft => cutAtIcons(draft.glyphs, icons, marks));
}

const bandHeight = 8;

function bandOf(y: number): number {
  return Math.floor(y / bandHeight);
}

function nearestDraft(byBand: ReadonlyMap<number, Draft[]>, glyph: Glyph): Draft | null {
  let best: Draft | null = null;
  let bestOffset = Number.POSITIVE_INFINITY;
  for (const band of [-1, 0, 1]) {
    for (const draft of byBand.get(bandOf(glyph.y) + band) ?? []) {
      const away = looksAlike(draft.last, glyph) ? 0 : otherLook;
      const offset = Math.abs(draft.last.y - glyph.y) + away;
      if (offset < bestOffset && continues(draft, glyph)) {
        best = draft;
        bestOffset = offset;
      }
    }
  }
  return best;
}

/** Whether a letter stands on the draft's baseline and close enough to its end. */
function continues(draft: Draft, glyph: Glyph): boolean {
  const size = Math.max(draft.last.size, glyph.size);
  const scaled = Math.min(draft.last.size, glyph.size) < 0.85 * size;
  if (Math.abs(draft.last.y - glyph.y) > (scaled ? 0.45 : 0.2) * size) return false;
  const jump = glyph.x - draft.pen;
  const isOneText = looksAlike(draft.last, glyph) && Math.abs(draft.last.order - glyph.order) <= 2;
  if (jump < -(isOneText ? crowded : kerned) * size) return false;
  if (glyph.kind === 'space') return jump < widestGap * size;
  const gap = glyph.x - draft.last.end;
  return gap < widestGap * size || (jump < 0.5 * size && gap < widestSpace * size);
}

function looksAlike(one: Glyph, other: Glyph): boolean {
  return one.font.name === other.font.name && Math.abs(one.size - other.size) < 0.1;
}

function extend(draft: Draft, glyph: Glyph): void {
  draft.glyphs.push(glyph);
  draft.pen = Math.max(draft.pen, glyph.end);
  if (glyph.kind !== 'space') draft.last = glyph;
}

/** A segment of letters that stand side by side; spaces at the ends are left out. */
export function toSegment(glyphs: readonly Glyph[]): Segment {
  const first = glyphs.findIndex(glyph => glyph.kind !== 'space');
  const last = glyphs.findLastIndex(glyph => glyph.kind !== 'space');
  const kept = glyphs.slice(first, last + 1);
  const inked = kept.filter(glyph => glyph.kind !== 'space');
  return {
    glyphs: kept,
    left: kept[0]?.x ?? 0,
    right: Math.max(...inked.map(glyph => glyph.end)),
    y: commonest(inked.map(glyph => glyph.y)),
    size: commonest(inked.map(glyph => glyph.size)),
    order: Math.min(...inked.map(glyph => glyph.order)),
    lead: null,
  };
}

/** A picture this close before a letter, in sizes, belongs to the text it begins. */
const iconReach = 1.4;

function cutAtIcons(
  glyphs: readonly Glyph[],
  icons: readonly Glyph[],
  marks: ReadonlySet<Glyph>,
): Segment[] {
  const pieces: {glyphs: Glyph[]; lead: Segment['lead']}[] = [];
  for (const glyph of glyphs) {
    const before = pieces.at(-1)?.glyphs.findLast(one => one.kind === 'text');
    const icon = glyph.kind === 'text' ? icons.find(one => leadsTo(one, glyph, before)) : undefined;
    if (icon) pieces.push({glyphs: [], lead: marks.has(icon) ? 'mark' : 'icon'});
    else if (pieces.length === 0) pieces.push({glyphs: [], lead: null});
    pieces.at(-1)?.glyphs.push(glyph);
  }
  return pieces.map(piece => ({...toSegment(piece.glyphs), lead: piece.lead}));
}

/** The same picture so often under itself, and so close, in sizes, is a list mark. */
const markCount = 3;
const markPitch = 3.5;

function marksAmong(icons: readonly Glyph[]): Set<Glyph> {
  const alike = Map.groupBy(icons, icon => icon.text);
  return new Set([...alike.values()].flatMap(marksAmongAlike));
}

function marksAmongAlike(icons: readonly Glyph[]): Glyph[] {
  const fromLeft = icons.toSorted((one, other) => one.x - other.x);
  let start = 0;
  let end = 0;
  return fromLeft.filter(icon => {
    while ((fromLeft[start]?.x ?? icon.x) <= icon.x - 1) start += 1;
    while ((fromLeft[end]?.x ?? Number.POSITIVE_INFINITY) < icon.x + 1) end += 1;
    return end - start >= markCount && isRegular(fromLeft.slice(start, end), icon.size);
  });
}

/** Whether most of a column of pictures stand close under each other. */
function isRegular(column: readonly Glyph[], size: number): boolean {
  const down = column.map(({y}) => y).sort((one, other) => one - other);
  const close = down.filter((y, index) => y - (down[index - 1] ?? y) < markPitch * size);
  return close.length >= 0.6 * down.length;
}

/** Whether a picture stands between a letter and the one before it. */
function leadsTo(icon: Glyph, glyph: Glyph, before: Glyph | undefined): boolean {
  return (
    Math.abs(icon.y - glyph.y) < glyph.size &&
    icon.x < glyph.x &&
    glyph.x - icon.end < iconReach * glyph.size &&
    (!before || icon.x >= before.x)
  );
}

/** The value most of the numbers have, to a tenth. */
export function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    const rounded = Math.round(value * 10) / 10;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  let best = 0;
  let most = 0;
  for (const [value, count] of counts) {
    if (count > most) {
      best = value;
      most = count;
    }
  }
  return best;
}
