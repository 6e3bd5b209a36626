import type {PdfEngine, PdfPage} from './engine.ts';
import {toPageFont} from './fonts.ts';
import type {Fill, Glyph} from './glyph.ts';
import {toMatrix} from './matrix.ts';
import {paint} from './paint.ts';
import {headingTags} from './tags.ts';

/** What one page draws and says of itself, before anything is put in order. */
export interface PageContent {
  readonly glyphs: readonly Glyph[];
  readonly fills: readonly Fill[];
  readonly width: number;
  readonly height: number;
  readonly links: readonly string[];
  /** Heading level of each piece of tagged content that is a heading. */
  readonly headings: ReadonlyMap<string, number>;
}

export async function readPage(
  page: PdfPage,
  engine: PdfEngine,
  isTagged: boolean,
): Promise<PageContent> {
  const operators = await page.getOperatorList();
  const {transform, width, height} = page.getViewport({scale: 1});
  const {glyphs, fills} = paint(operators, engine.OPS, toMatrix(transform), id =>
    toPageFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null),
  );
  return {
    glyphs,
    fills,
    width,
    height,
    links: linksOf(await page.getAnnotations()),
    headings: isTagged ? headingTags(await page.getStructTree()) : new Map(),
  };
}

function linksOf(annotations: readonly unknown[]): string[] {
  return annotations.flatMap(annotation => {
    if (typeof annotation !== 'object' || annotation === null) return [];
    const url: unknown = Reflect.get(annotation, 'url') ?? Reflect.get(annotation, 'unsafeUrl');
    return typeof url === 'string' && isSafe(url) ? [url.trim()] : [];
  });
}

/** Links that lead somewhere a person would go; anything else in an annotation is not for us. */
function isSafe(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|www\.)/i.test(url.trim()) && url.length <= 2_000;
}
