/**
 * Reads resumes off the page's own thread, one after the other, with the very
 * code and the very limits that the server has.
 */
import {ReadError} from '../../../resume/model/read-error.ts';
import type {PdfEngine} from '../../../resume/read/pdf/engine.ts';
import {localEngine, type PdfBuild, type PdfParser} from '../../../resume/read/pdf/local-engine.ts';
import {readDocument, resumeIn} from '../../../resume/read/read-resume.ts';
import {plainText} from '../../../resume/read/text-document.ts';
import {warmUp} from '../../../resume/read/warm-up.ts';
import {type Reading, type ReadingRequest, readyMessage} from './device-reader.ts';

let engine: Promise<PdfEngine> | null = null;

function loadPdfjs(): Promise<PdfEngine> {
  engine ??= loadEngine();
  return engine;
}

async function loadEngine(): Promise<PdfEngine> {
  const parser: PdfParser = await import('pdfjs-dist/build/pdf.worker.min.mjs');
  const build: PdfBuild = await import('pdfjs-dist/build/pdf.min.mjs');
  return localEngine(build, parser);
}

async function read({bytes, filename}: ReadingRequest): Promise<Reading> {
  let text = '';
  try {
    const lines = await readDocument(new Uint8Array(bytes), filename, {loadPdfjs});
    text = plainText(lines);
    return {document: await resumeIn(lines), text, readError: null};
  } catch (error) {
    // Whatever else a file can make a parser do, the file is what is wrong.
    const readError = error instanceof ReadError ? error.code : 'damaged';
    return {document: null, text, readError};
  }
}

async function serve(port: MessagePort): Promise<void> {
  await warmUp(loadPdfjs);
  port.onmessage = async ({data}: MessageEvent<ReadingRequest>) => {
    port.postMessage(await read(data));
  };
  port.postMessage(readyMessage);
}

addEventListener('message', ({ports}) => ports[0] && void serve(ports[0]), {once: true});
