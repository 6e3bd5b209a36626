import {composeAccents} from './accents.ts';
import type {PdfEngine, PdfPage} from './engine.ts';
import {toPageFont} from './fonts.ts';
import {withoutFootnoteNumbers} from './footnotes.ts';
import type {Fill, Glyph} from './glyph.ts';
import {toMatrix} from './matrix.ts';
import {readMissing} from './missing-letters.ts';
import {paint} from './paint.ts';
import {layDown} from './side-labels.ts';
import {noTags, readTags, type Tags} from './tags.ts';
import {bySlant, turnUpright} from './turn.ts';
import {visibleGlyphs} from './visible.ts';

/** What one page shows and says of itself, before anything is put in order. */
export interface PageContent {
  /** Letters that a person sees: what is read straight, and longer notes along an edge. */
  readonly straight: readonly Glyph[];
  readonly sideways: readonly Glyph[];
  readonly fills: readonly Fill[];
  readonly width: number;
  readonly height: number;
  readonly links: readonly string[];
  readonly tags: Tags;
  /** How many letters were drawn for nobody to see. */
  readonly hidden: number;
  /** How many letters say nothing: pictures, or a font that does not tell its letters. */
  readonly mute: number;
}

export async function readPage(
  page: PdfPage,
  engine: PdfEngine,
  {isTagged, hasPictures}: {isTagged: boolean; hasPictures: boolean},
): Promise<PageContent> {
  const operators = await page.getOperatorList();
  const {transform, width, height} = page.getViewport({scale: 1});
  const {glyphs: drawn, fills} = paint(operators, engine.OPS, toMatrix(transform), id =>
    toPageFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null),
  );
  const glyphs = readMissing(drawn);
  const turned = turnUpright({glyphs: composeAccents(glyphs), fills, width, height});
  const seen = visibleGlyphs(turned.glyphs, turned.fills, {...turned, hasPictures});
  const shown = withoutFootnoteNumbers(seen.glyphs, turned.height);
  const {straight, ...sideways} = bySlant({...turned, glyphs: shown});
  const {labels, notes} = layDown(sideways, straight, turned);
  return {
    straight: [...straight, ...labels],
    sideways: notes,
    fills: turned.fills,
    width: turned.width,
    height: turned.height,
    links: linksOf(await page.getAnnotations()),
    tags: isTagged ? readTags(await page.getStructTree()) : noTags,
    hidden: seen.hidden,
    mute: glyphs.filter(glyph => glyph.kind === 'icon').length,
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
