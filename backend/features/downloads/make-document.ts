import type {Language} from '../../../resume/model/language.ts';
import {type Outcome, ok, refused} from '../../../resume/model/outcome.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {DocumentFormat} from '../../../resume/render/file-names.ts';
import type {ExportReading} from '../../../resume/render/round-trip.ts';
import {type Log, whereOf} from '../../http/log.ts';
import {pdfFonts} from './pdf-fonts.ts';

const template = 'classic';

type Made<Code extends string> = Promise<Outcome<Uint8Array, Code>>;

/** Gives null where the PDF font lacks a character. */
async function printedPdf(print: () => Promise<Uint8Array>): Promise<Uint8Array | null> {
  const {MissingGlyphs} = await import('../../../resume/render/pdf/pdf-page.ts');
  return print().catch((error: unknown) => {
    if (error instanceof MissingGlyphs) return null;
    throw error;
  });
}

async function resumePdf(resume: Resume): Promise<Uint8Array | null> {
  const {renderResumePdf} = await import('../../../resume/render/pdf/pdf.ts');
  const fonts = await pdfFonts();
  return printedPdf(() => renderResumePdf(resume, template, fonts));
}

async function letterPdf(content: string, language: Language | null): Promise<Uint8Array | null> {
  const {renderLetterPdf} = await import('../../../resume/render/pdf/pdf.ts');
  const fonts = await pdfFonts();
  return printedPdf(() => renderLetterPdf(content, {template, language}, fonts));
}

/** Renderers are loaded with the first download. */
async function renderResume(resume: Resume, format: DocumentFormat): Promise<Uint8Array | null> {
  if (format === 'pdf') return resumePdf(resume);
  if (format === 'docx') {
    const {renderResumeDocx} = await import('../../../resume/render/docx.ts');
    return renderResumeDocx(resume, template);
  }
  const {renderResumeTxt} = await import('../../../resume/render/txt.ts');
  return new TextEncoder().encode(renderResumeTxt(resume));
}

/** What did not come back, as it may stand in the log: paths of fields, never texts. */
async function readBack(
  resume: Resume,
  made: Uint8Array,
  format: DocumentFormat,
): Promise<ExportReading> {
  const [{readExportBack}, {readFileHere}] = await Promise.all([
    import('../../../resume/render/round-trip.ts'),
    import('../../../resume/render/read-here.ts'),
  ]);
  return readExportBack(resume, made, `resume.${format}`, readFileHere).catch((error: unknown) => ({
    fields: 0,
    lost: [whereOf(error)],
    misread: [],
    regrouped: [],
  }));
}

/** The resume as a file that has been read back and found whole. */
export async function makeResume(
  resume: Resume,
  format: DocumentFormat,
  log: Log,
): Made<'not-read-back' | 'missing-glyphs'> {
  const made = await renderResume(resume, format);
  if (!made) return refused('missing-glyphs');
  const {lost, misread} = await readBack(resume, made, format);
  const where = [...lost, ...misread].join(' ');
  if (where !== '') log('error', 'an export did not read back', {kind: format, where});
  return lost.length === 0 ? ok(made) : refused('not-read-back');
}

type Letter = {content: string; language: Language | null};

async function renderLetter(
  {content, language}: Letter,
  format: DocumentFormat,
): Promise<Uint8Array | null> {
  if (format === 'pdf') return letterPdf(content, language);
  if (format === 'docx') {
    const {renderLetterDocx} = await import('../../../resume/render/docx.ts');
    return renderLetterDocx(content, template);
  }
  const {renderLetterTxt} = await import('../../../resume/render/txt.ts');
  return new TextEncoder().encode(renderLetterTxt(content));
}

/** The letter as a file that has been read back and found whole. */
export async function makeLetter(
  letter: Letter,
  format: DocumentFormat,
  log: Log,
): Made<'not-read-back' | 'missing-glyphs'> {
  const made = await renderLetter(letter, format);
  if (!made) return refused('missing-glyphs');
  const [{readLetterBack}, {readWordsHere}] = await Promise.all([
    import('../../../resume/render/letter-round-trip.ts'),
    import('../../../resume/render/read-here.ts'),
  ]);
  const lost = await readLetterBack(letter.content, made, `letter.${format}`, readWordsHere).catch(
    (error: unknown) => [whereOf(error)],
  );
  if (lost.length === 0) return ok(made);
  log('error', 'a letter did not read back', {kind: format, where: lost.join(' ')});
  return refused('not-read-back');
}
