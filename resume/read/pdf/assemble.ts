import type {TextLine} from '../text-document.ts';
import {cutAtBoxes} from './boxes.ts';
import {cutAtEdges} from './edges.ts';
import {type Furnished, takeFurniture} from './furniture.ts';
import {cutAtGaps} from './gaps.ts';
import {joinHyphens} from './hyphens.ts';
import {type Frame, gutterOf, type Region, toFrames} from './layout.ts';
import {toLines} from './lines.ts';
import {noteShapes} from './marks.ts';
import type {PageContent} from './page.ts';
import {type Row, toRows} from './rows.ts';
import {toSegments} from './segments.ts';
import {threadPages} from './threads.ts';
import {joinWrappedDates} from './wrapped-dates.ts';

/** A run of lines that share a page, a block and a region. */
interface Part {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly region: Region | 'page-header' | 'page-footer';
}

/** The lines of a whole document in reading order, from what its pages draw. */
export function assemble(pages: readonly PageContent[]): TextLine[] {
  const furnished = takeFurniture(
    pages.map(({straight, fills, height, tags}) => ({
      segments: noteShapes(cutAtEdges(cutAtBoxes(cutAtGaps(toSegments(straight)), fills)), fills),
      height,
      texts: tags.texts,
    })),
  );
  const frames: Frame[][] = [];
  for (const [index, {body}] of furnished.entries()) {
    const {fills = [], width = 0} = pages[index] ?? {};
    const margin = Math.min(...body.map(one => one.left));
    frames.push(
      toFrames(body, {fills, gutter: gutterOf(frames.at(-1) ?? []), right: width - margin}),
    );
  }
  return [
    ...firstHeader(furnished),
    ...threadPages(frames),
    ...sidewaysParts(pages),
    ...otherFurniture(furnished),
  ]
    .filter(part => part.rows.length > 0)
    .flatMap((part, block) => linesOf(part, block, pages[part.page]));
}

/** A header on the first page can hold the name and is read first; what only repeats comes last. */
function firstHeader([first]: readonly Furnished[]): Part[] {
  return first ? [{rows: first.header, page: 0, region: 'page-header'}] : [];
}

function otherFurniture(furnished: readonly Furnished[]): Part[] {
  return furnished.flatMap(({header, footer}, page): Part[] => [
    {rows: page === 0 ? [] : header, page, region: 'page-header'},
    {rows: footer, page, region: 'page-footer'},
  ]);
}

/** Text set along an edge of the page is read after everything else. */
function sidewaysParts(pages: readonly PageContent[]): Part[] {
  return pages.map(({sideways}, page) => ({
    rows: toRows(toSegments(sideways)),
    page,
    region: 'sidebar',
  }));
}

function linesOf(part: Part, block: number, page: PageContent | undefined): TextLine[] {
  const lines = toLines(part, block, page?.tags.headings ?? new Map());
  return joinHyphens(joinWrappedDates(lines));
}
