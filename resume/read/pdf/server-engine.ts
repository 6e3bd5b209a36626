import type {LoadPdfEngine} from './engine.ts';
import {localEngine, type PdfBuild, type PdfParser} from './local-engine.ts';

/**
 * The engine for runtimes without a DOM. It is the modern build, as in the
 * browser: the legacy one brings a canvas along, which looks through every font
 * of the machine whenever a process starts. The names of its files are variables
 * so that a bundler for the browser, which names them itself, packs them once.
 */
export const loadServerEngine: LoadPdfEngine = async () => {
  const folder: string = 'pdfjs-dist/build';
  const build: PdfBuild = await quietly(() => import(/* @vite-ignore */ `${folder}/pdf.min.mjs`));
  const parser: PdfParser = await import(/* @vite-ignore */ `${folder}/pdf.worker.min.mjs`);
  return localEngine(build, parser);
};

/** The build warns, wherever there is no DOM, that it cannot draw. Nobody asks it to. */
async function quietly<Value>(task: () => Promise<Value>): Promise<Value> {
  const {warn} = console;
  console.warn = () => undefined;
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}
