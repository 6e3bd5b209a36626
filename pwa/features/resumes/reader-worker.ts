/**
 * Reads a resume off the page's own thread, with the very code the server has.
 * pdfjs runs inside this worker, so that reading needs no second one.
 */
import {ReadError} from '../../../resume/model/read-error.ts';
import type {PdfEngine} from '../../../resume/read/pdf/engine.ts';
import {readResume} from '../../../resume/read/read-resume.ts';
import type {Reading, ReadingRequest} from './read-on-device.ts';

async function loadEngine(): Promise<PdfEngine> {
  const inside = await import('pdfjs-dist/build/pdf.worker.min.mjs');
  Object.assign(globalThis, {pdfjsWorker: inside});
  const engine: unknown = await import('pdfjs-dist/build/pdf.min.mjs');
  return engine as PdfEngine;
}

async function read({bytes, filename}: ReadingRequest): Promise<Reading> {
  try {
    const {resume, text} = await readResume(new Uint8Array(bytes), filename, {
      loadPdfjs: loadEngine,
    });
    return {document: resume, text, readError: null};
  } catch (error) {
    if (error instanceof ReadError) return {document: null, text: '', readError: error.code};
    throw error;
  }
}

addEventListener(
  'message',
  ({data}: MessageEvent<ReadingRequest>) => {
    void read(data).then(reading => data.reply.postMessage(reading));
  },
  {once: true},
);
