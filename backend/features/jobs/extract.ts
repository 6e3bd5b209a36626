import {fileURLToPath} from 'node:url';
import type {Posting} from '../../../resume/model/posting.ts';
import {createLimitedReader} from '../../services/limited-reader.ts';
import {FetchRefused, fetchPage} from './fetch-page.ts';

export const pasteInstead =
  'This page could not be read as a job posting. Open it, copy its text and paste it here.';
export const unreadableText =
  'This text could not be read as a job posting. Check that it is the whole posting and nothing else.';

export interface Extracted {
  posting: Posting;
  text: string;
}

const read = createLimitedReader(fileURLToPath(import.meta.resolve('./read-posting-child.ts')));

/** Reads text in a process of its own: some texts would keep the server busy for a minute. */
async function extract(text: string, pageUrl: string | null): Promise<Extracted | null> {
  const given = await read(JSON.stringify({pageUrl}), new TextEncoder().encode(text));
  return given.ok ? (JSON.parse(given.answer) as Extracted | null) : null;
}

export function extractFromText(text: string): Promise<Extracted | null> {
  return extract(text, null);
}

/** Fetches a page and reads the posting in it; null where there is none to be had. */
export async function extractFromUrl(url: string): Promise<Extracted | null> {
  const page = await fetchPage(url).catch(error => {
    if (error instanceof FetchRefused) return null;
    throw error;
  });
  if (!page) return null;
  const isPlain = /^text\/plain/i.test(page.contentType);
  return extract(page.text, isPlain ? null : page.url);
}
