import {spawnSync} from 'node:child_process';
import mammoth from 'mammoth';
import type {Resume} from '../model/resume.ts';
import {blockText, outline} from '../render/outline.ts';

const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0;

/** The words another reader finds in a file, or null where there is none on this machine. */
export async function otherReading(bytes: Uint8Array, format: string): Promise<string | null> {
  if (format === 'docx') {
    return (await mammoth.extractRawText({buffer: Buffer.from(bytes)})).value;
  }
  if (format !== 'pdf' || !hasPdftotext) return null;
  const {status, stdout} = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], {input: bytes});
  return status === 0 ? stdout.toString('utf8') : '';
}

/** Lines break at any place of a page, marks of lists are drawn in many ways, titles in capitals. */
function bare(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s•·-]+/g, '')
    .toUpperCase();
}

/** How many of the texts stand in the reading in their order. */
export function inOrder(texts: readonly string[], reading: string): {all: number; found: number} {
  const words = bare(reading);
  let from = 0;
  let found = 0;
  for (const text of texts.map(bare)) {
    const at = words.indexOf(text, from);
    if (at < 0) continue;
    found++;
    from = at + text.length;
  }
  return {all: texts.length, found};
}

/** What a resume prints, line by line. */
export function printedTexts(resume: Resume): string[] {
  return outline(resume).flatMap(block => blockText(block).split('\n'));
}
