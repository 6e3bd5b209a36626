/**
 * Documents are made on this device by the server's own code, so that a download
 * works with no network and is never gated.
 */
import {ReadError} from '../../../resume/model/read-error.ts';
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

/** A made file that lost something on its way: it is not offered. */
export class NotReadBack extends Error {
  /** The fields, in words. */
  readonly what: string;

  constructor(what: string) {
    super(`not read back: ${what}`);
    this.what = what;
  }
}

/** @throws {NotReadBack} naming the fields that the file does not give back */
async function assertReadsBack(resume: Resume, bytes: Uint8Array, name: string): Promise<void> {
  const {differencesInWords, readExportBack} = await import('../../../resume/render/round-trip.ts');
  const lost = await readExportBack(resume, bytes, name).then(
    reading => reading.lost,
    (error: unknown) => {
      if (error instanceof ReadError) return ['the whole file'];
      throw error;
    },
  );
  if (lost.length > 0) throw new NotReadBack(differencesInWords(lost));
}

async function renderResume(
  resume: Resume,
  format: SavedFormat,
  template: TemplateName,
): Promise<Uint8Array> {
  if (format === 'txt') {
    const {renderResumeTxt} = await import('../../../resume/render/txt.ts');
    return new TextEncoder().encode(renderResumeTxt(resume));
  }
  const {renderResumeDocx} = await import('../../../resume/render/docx.ts');
  return renderResumeDocx(resume, template);
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

/**
 * Saves the resume as a file once it has been read back; `posting` gives the file its longer name.
 *
 * @throws {NotReadBack} where the file does not give the resume back
 */
export async function saveResume(
  resume: Resume,
  format: SavedFormat,
  {posting, template}: {posting: NamedPosting | null; template: TemplateName},
): Promise<void> {
  const name = resumeFileName(format, posting);
  const bytes = await renderResume(resume, format, template);
  await assertReadsBack(resume, bytes, name);
  saveFile(bytes, name, format);
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
