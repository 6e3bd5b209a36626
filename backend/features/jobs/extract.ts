import type {Posting} from '../../../resume/model/posting.ts';
import {type FetchedPage, FetchRefused, fetchPage} from './fetch-page.ts';

export const pasteInstead =
  'This page could not be read as a job posting. Open it, copy its text and paste it here.';

export interface Extracted {
  posting: Posting;
  text: string;
}

/** Readers are loaded with the first posting: most starts of the server need none. */
async function textReader() {
  return (await import('../../../resume/posting/read-posting.ts')).readPosting;
}

async function htmlReader() {
  return (await import('../../../resume/posting/from-html.ts')).readPostingHtml;
}

export async function extractFromText(text: string): Promise<Extracted> {
  const readPosting = await textReader();
  return {posting: readPosting(text), text};
}

async function extractFromPage(page: FetchedPage): Promise<Extracted | null> {
  if (/^text\/plain/i.test(page.contentType)) return extractFromText(page.text);
  const readPostingHtml = await htmlReader();
  const read = readPostingHtml(page.text, page.url);
  return read.ok ? read.value : null;
}

/** Fetches a page and reads the posting in it; null where there is none to be had. */
export async function extractFromUrl(url: string): Promise<Extracted | null> {
  try {
    return await extractFromPage(await fetchPage(url));
  } catch (error) {
    if (error instanceof FetchRefused) return null;
    throw error;
  }
}
