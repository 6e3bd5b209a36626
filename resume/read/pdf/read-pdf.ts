import {fileLimits, ReadError} from '../../model/read-error.ts';
import type {TextDocument} from '../text-document.ts';
import {assemble} from './assemble.ts';
import {europassXml} from './attachments.ts';
import {type LoadPdfEngine, openOptions, type PdfEngine, type PdfFile} from './engine.ts';
import {europassLines} from './europass/europass-lines.ts';
import {refuseBombs} from './guard.ts';
import {noticesOf} from './notices.ts';
import {type PageContent, readPage} from './page.ts';
import {loadServerEngine} from './server-engine.ts';

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
  const text = toLatin(bytes);
  await refuseBombs(bytes, text);
  const hasPictures = holdsPictures(text);
  return toDocument(await readContents(bytes, await loadPdfjs(), {deadlineMs, hasPictures}));
}

async function readContents(
  bytes: Uint8Array,
  engine: PdfEngine,
  {deadlineMs, hasPictures}: {deadlineMs: number; hasPictures: boolean},
): Promise<Contents> {
  const loading = engine.getDocument({...openOptions, data: new Uint8Array(bytes)});
  const deadline = expireAfter(deadlineMs);
  const reading = opened(loading.promise).then(file => readFile(file, engine, hasPictures));
  try {
    const ends = [deadline.expired, ...(loading.overrun ? [loading.overrun] : [])];
    return await Promise.race([reading, ...ends]);
  } catch (error) {
    // What pdfjs throws on the way has many names; to the person the file is damaged.
    throw error instanceof ReadError ? error : new ReadError('damaged');
  } finally {
    deadline.cancel();
    await loading.destroy();
  }
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

interface Contents {
  readonly pages: readonly PageContent[];
  readonly languageTag: string | null;
  readonly europass: string | null;
}

async function readFile(file: PdfFile, engine: PdfEngine, hasPictures: boolean): Promise<Contents> {
  if (file.numPages > fileLimits.pages) throw new ReadError('too-many-pages');
  const {info, hasStructTree} = await file.getMetadata();
  const pages: PageContent[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    pages.push(await readPage(page, engine, {isTagged: hasStructTree === true, hasPictures}));
    page.cleanup();
  }
  const language: unknown = Reflect.get(info, 'Language');
  return {
    pages,
    languageTag: typeof language === 'string' && language !== '' ? language : null,
    europass: await europassXml(file),
  };
}

/** The document that a file's contents make. */
function toDocument({pages, languageTag, europass}: Contents): TextDocument {
  const shown = assemble(pages);
  const lines = (europass && europassLines(europass, shown)) || shown;
  if (lines.length === 0) throw new ReadError('image-only');
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters > fileLimits.characters) throw new ReadError('too-large');
  return {
    lines,
    links: [...new Set(pages.flatMap(page => page.links))],
    pages: pages.length,
    languageTag,
    warnings: noticesOf(pages),
  };
}

/** Names of dictionaries stand in the open in every PDF, so pictures can be seen without opening it. */
function holdsPictures(text: string): boolean {
  return /\/Subtype\s*\/Image\b/.test(text);
}

/** As many letters as a call may have arguments everywhere. */
const letterChunk = 8_192;

/** The bytes as text, one letter each; decoders take three times as long. */
function toLatin(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += letterChunk) {
    const codes: ArrayLike<number> = bytes.subarray(at, at + letterChunk);
    pieces.push(Reflect.apply(String.fromCharCode, null, codes));
  }
  return pieces.join('');
}
