import {boldOf, type Fill, type Glyph} from './glyph.ts';

/** The letters a person sees on a page, and how many were drawn for nobody to see. */
export interface Seen {
  readonly glyphs: readonly Glyph[];
  readonly hidden: number;
}

/**
 * Leaves out what is not seen: text without ink, too small, off the page, or in
 * the colour of the paper behind it; and letters drawn a second time to look bold.
 * A page whose text is all without ink is a scan with its recognised text, which is kept.
 */
export function visibleGlyphs(
  glyphs: readonly Glyph[],
  fills: readonly Fill[],
  page: {readonly width: number; readonly height: number; readonly hasPictures: boolean},
): Seen {
  const isOnPage = (glyph: Glyph) =>
    glyph.end > 0 && glyph.x < page.width && glyph.y > 0 && glyph.y < page.height + glyph.size;
  const onPage = glyphs.filter(isOnPage);
  const inked = onPage.filter(glyph => !glyph.inkless);
  const isRecognised = countText(inked) < 0.2 * countText(onPage);
  const paper = paperOf(fills, page.hasPictures);
  const seen = isRecognised ? onPage : inked.filter(glyph => !paper.hides(glyph));
  return {glyphs: drawnOnce(seen), hidden: countText(glyphs) - countText(seen)};
}

function countText(glyphs: readonly Glyph[]): number {
  return glyphs.filter(glyph => glyph.kind === 'text').length;
}

/** Colours closer than this, in steps of 255, cannot be told apart. */
const sameColor = 12;

/** Below this size, in points, pale text is not the caption of a picture. */
const captionSize = 5;

/**
 * Tells whether a letter has the colour of what was painted under it. White
 * paper is under everything, but where the file has pictures, which are not
 * read, one of them may be what makes pale text stand out.
 */
function paperOf(fills: readonly Fill[], hasPictures: boolean): {hides: (glyph: Glyph) => boolean} {
  const areas = fills.filter(
    fill => !fill.isOutline && fill.right - fill.left > 10 && fill.bottom - fill.top > 6,
  );
  return {
    hides: glyph => {
      if (glyph.color === null || !isPale(glyph.color)) return false;
      const under = areas.findLast(fill => fill.order < glyph.order && isOver(fill, glyph));
      if (under && under.color === null) return false;
      if (!under && hasPictures && glyph.size > captionSize) return false;
      return distance(under?.color ?? '#ffffff', glyph.color) < sameColor;
    },
  };
}

const pale = new Map<string, boolean>();

/** Only pale text is ever taken for hidden: dark text on dark is a picture or a pattern we did not see. */
function isPale(color: string): boolean {
  const known = pale.get(color);
  if (known !== undefined) return known;
  const isNew = distance(color, '#ffffff') < 40;
  if (pale.size < 1_000) pale.set(color, isNew);
  return isNew;
}

function isOver(fill: Fill, glyph: Glyph): boolean {
  const x = (glyph.x + glyph.end) / 2;
  const y = glyph.y - glyph.size / 4;
  return fill.left <= x && x <= fill.right && fill.top <= y && y <= fill.bottom;
}

function distance(one: string, other: string): number {
  const parts = (color: string) =>
    [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
  const [first, second] = [parts(one), parts(other)];
  return Math.max(...first.map((value, index) => Math.abs(value - (second[index] ?? 0))));
}

/** Drops a letter that was drawn again on nearly the same place, as programs do to make it bold. */
function drawnOnce(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  const doubled = new Set<Glyph>();
  const places = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const key = `${glyph.text}|${Math.round(glyph.y / 4)}`;
    const near = [-1, 0, 1].flatMap(
      step => places.get(`${glyph.text}|${Math.round(glyph.y / 4) + step}`) ?? [],
    );
    const twin = glyph.kind === 'text' ? near.find(other => isSamePlace(other, glyph)) : undefined;
    if (twin) {
      doubled.add(twin);
      continue;
    }
    kept.push(glyph);
    const list = places.get(key);
    if (list) list.push(glyph);
    else places.set(key, [glyph]);
  }
  return kept.map(glyph => (doubled.has(glyph) ? {...glyph, font: boldOf(glyph.font)} : glyph));
}

function isSamePlace(one: Glyph, other: Glyph): boolean {
  const reach = 0.12 * one.size;
  return (
    Math.abs(one.x - other.x) < reach &&
    Math.abs(one.y - other.y) < reach &&
    Math.abs(one.size - other.size) < 0.1 * one.size
  );
}
