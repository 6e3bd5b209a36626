/**
 * Reads an export back with the reader that takes in uploads and says where it
 * did not come back as it went out. A tracking system can do no better than a
 * reader made for resumes, so what is lost here would be lost there.
 */
import type {Resume} from '../model/resume.ts';
import {allFields, type Field, isSame, normal} from './fields.ts';

export interface ReadBack {
  readonly resume: Resume;
  /** Every word of the export, in reading order. */
  readonly text: string;
}

/** Reads a PDF or DOCX file; throws a `ReadError` where it cannot. */
export type ReadFile = (bytes: Uint8Array, filename: string) => Promise<ReadBack>;

async function readText(bytes: Uint8Array): Promise<ReadBack> {
  const [{textToDocument}, {understand}] = await Promise.all([
    import('../read/from-text.ts'),
    import('../read/fields/understand.ts'),
  ]);
  const text = new TextDecoder().decode(bytes);
  return {resume: understand(textToDocument(text)), text};
}

/**
 * Sections without a fixed form: a reader may part their lines in another way or
 * put a section under the one before, so only their words have to come back. An
 * employer named as its address is ("Quill.io") may be found among the links as well.
 */
const looseField =
  /^(?:headline|links|skills|languages|certifications|awards|publications|other)\b|\.(?:notes|location)\b/;

function isInText(sent: string | null, text: string): boolean {
  return normal(text).toUpperCase().includes(normal(sent).toUpperCase());
}

/** Paths of fields (`experience.0.company`); they name no one, so they may be logged. */
export interface ExportReading {
  /** How many texts the document holds. */
  readonly fields: number;
  /** Their words are nowhere in the file: the export must not be offered. */
  readonly lost: string[];
  /** Their words are there, but our reader takes them for something else. */
  readonly misread: string[];
  /** Their words are there and of the right kind, parted in another way than they were sent. */
  readonly regrouped: string[];
}

/** Dates are printed in words, so only the reader can tell whether they came back. */
const datePath = /\.(?:start|end)$/;

/**
 * Reads an export back and says which fields did not come back word for word.
 *
 * @throws {ReadError} where the file cannot be read at all
 */
export async function readExportBack(
  resume: Resume,
  bytes: Uint8Array,
  filename: string,
  read: ReadFile,
): Promise<ExportReading> {
  const isText = filename.endsWith('.txt');
  const back = await (isText ? readText(bytes) : read(bytes, filename));
  const fields = allFields(resume, back.resume);
  const isLost = ([path, sent]: Field) =>
    sent !== null && !datePath.test(path) && !isInText(sent, back.text);
  const fates = {lost: [] as string[], misread: [] as string[], regrouped: [] as string[]};
  for (const field of fields.filter(one => !isSame(one))) {
    const [path] = field;
    if (isLost(field)) fates.lost.push(path);
    else fates[looseField.test(path) ? 'regrouped' : 'misread'].push(path);
  }
  return {fields: fields.filter(([, sent]) => sent !== null).length, ...fates};
}

/** The paths as words without entry numbers, each once: "experience company, skills". */
export function differencesInWords(paths: readonly string[]): string {
  return [...new Set(paths.map(path => path.replace(/\.\d+/g, '').replaceAll('.', ' ')))].join(
    ', ',
  );
}
