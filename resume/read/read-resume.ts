import {ReadError} from '../model/read-error.ts';
import type {Resume} from '../model/resume.ts';
import {fileKind} from './file-kind.ts';
import type {ReadPdfOptions} from './pdf/read-pdf.ts';
import {plainText, type TextDocument} from './text-document.ts';

export interface ReadResume {
  readonly resume: Resume;
  /** The document's own words, one line each, for showing beside the fields. */
  readonly text: string;
  readonly pages: number;
}

/**
 * Reads a resume from a PDF or DOCX file. What kind of file it is, its bytes
 * decide; the name is only asked where they leave it open. Each reader is
 * loaded when its first file comes.
 *
 * @throws {ReadError} naming why the file cannot be read as a resume
 */
export async function readResume(
  bytes: Uint8Array,
  filename: string,
  options: ReadPdfOptions = {},
): Promise<ReadResume> {
  const document = await readDocument(bytes, filename, options);
  const resume = await resumeIn(document);
  return {resume, text: plainText(document), pages: document.pages};
}

/** @throws {ReadError} where the document is no resume */
export async function resumeIn(document: TextDocument): Promise<Resume> {
  const {understand} = await import('./fields/understand.ts');
  const resume = understand(document);
  if (!hasPersonOrCareer(resume)) throw new ReadError('not-a-resume');
  return resume;
}

/**
 * The lines of a PDF or DOCX file, whatever it is about.
 *
 * @throws {ReadError} naming why the file cannot be read
 */
export async function readDocument(
  bytes: Uint8Array,
  filename: string,
  options: ReadPdfOptions = {},
): Promise<TextDocument> {
  if (fileKind(bytes, filename) === 'pdf') {
    const {readPdf} = await import('./pdf/read-pdf.ts');
    return readPdf(bytes, options);
  }
  const {readDocx} = await import('./docx/read-docx.ts');
  return readDocx(bytes);
}

/** A name that stands alone is one from this confidence on; below it any title could be meant. */
const nameAlone = 0.5;

/** Something that identifies a person, or something that person has done. */
function hasPersonOrCareer(resume: Resume): boolean {
  return (
    (resume.name !== null && (resume.confidence.name ?? 0) >= nameAlone) ||
    [resume.email, resume.phone].some(field => field !== null) ||
    resume.experience.length > 0 ||
    resume.education.length > 0
  );
}
