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
import {type LetterText, makeLetter, makeResume} from './make-file.ts';

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

/** The app's reader of files, which reads off the page's own thread. */
export interface FileReading {
  read(
    bytes: ArrayBuffer,
    filename: string,
  ): Promise<{readonly document: Resume | null; readonly text: string}>;
}

export interface SaveOptions {
  /** Gives the file its longer name. */
  readonly posting: NamedPosting | null;
  readonly template: TemplateName;
  readonly reader: FileReading;
}

/** @throws {NotReadBack} naming the fields that the file does not give back */
async function assertReadsBack(
  resume: Resume,
  bytes: Uint8Array,
  name: string,
  reader: FileReading,
): Promise<void> {
  const {differencesInWords, readExportBack} = await import('../../../resume/render/round-trip.ts');
  const {lost} = await readExportBack(resume, bytes, name, async (file, filename) => {
    const {document, text} = await reader.read(file.slice().buffer, filename);
    if (!document) throw new NotReadBack('the whole file');
    return {resume: document, text};
  });
  if (lost.length > 0) throw new NotReadBack(differencesInWords(lost));
}

/** Hands a made file to the browser under a name. */
export function saveFile(content: Uint8Array, name: string, format: DocumentFormat): void {
  const part = new Uint8Array(content);
  const url = URL.createObjectURL(new Blob([part], {type: mimeTypes[format]}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Saves the resume as a file once it has been read back.
 *
 * @throws {NotReadBack} where the file does not give the resume back
 * @throws {MissingGlyphs} where the font of a PDF lacks a character
 */
export async function saveResume(
  resume: Resume,
  format: DocumentFormat,
  {posting, template, reader}: SaveOptions,
): Promise<void> {
  const name = resumeFileName(format, posting);
  const bytes = await makeResume(resume, format, template);
  await assertReadsBack(resume, bytes, name, reader);
  saveFile(bytes, name, format);
}

/**
 * Saves the letter as a file once it has been read back.
 *
 * @throws {NotReadBack} where the file does not give the letter back
 * @throws {MissingGlyphs} where the font of a PDF lacks a character
 */
export async function saveLetter(
  letter: LetterText,
  format: DocumentFormat,
  {posting, template, reader}: SaveOptions,
): Promise<void> {
  const name = letterFileName(format, posting);
  const bytes = await makeLetter(letter, format, template);
  const {readLetterBack} = await import('../../../resume/render/letter-round-trip.ts');
  const readWords = async (file: Uint8Array, filename: string) =>
    (await reader.read(file.slice().buffer, filename)).text;
  const lost = await readLetterBack(letter.content, bytes, name, readWords);
  if (lost.length > 0) throw new NotReadBack(lost.join(', '));
  saveFile(bytes, name, format);
}
