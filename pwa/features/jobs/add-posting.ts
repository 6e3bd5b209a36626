import {newId} from '../../../sync/model/ids.ts';
import {mutate} from '../../data/replica.ts';

/** What the person has typed: one of the two. */
export interface PostingInput {
  readonly url: string;
  readonly fullDetails: string;
}

/**
 * Saves a posting, online or not, and gives its id. Pasted text is read on this
 * device at once; an address is fetched by the server.
 */
export async function addPosting({url, fullDetails}: PostingInput): Promise<string> {
  const id = newId();
  const address = url.trim();
  if (address) {
    await mutate('posting.add', {id, url: address, fullDetails: '', posting: null});
    return id;
  }
  const text = fullDetails.trim();
  const {isNoPosting, readPosting} = await import('../../../resume/posting/read-posting.ts');
  const read = readPosting(text);
  // What this device finds no posting in is left to the server, which says so.
  const posting = isNoPosting(read) ? null : read;
  await mutate('posting.add', {id, url: null, fullDetails: text, posting});
  return id;
}
