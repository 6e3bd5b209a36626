import {ReadError} from '../../model/read-error.ts';
import type {LoadPdfEngine, PdfEngine, PdfLoading} from './engine.ts';
import {createLocalPort, type LocalPort} from './local-port.ts';

/** What this file uses of the build for runtimes without a DOM. */
interface ServerBuild extends PdfEngine {
  readonly PDFWorker: {create(parameters: {port: LocalPort; verbosity: number}): {destroy(): void}};
}

interface WorkerBuild {
  readonly WorkerMessageHandler: {initializeFromPort(port: LocalPort): void};
}

/**
 * The engine for runtimes without a DOM, where pdfjs parses on the calling
 * thread. The names of its files are variables so that a bundler for the
 * browser, which brings the modern build, does not pack this one.
 */
export const loadServerEngine: LoadPdfEngine = async () => {
  const folder: string = 'pdfjs-dist/legacy/build';
  const pdfjs: ServerBuild = await import(/* @vite-ignore */ `${folder}/pdf.mjs`);
  const parser: WorkerBuild = await import(/* @vite-ignore */ `${folder}/pdf.worker.mjs`);
  return {
    OPS: pdfjs.OPS,
    getDocument: parameters => openLocally(pdfjs, parser, parameters),
  };
};

const goodbyeMs = 100;

function openLocally(
  pdfjs: ServerBuild,
  parser: WorkerBuild,
  parameters: Record<string, unknown>,
): PdfLoading {
  const overrun = Promise.withResolvers<never>();
  const port = createLocalPort(code => overrun.reject(new ReadError(code)));
  parser.WorkerMessageHandler.initializeFromPort(port);
  const worker = pdfjs.PDFWorker.create({port, verbosity: 0});
  const loading = pdfjs.getDocument({...parameters, worker});
  return {
    promise: loading.promise,
    overrun: overrun.promise,
    destroy: async () => {
      // A parser that is stuck never says goodbye; it is left without a port.
      const goodbye = loading.destroy().catch(() => undefined);
      await Promise.race([goodbye, new Promise(resolve => setTimeout(resolve, goodbyeMs))]);
      worker.destroy();
      port.close();
    },
  };
}
