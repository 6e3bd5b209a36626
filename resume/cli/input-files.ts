import {readFile} from 'node:fs/promises';
import type {Resume} from '../model/resume.ts';
import {UsageError} from './usage-error.ts';

/** The bytes of a file; a path that cannot be read is wrong usage. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    throw new UsageError(`cannot read ${path}`);
  }
}

/** A resume from a PDF, DOCX or plain-text file. Rejects with a ReadError where it cannot be read. */
export async function readResumeFile(path: string): Promise<Resume> {
  const bytes = await readBytes(path);
  if (path.toLowerCase().endsWith('.txt')) {
    const {textToDocument} = await import('../read/from-text.ts');
    const {understand} = await import('../read/fields/understand.ts');
    return understand(textToDocument(new TextDecoder().decode(bytes)));
  }
  const {readResume} = await import('../read/read-resume.ts');
  return (await readResume(bytes, path)).resume;
}
