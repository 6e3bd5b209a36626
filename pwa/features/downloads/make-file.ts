import type {Language} from '../../../resume/model/language.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {DocumentFormat} from '../../../resume/render/file-names.ts';
import type {TemplateName} from '../../../resume/render/templates.ts';

/** Renderers are loaded with the first download of their format. */
export async function makeResume(
  resume: Resume,
  format: DocumentFormat,
  template: TemplateName,
): Promise<Uint8Array> {
  if (format === 'txt') {
    const {renderResumeTxt} = await import('../../../resume/render/txt.ts');
    return new TextEncoder().encode(renderResumeTxt(resume));
  }
  if (format === 'pdf') {
    const [{renderResumePdf}, fonts] = await loadPdf();
    return renderResumePdf(resume, template, fonts);
  }
  const {renderResumeDocx} = await import('../../../resume/render/docx.ts');
  return renderResumeDocx(resume, template);
}

export interface LetterText {
  readonly content: string;
  /** Of the resume it goes with; null where it is not known. */
  readonly language: Language | null;
}

export async function makeLetter(
  {content, language}: LetterText,
  format: DocumentFormat,
  template: TemplateName,
): Promise<Uint8Array> {
  if (format === 'txt') {
    const {renderLetterTxt} = await import('../../../resume/render/txt.ts');
    return new TextEncoder().encode(renderLetterTxt(content));
  }
  if (format === 'pdf') {
    const [{renderLetterPdf}, fonts] = await loadPdf();
    return renderLetterPdf(content, {template, language}, fonts);
  }
  const {renderLetterDocx} = await import('../../../resume/render/docx.ts');
  return renderLetterDocx(content, template);
}

async function loadPdf() {
  const [renderer, {pdfFonts}] = await Promise.all([
    import('../../../resume/render/pdf/pdf.ts'),
    import('./pdf-fonts.ts'),
  ]);
  return [renderer, await pdfFonts()] as const;
}
