import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Resume} from '../model/resume.ts';
import {renderLetterDocx, renderResumeDocx} from '../render/docx.ts';
import {renderLetterPdf, renderResumePdf} from '../render/pdf/pdf.ts';
import {MissingGlyphs, type PdfFonts} from '../render/pdf/pdf-page.ts';
import {type TemplateName, templates} from '../render/templates.ts';
import {renderLetterTxt, renderResumeTxt} from '../render/txt.ts';
import type {ExportCase} from './export-documents.ts';

export const formats = ['docx', 'txt', 'pdf'] as const;
export type Format = (typeof formats)[number];

export interface ExportFile {
  readonly name: string;
  readonly format: Format;
  readonly bytes: Uint8Array;
}

export const templateNames = Object.keys(templates) as TemplateName[];

export async function loadFonts(): Promise<PdfFonts> {
  const [regular, bold] = await Promise.all(
    ['Regular', 'Bold'].map(cut => {
      const font = `pdfjs-dist/standard_fonts/LiberationSans-${cut}.ttf`;
      return readFile(fileURLToPath(import.meta.resolve(font)));
    }),
  );
  if (!regular || !bold) throw new Error('missing: a font');
  return {regular, bold};
}

/** A PDF that its font has no letters for is not made; the person is told to take another format. */
function withoutFile(error: unknown): [] {
  if (error instanceof MissingGlyphs) return [];
  throw error;
}

/** The document in every format, and in these templates where it has looks. */
async function filesOf(
  looks: readonly TemplateName[],
  text: string,
  docx: (name: TemplateName) => Promise<Uint8Array>,
  pdf: (name: TemplateName) => Promise<Uint8Array>,
): Promise<ExportFile[]> {
  const printed = (name: TemplateName) =>
    pdf(name)
      .then((bytes): ExportFile[] => [{name, format: 'pdf', bytes}])
      .catch(withoutFile);
  const styled = looks.flatMap(name => [
    docx(name).then((bytes): ExportFile[] => [{name, format: 'docx', bytes}]),
    printed(name),
  ]);
  const bytes = new TextEncoder().encode(text);
  return [{name: 'text', format: 'txt', bytes}, ...(await Promise.all(styled)).flat()];
}

/** The resume in every format and template. */
export function resumeFiles(resume: Resume, fonts: PdfFonts): Promise<ExportFile[]> {
  return filesOf(
    templateNames,
    renderResumeTxt(resume),
    name => renderResumeDocx(resume, name),
    name => renderResumePdf(resume, name, fonts),
  );
}

/** The letter in every format, in one template. */
export function letterFiles(
  {letter, source}: ExportCase,
  look: TemplateName,
  fonts: PdfFonts,
): Promise<ExportFile[]> {
  const {language} = source;
  return filesOf(
    [look],
    renderLetterTxt(letter),
    name => renderLetterDocx(letter, name),
    template => renderLetterPdf(letter, {template, language}, fonts),
  );
}
