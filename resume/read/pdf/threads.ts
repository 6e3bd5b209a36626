import type {Frame} from './layout.ts';

/** A frame with the page it stands on. */
export interface PageFrame extends Frame {
  readonly page: number;
}

/** Columns whose left edges lie within this many points are one column over two pages. */
const sameColumn = 12;

/**
 * Puts the frames of all pages in reading order. Columns that go on at the top
 * of the next page are read through before the column beside them.
 */
export function threadPages(pages: readonly (readonly Frame[])[]): PageFrame[] {
  let done: PageFrame[] = [];
  let open: PageFrame[][] = [];
  for (const [page, frames] of pages.entries()) {
    const rest = frames.map(frame => ({...frame, page}));
    const {going, after} = continued(open, rest);
    if (going) open = going;
    else {
      done = [...done, ...open.flat()];
      open = [];
    }
    if (after.length === 0) continue;
    const zone = lastZone(after);
    done = [...done, ...(going ? open.flat() : []), ...after.slice(0, -zone.length)];
    open = zone.map(frame => [frame]);
  }
  return [...done, ...open.flat()];
}

/** The open columns with what goes on in them, and what begins after them on the page. */
function continued(
  open: readonly (readonly PageFrame[])[],
  frames: readonly PageFrame[],
): {going: PageFrame[][] | null; after: readonly PageFrame[]} {
  if (open.length < 2) return {going: null, after: frames};
  const zone = firstZone(frames);
  const matches = zone.map(frame =>
    open.findIndex(column => Math.abs(leftOf(column.at(-1)) - leftOf(frame)) <= sameColumn),
  );
  if (zone.length === 0 || matches.includes(-1) || new Set(matches).size < matches.length) {
    return {going: null, after: frames};
  }
  const going = open.map((column, index) => {
    const found = zone[matches.indexOf(index)];
    return matches.includes(index) && found ? [...column, found] : [...column];
  });
  return {going, after: frames.slice(zone.length)};
}

/** The frames at the top of a page that stand side by side, or the one that stands there alone. */
function firstZone(frames: readonly PageFrame[]): PageFrame[] {
  const [first, second] = frames;
  if (!first) return [];
  return second && standsBeside(first, second) ? [first, second] : [first];
}

function lastZone(frames: readonly PageFrame[]): PageFrame[] {
  const [before, last] = frames.slice(-2);
  if (!before) return [];
  if (!last) return [before];
  return standsBeside(before, last) ? [before, last] : [last];
}

function standsBeside(one: PageFrame, other: PageFrame): boolean {
  const [first, second] = [rangeOf(one), rangeOf(other)];
  return Math.min(first[1], second[1]) - Math.max(first[0], second[0]) > 20;
}

function rangeOf({rows}: Frame): [number, number] {
  const places = rows.map(row => row.y);
  return [Math.min(...places), Math.max(...places)];
}

function leftOf(frame: PageFrame | undefined): number {
  const lefts = frame?.rows.flatMap(row => row.segments.map(segment => segment.left)) ?? [];
  return Math.min(...lefts);
}
