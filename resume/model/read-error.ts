import {picklist} from 'valibot';

export const readErrorCodes = [
  'empty',
  'image-only',
  'encrypted',
  'damaged',
  'unsupported-type',
  'too-large',
  'too-many-pages',
  'timeout',
  'not-a-resume',
] as const;
export type ReadErrorCode = (typeof readErrorCodes)[number];
export const ReadErrorCode = picklist(readErrorCodes);

/** Files that are no resume whatever their reading comes to, so they are not kept; any other is, also when unreadable. */
const neverKept = ['empty', 'too-large', 'unsupported-type'] as const;
export type NeverKept = (typeof neverKept)[number];

export function isNeverKept(code: ReadErrorCode): code is NeverKept {
  return neverKept.some(one => one === code);
}

/** Limits of a file, the same on the server and in the browser. */
export const fileLimits = {bytes: 5 * 1024 * 1024, pages: 50, characters: 200_000} as const;

/** What happened and what the person can do about it. */
export const readErrorMessages: Record<ReadErrorCode, string> = {
  empty: 'This file is empty. Save your resume again and upload the new file.',
  'image-only':
    'This file holds only pictures of text, so nothing in it can be read. Upload the DOCX, or a PDF exported from the program you wrote it in.',
  encrypted:
    'This file is locked with a password. Save a copy without the password and upload that.',
  damaged:
    'This file is damaged and cannot be opened. Export it again from the program you wrote it in.',
  'unsupported-type':
    'This is not a PDF or DOCX file. Save your resume as PDF or DOCX and upload that.',
  'too-large':
    'This file is larger than 5 MB, or unpacks to far more. Save a smaller copy, for example without pictures.',
  'too-many-pages': 'This file has more than 50 pages. Upload only the resume itself.',
  timeout: 'Reading this file took too long. Export it again, or save it as DOCX, and try that.',
  'not-a-resume':
    'No name, contact or work history was found in this file. Check that it is your resume and upload it again.',
};

/** A file that cannot be read as a resume, with a code callers can act on. */
export class ReadError extends Error {
  readonly code: ReadErrorCode;

  constructor(code: ReadErrorCode) {
    super(readErrorMessages[code]);
    this.name = 'ReadError';
    this.code = code;
  }
}
