import {fileLimits, ReadError} from '../../model/read-error.ts';
import type {TextDocument, TextLine} from '../text-document.ts';
import {cutAtEdges} from './edges.ts';
import {
  type LoadPdfEngine,
  loadServerEngine,
  openOptions,
  type PdfEngine,
  type PdfFile,
  type PdfPage,
} from './engine.ts';
import {fontLook} from './glyph.ts';
import {toFrames} from './layout.ts';
import {toLines} from './lines.ts';
import {noteShapes} from './marks.ts';
import {toMatrix} from './matrix.ts';
import {paint} from './paint.ts';
import type {PageFont} from './pen.ts';
import {toSegments} from './segments.ts';

export interface ReadPdfOptions {
  /** The build of pdfjs to read with; the browser brings the modern one with its worker. */
  readonly loadPdfjs?: LoadPdfEngine;
}

/**
 * Reads a PDF's text as lines in reading order.
 *
 * @throws {ReadError} when it is empty, locked, damaged, only pictures, or beyond the limits
 */
export async function readPdf(
  bytes: Uint8Array,
  {loadPdfjs = loadServerEngine}: ReadPdfOptions = {},
): Promise<TextDocument> {
  if (bytes.length === 0) throw new ReadError('empty');
  if (bytes.length > fileLimits.bytes) throw new ReadError('too-large');
  const engine = await loadPdfjs();
  const loading = engine.getDocument({...openOptions, data: bytes.slice()});
  try {
    return await readFile(await opened(loading.promise), engine);
  } finally {
    await loading.destroy();
  }
}

async function opened(promise: Promise<PdfFile>): Promise<PdfFile> {
  try {
    return await promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadError(isLocked ? 'encrypted' : 'damaged');
  }
}

async function readFile(file: PdfFile, engine: PdfEngine): Promise<TextDocument> {
  if (file.numPages > fileLimits.pages) throw new ReadError('too-many-pages');
  const lines: TextLine[] = [];
  const links: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    lines.push(...(await readPage(page, engine, number - 1, (lines.at(-1)?.block ?? -1) + 1)));
    links.push(...(await readLinks(page)));
    page.cleanup();
  }
  if (lines.length === 0) throw new ReadError('image-only');
  return {lines, links: [...new Set(links)], pages: file.numPages, languageTag: null, warnings: []};
}

async function readPage(
  page: PdfPage,
  engine: PdfEngine,
  number: number,
  firstBlock: number,
): Promise<TextLine[]> {
  const operators = await page.getOperatorList();
  const {transform} = page.getViewport({scale: 1});
  const {glyphs, fills} = paint(operators, engine.OPS, toMatrix(transform), id =>
    pageFont(page, id),
  );
  const upright = glyphs.filter(glyph => glyph.angle === 0 && !glyph.inkless);
  const segments = noteShapes(cutAtEdges(toSegments(upright)), fills);
  const frames = toFrames(segments, fills);
  return frames.flatMap((frame, index) => toLines(frame, number, firstBlock + index));
}

async function readLinks(page: PdfPage): Promise<string[]> {
  const annotations = await page.getAnnotations();
  return annotations.flatMap(annotation => {
    const url: unknown =
      typeof annotation === 'object' && annotation !== null
        ? (Reflect.get(annotation, 'url') ?? Reflect.get(annotation, 'unsafeUrl'))
        : null;
    return typeof url === 'string' ? [url] : [];
  });
}

function pageFont(page: PdfPage, id: string): PageFont {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  const read = (key: string): unknown =>
    typeof font === 'object' && font !== null ? Reflect.get(font, key) : undefined;
  const name = read('name');
  const matrix = read('fontMatrix');
  const unit = matrix ? toMatrix(matrix)[0] : 0.001;
  return {
    look: fontLook(typeof name === 'string' ? name : '', {
      bold: read('bold') === true || read('black') === true,
      italic: read('italic') === true,
    }),
    unit: unit || 0.001,
  };
}
