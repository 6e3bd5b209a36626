/**
 * Documents are made on this device by the server's own code, so that a download
 * works with no network and is never gated.
 */
import type {Resume} from '../../../resume/model/resume.ts';
import {
  type DocumentFormat,
  letterFileName,
  resumeFileName,
} from '../../../resume/render/file-names.ts';
import type {TemplateName} from '../../../resume/render/templates.ts';

const mimeTypes: Readonly<Record<DocumentFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain;charset=utf-8',
  pdf: 'application/pdf',
};

interface NamedPosting {
  readonly company: string;
  readonly title: string;
}

export type SavedFormat = Exclude<DocumentFormat, 'pdf'>;

/** Hands a made file to the browser under a name. */
export function saveFile(content: Uint8Array | string, name: string, format: DocumentFormat): void {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const url = URL.createObjectURL(new Blob([part], {type: mimeTypes[format]}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the resume as a file; `posting` gives the file its longer name. */
export async function saveResume(
  resume: Resume,
  format: SavedFormat,
  {posting, template}: {posting: NamedPosting | null; template: TemplateName},
): Promise<void> {
  const name = resumeFileName(format, posting);
  if (format === 'txt') {
    const {renderResumeTxt} = await import('../../../resume/render/txt.ts');
    saveFile(renderResumeTxt(resume), name, format);
    return;
  }
  const {renderResumeDocx} = await import('../../../resume/render/docx.ts');
  saveFile(await renderResumeDocx(resume, template), name, format);
}

/** Saves the letter as a file; `posting` gives the file its longer name. */
export async function saveLetter(
  content: string,
  format: SavedFormat,
  {posting, template}: {posting: NamedPosting | null; template: TemplateName},
): Promise<void> {
  const name = letterFileName(format, posting);
  if (format === 'txt') {
    const {renderLetterTxt} = await import('../../../resume/render/txt.ts');
    saveFile(renderLetterTxt(content), name, format);
    return;
  }
  const {renderLetterDocx} = await import('../../../resume/render/docx.ts');
  saveFile(await renderLetterDocx(content, template), name, format);
}
