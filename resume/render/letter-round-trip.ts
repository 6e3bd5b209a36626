/**
 * Reads a letter's file back: a letter has no fields, so its words must come back
 * one after the other, paragraph by paragraph.
 */

import type {ReadPdfOptions} from '../read/pdf/read-pdf.ts';
import {plainText} from '../read/text-document.ts';

async function textOf(
  bytes: Uint8Array,
  filename: string,
  options: ReadPdfOptions,
): Promise<string> {
  if (filename.endsWith('.txt')) return new TextDecoder().decode(bytes);
  if (filename.endsWith('.pdf')) {
    const {readPdf} = await import('../read/pdf/read-pdf.ts');
    return plainText(await readPdf(bytes, options));
  }
  const {readDocx} = await import('../read/docx/read-docx.ts');
  return plainText(await readDocx(bytes));
}

/** Lines break at any place of a page, so white space does not count. */
function bare(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}

/**
 * The paragraphs of a letter that its file does not give back in their order, as
 * `paragraph 2`; empty where all of it came back.
 *
 * @throws {ReadError} where the file cannot be read at all
 */
export async function readLetterBack(
  content: string,
  bytes: Uint8Array,
  filename: string,
  options: ReadPdfOptions = {},
): Promise<string[]> {
  const back = bare(await textOf(bytes, filename, options));
  const paragraphs = content
    .trim()
    .split(/\n{2,}/)
    .map(bare);
  const lost: string[] = [];
  let from = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    const at = back.indexOf(paragraph, from);
    if (at < 0) lost.push(`paragraph ${index + 1}`);
    else from = at + paragraph.length;
  }
  return lost;
}
