import {readDocument, readResume} from '../read/read-resume.ts';
import {plainText} from '../read/text-document.ts';
import type {ReadWords} from './letter-round-trip.ts';
import type {ReadFile} from './round-trip.ts';

/** Reads an export back on the calling thread; the app has a worker for it instead. */
export const readFileHere: ReadFile = (bytes, filename) => readResume(bytes, filename);

export const readWordsHere: ReadWords = async (bytes, filename) =>
  plainText(await readDocument(bytes, filename));
