import {ReadError} from '../../model/read-error.ts';
import type {PdfEngine, PdfLoading} from './engine.ts';
import {createLocalPort, type LocalPort} from './local-port.ts';

/** What running on one thread uses of a build of pdfjs, and of the parser that comes with it. */
export interface PdfBuild extends PdfEngine {
  readonly PDFWorker: {
    create(parameters: {port: LocalPort; verbosity: number}): {destroy(): void};
  };
}

export interface PdfParser {
  readonly WorkerMessageHandler: {initializeFromPort(port: LocalPort): void};
}

/**
 * An engine that parses on the calling thread, over a port that stops files
 * which draw without end: for runtimes without a DOM, and for a worker of the
 * browser that reads whole files by itself.
 */
export function localEngine(build: PdfBuild, parser: PdfParser): PdfEngine {
  return {OPS: build.OPS, getDocument: parameters => openLocally(build, parser, parameters)};
}

const goodbyeMs = 100;

function openLocally(
  build: PdfBuild,
  parser: PdfParser,
  parameters: Record<string, unknown>,
): PdfLoading {
  const overrun = Promise.withResolvers<never>();
  const port = createLocalPort(code => overrun.reject(new ReadError(code)));
  parser.WorkerMessageHandler.initializeFromPort(port);
  const worker = build.PDFWorker.create({port, verbosity: 0});
  const loading = build.getDocument({...parameters, worker});
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
