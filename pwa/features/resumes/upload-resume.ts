import type {Outcome} from '../../../resume/model/outcome.ts';
import {ok, refused} from '../../../resume/model/outcome.ts';
import {fileLimits, isNeverKept, type NeverKept} from '../../../resume/model/read-error.ts';
import {newId} from '../../../sync/model/ids.ts';
import {keepOwnFile} from '../../data/own-files.ts';
import {mutate} from '../../data/replica.ts';
import {deviceReader} from './read-on-device.ts';

export const acceptedTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** The MIME type by the file's ending, which is what browsers are least wrong about; null for others. */
export function acceptedType(filename: string): string | null {
  const ending = /\.[^.]+$/.exec(filename.toLowerCase())?.[0] ?? '';
  return ending in acceptedTypes ? acceptedTypes[ending as keyof typeof acceptedTypes] : null;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Reads a file on this device and saves it, online or not; gives the resume's
 * id. A PDF or DOCX is kept even where it could not be read; what is no such
 * file, or none that could be, is not.
 */
export async function uploadResume(
  file: File,
): Promise<Outcome<string, 'wrong-ending' | NeverKept>> {
  const fileType = acceptedType(file.name);
  if (!fileType) return refused('wrong-ending');
  if (file.size > fileLimits.bytes) return refused('too-large');
  const bytes = await file.arrayBuffer();
  const reading = await deviceReader.read(bytes, file.name);
  if (reading.readError && isNeverKept(reading.readError)) return refused(reading.readError);
  const id = newId();
  const described = {id, filename: file.name, fileType, fileSizeBytes: bytes.byteLength};
  const hash = await sha256(bytes);
  const sent = {sha256: hash, bytes, mime: fileType};
  await mutate('resume.upload', {...described, sha256: hash, ...reading}, sent);
  if (fileType === acceptedTypes['.docx']) await keepOwnFile({sha256: hash, bytes});
  return ok(id);
}
