import {readFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PdfFonts} from '../../../resume/render/pdf/pdf-page.ts';

let loaded: Promise<PdfFonts> | null = null;

async function readFonts(): Promise<PdfFonts> {
  const manifest = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'));
  const folder = join(dirname(manifest), 'standard_fonts');
  const [regular, bold] = await Promise.all([
    readFile(join(folder, 'LiberationSans-Regular.ttf')),
    readFile(join(folder, 'LiberationSans-Bold.ttf')),
  ]);
  return {regular, bold};
}

/** Liberation Sans, which comes with the PDF reader; read once, with the first PDF. */
export function pdfFonts(): Promise<PdfFonts> {
  loaded ??= readFonts();
  return loaded;
}
