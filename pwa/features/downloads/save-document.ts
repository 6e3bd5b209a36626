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

/** A made file under its name. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly format: DocumentFormat;
}

/** A made file that did not come back as it went out: it is not offered. */
export class NotReadBack extends Error {
  /** The fields, in words. */
  readonly what: string;
  /** The file, where all words are in it and only our reader took some for others; else null. */
  readonly misread: MadeFile | null;

  constructor(what: string, misread: MadeFile | null = null) {
    super(`not read back: ${what}`);
    this.what = what;
    this.misread = misread;
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
async function assertReadsBack(resume: Resume, file: MadeFile, reader: FileReading): Promise<void> {
  const {differencesInWords, readExportBack} = await import('../../../resume/render/round-trip.ts');
  const read = async (bytes: Uint8Array, filename: string) => {
    const {document, text} = await reader.read(bytes.slice().buffer, filename);
    if (!document) throw new NotReadBack('the whole file');
    return {resume: document, text};
  };
  const {lost, misread} = await readExportBack(resume, file.bytes, file.name, read);
  if (lost.length > 0) throw new NotReadBack(differencesInWords(lost));
  if (misread.length > 0) throw new NotReadBack(differencesInWords(misread), file);
}

/** Hands a made file to the browser under a name. */
export function saveFile({bytes, name, format}: MadeFile): void {
  const part = new Uint8Array(bytes);
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
 * @throws {NotReadBack} where the file does not give the resume back as it is
 * @throws {MissingGlyphs} where the font of a PDF lacks a character
 */
export async function saveResume(
  resume: Resume,
  format: DocumentFormat,
  {posting, template, reader}: SaveOptions,
): Promise<void> {
  const name = resumeFileName(format, posting);
  const bytes = await makeResume(resume, format, template);
  const file = {bytes, name, format};
  await assertReadsBack(resume, file, reader);
  saveFile(file);
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
  saveFile({bytes, name, format});
}
