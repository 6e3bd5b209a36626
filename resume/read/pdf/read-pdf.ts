import {fileLimits, ReadError} from '../../model/read-error.ts';
import type {TextDocument} from '../text-document.ts';
import {assemble} from './assemble.ts';
import {
  type LoadPdfEngine,
  openOptions,
  type PdfEngine,
  type PdfFile,
  type PdfLoading,
} from './engine.ts';
import type {Glyph} from './glyph.ts';
import {refuseBombs} from './guard.ts';
import {type PageContent, readPage} from './page.ts';
import {loadServerEngine} from './server-engine.ts';
import {visibleGlyphs} from './visible.ts';

export interface ReadPdfOptions {
  /** The build of pdfjs to read with; the browser brings the modern one with its worker. */
  readonly loadPdfjs?: LoadPdfEngine;
  /** After so long reading is given up, as far as the engine lets others run meanwhile. */
  readonly deadlineMs?: number;
}

/** Short of the ten seconds after which the process around a reader is stopped. */
const usualDeadlineMs = 8_000;

/**
 * Reads a PDF's text as lines in reading order. The caller's bytes stay as they are.
 *
 * @throws {ReadError} when it is empty, locked, damaged, only pictures, or beyond the limits
 */
export async function readPdf(
  bytes: Uint8Array,
  {loadPdfjs = loadServerEngine, deadlineMs = usualDeadlineMs}: ReadPdfOptions = {},
): Promise<TextDocument> {
  if (bytes.length === 0) throw new ReadError('empty');
  if (bytes.length > fileLimits.bytes) throw new ReadError('too-large');
  refuseBombs(bytes);
  const engine = await loadPdfjs();
  const loading = engine.getDocument({...openOptions, data: new Uint8Array(bytes)});
  const deadline = expireAfter(deadlineMs);
  const reading = readOpened(loading, engine, holdsPictures(bytes));
  try {
    return await Promise.race([
      reading,
      deadline.expired,
      ...(loading.overrun ? [loading.overrun] : []),
    ]);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  } finally {
    deadline.cancel();
    await loading.destroy();
  }
}

async function readOpened(
  loading: PdfLoading,
  engine: PdfEngine,
  hasPictures: boolean,
): Promise<TextDocument> {
  return readFile(await opened(loading.promise), engine, hasPictures);
}

function expireAfter(milliseconds: number): {expired: Promise<never>; cancel: () => void} {
  const {promise, reject} = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ReadError('timeout')), milliseconds);
  return {expired: promise, cancel: () => clearTimeout(timer)};
}

async function opened(promise: Promise<PdfFile>): Promise<PdfFile> {
  try {
    return await promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadError(isLocked ? 'encrypted' : 'damaged');
  }
}

async function readFile(
  file: PdfFile,
  engine: PdfEngine,
  hasPictures: boolean,
): Promise<TextDocument> {
  if (file.numPages > fileLimits.pages) throw new ReadError('too-many-pages');
  const {info, hasStructTree} = await file.getMetadata();
  const pages: PageContent[] = [];
  let hidden = 0;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const content = await readPage(page, engine, hasStructTree === true);
    const seen = visibleGlyphs(upright(content.glyphs), content.fills, {...content, hasPictures});
    hidden += seen.hidden;
    pages.push({...content, glyphs: seen.glyphs});
    page.cleanup();
  }
  const lines = assemble(pages);
  if (lines.length === 0) throw new ReadError('image-only');
  const language: unknown = Reflect.get(info, 'Language');
  return {
    lines,
    links: [...new Set(pages.flatMap(page => page.links))],
    pages: file.numPages,
    languageTag: typeof language === 'string' && language !== '' ? language : null,
    warnings: hidden > 0 ? [hiddenText] : [],
  };
}

function upright(glyphs: readonly Glyph[]): readonly Glyph[] {
  return glyphs.filter(glyph => glyph.angle === 0);
}

const hiddenText = {
  code: 'hidden-text',
  message: 'This file holds text that cannot be seen on the page. It was left out.',
};

/** Names of dictionaries stand in the open in every PDF, so pictures can be seen without opening it. */
function holdsPictures(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(new TextDecoder('latin1').decode(bytes));
}
