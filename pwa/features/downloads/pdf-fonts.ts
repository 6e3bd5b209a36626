import boldUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import regularUrl from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import type {PdfFonts} from '../../../resume/render/pdf/pdf-page.ts';

async function load(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the font at ${url} did not come: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Liberation Sans, as on the server; among the app's own files, so it is there offline. */
export async function pdfFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all([load(regularUrl), load(boldUrl)]);
  return {regular, bold};
}
