import type {LoadPdfEngine} from './engine.ts';
import {localEngine, type PdfBuild, type PdfParser} from './local-engine.ts';

/**
 * The engine for runtimes without a DOM. The names of its files are variables so
 * that a bundler for the browser, which brings the modern build, does not pack
 * this one.
 */
export const loadServerEngine: LoadPdfEngine = async () => {
  const folder: string = 'pdfjs-dist/legacy/build';
  const build: PdfBuild = await import(/* @vite-ignore */ `${folder}/pdf.mjs`);
  const parser: PdfParser = await import(/* @vite-ignore */ `${folder}/pdf.worker.mjs`);
  return localEngine(build, parser);
};
