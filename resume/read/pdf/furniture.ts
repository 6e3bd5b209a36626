import {type Row, toRows} from './rows.ts';
import type {Segment} from './segments.ts';
import {rawText} from './signs.ts';

/** A page's text with what repeats on every page taken out of it. */
export interface Furnished {
  readonly body: readonly Segment[];
  readonly header: readonly Row[];
  readonly footer: readonly Row[];
}

/** So many lines from the top and from the bottom of a page may repeat. */
const edgeLines = 4;
/** Repeated lines stand within this share of the page's height from its edge. */
const edgeShare = 0.17;
/** A line that counts pages, on a document of a single page too: `page 1`, `1 / 2`, `Seite 1 von 2`. */
const pageCount =
  /\b(?:page|seite|p[áa]gina|pagina|strona|str\.|blad)\s*\d+\b|^\W*\d+\s*(?:\/|of|von|de|sur|di|van|z)\s*\d+\W*$/iu;

/** A page's text, with the pieces of it that are tagged as paragraphs, headings or list items. */
interface Sheet {
  readonly segments: readonly Segment[];
  readonly height: number;
  readonly texts: ReadonlySet<string>;
}

/**
 * Finds page headers and footers by what repeats on the same place of other pages:
 * digits aside, but to the letter where it is tagged as text of the document.
 */
export function takeFurniture(pages: readonly Sheet[]): Furnished[] {
  const edges = pages.map(edgeRows);
  return pages.map(({segments}, index) => {
    const own = edges[index] ?? {top: [], bottom: []};
    const others = edges.filter((_, other) => other !== index);
    const header = own.top.filter(
      row =>
        (index > 0 && headsPage(row, segments)) ||
        repeats(
          row,
          others.map(edge => edge.top),
        ),
    );
    const footer = own.bottom.filter(
      row =>
        countsPages(row, segments) ||
        repeats(
          row,
          others.map(edge => edge.bottom),
        ),
    );
    const taken = new Set([...header, ...footer].flatMap(row => row.segments));
    return {body: segments.filter(segment => !taken.has(segment)), header, footer};
  });
}

interface EdgeRow extends Row {
  /** What must be the same on the other pages. */
  readonly pattern: string;
}

function edgeRows({segments, height, texts}: Sheet): {top: EdgeRow[]; bottom: EdgeRow[]} {
  const rows = toRows(segments);
  const noted = (row: Row) => ({...row, pattern: patternOf(row, texts)});
  const [top, bottom] = [rows.slice(0, edgeLines), rows.slice(-edgeLines)];
  return {
    top: top.filter(row => row.y < edgeShare * height).map(noted),
    bottom: bottom.filter(row => row.y > (1 - edgeShare) * height).map(noted),
  };
}

/** Two pages in a row may begin alike by chance; what a person typed once does not repeat in the same place. */
function repeats({y, pattern}: EdgeRow, others: readonly (readonly EdgeRow[])[]): boolean {
  const found = others.filter(rows =>
    rows.some(other => Math.abs(other.y - y) < 4 && other.pattern === pattern),
  );
  return pattern !== '' && others.length > 0 && found.length * 2 >= others.length;
}

function patternOf({segments}: Row, texts: ReadonlySet<string>): string {
  const letters = segments.flatMap(one => one.glyphs).filter(glyph => glyph.kind === 'text');
  const isText = letters.some(({tag}) => tag !== null && texts.has(tag));
  const text = rawText(segments).replace(/\s+/g, '').toLowerCase();
  return isText ? text : text.replace(/\d+/g, '#');
}

/** The first line of a later page that numbers it, set apart from the text below. */
function headsPage(row: Row, segments: readonly Segment[]): boolean {
  const below = segments.filter(one => one.y > row.y + 2).map(one => one.y);
  const size = row.segments[0]?.size ?? 0;
  const isFirst = segments.every(one => one.y > row.y - 2);
  return (
    isFirst && Math.min(...below) - row.y > 1.8 * size && pageCount.test(rawText(row.segments))
  );
}

/** The last line of a page that numbers it, set apart from the text above. */
function countsPages(row: Row, segments: readonly Segment[]): boolean {
  const above = segments.filter(one => one.y < row.y - 2).map(one => one.y);
  const size = row.segments[0]?.size ?? 0;
  const isLast = segments.every(one => one.y < row.y + 2);
  return isLast && row.y - Math.max(...above) > 1.8 * size && pageCount.test(rawText(row.segments));
}
