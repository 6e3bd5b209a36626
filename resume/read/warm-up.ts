import type {LoadPdfEngine} from './pdf/engine.ts';
import {loadServerEngine} from './pdf/server-engine.ts';
import {readResume} from './read-resume.ts';

const lines = [
  'Ada Quill',
  'ada@example.org | +44 113 496 0123',
  'Experience',
  'Data analyst, Marrowby Stores Ltd',
  '03/2019 - 05/2021',
  'Cut the monthly report from two days to four hours',
  'Education',
  'BSc Mathematics, University of Airedale, 2015 - 2018',
  'Skills',
  'SQL, Excel, Tableau',
];

function smallestPdf(): Uint8Array {
  const shown = lines.map(line => `(${line}) Tj 0 -18 Td`).join('\n');
  const content = `BT /F 10 Tf 60 760 Td\n${shown}\nET`;
  return new TextEncoder().encode(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
trailer << /Root 1 0 R >>
%%EOF`);
}

/** Loads everything that reads a file, and has it read one, so that the first real one does not wait for it. */
export async function warmUp(loadPdfjs: LoadPdfEngine = loadServerEngine): Promise<void> {
  await Promise.all([
    readResume(smallestPdf(), 'warm-up.pdf', {loadPdfjs}),
    import('./docx/read-docx.ts'),
  ]);
}
