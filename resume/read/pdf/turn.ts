import type {Fill, Glyph} from './glyph.ts';

export interface PageDrawing {
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
  readonly width: number;
  readonly height: number;
}

/** Text within this many degrees of the page's own direction is straight. */
const straight = 3;

/**
 * Turns a page so that most of its text reads from left to right, as on a sheet
 * that was scanned or printed sideways.
 */
export function turnUpright(page: PageDrawing): PageDrawing {
  const angle = commonestTurn(page.glyphs);
  if (angle === 0) return page;
  const [width, height] = angle === 180 ? [page.width, page.height] : [page.height, page.width];
  return {
    glyphs: page.glyphs.map(glyph => turnGlyph(glyph, angle, page)),
    fills: page.fills.map(fill => turnFill(fill, angle, page)),
    width,
    height,
  };
}

/** Straight text, and text read downwards and upwards along an edge, turned to be read; marks laid across the page are left out. */
export function bySlant(page: PageDrawing): {straight: Glyph[]; down: Glyph[]; up: Glyph[]} {
  const turned = (angle: number) =>
    page.glyphs
      .filter(glyph => quarterOf(glyph.angle) === angle)
      .map(glyph => turnGlyph(glyph, angle, page));
  return {
    straight: page.glyphs.filter(glyph => quarterOf(glyph.angle) === 0),
    down: turned(90),
    up: turned(-90),
  };
}

/** The quarter turn an angle is, null for anything slanted. */
function quarterOf(angle: number): number | null {
  const quarter = Math.round(angle / 90) * 90;
  if (Math.abs(angle - quarter) > straight) return null;
  return quarter === -180 ? 180 : quarter;
}

function commonestTurn(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  for (const {kind, angle} of glyphs) {
    const quarter = kind === 'text' ? quarterOf(angle) : null;
    if (quarter !== null) counts.set(quarter, (counts.get(quarter) ?? 0) + 1);
  }
  const most = [...counts].sort((one, other) => other[1] - one[1])[0];
  return most && most[1] > 2 * (counts.get(0) ?? 0) ? most[0] : 0;
}

function turnGlyph(glyph: Glyph, angle: number, page: PageDrawing): Glyph {
  const [x, y] = turnPoint(glyph.x, glyph.y, angle, page);
  return {...glyph, x, y, end: x + glyph.end - glyph.x, angle: glyph.angle - angle};
}

function turnFill(fill: Fill, angle: number, page: PageDrawing): Fill {
  const [x0, y0] = turnPoint(fill.left, fill.top, angle, page);
  const [x1, y1] = turnPoint(fill.right, fill.bottom, angle, page);
  return {
    ...fill,
    left: Math.min(x0, x1),
    top: Math.min(y0, y1),
    right: Math.max(x0, x1),
    bottom: Math.max(y0, y1),
  };
}

/** A point of the page after the page was turned back by `angle`. */
function turnPoint(x: number, y: number, angle: number, page: PageDrawing): [number, number] {
  if (angle === 90) return [y, page.width - x];
  if (angle === -90) return [page.height - y, x];
  return [page.width - x, page.height - y];
}
