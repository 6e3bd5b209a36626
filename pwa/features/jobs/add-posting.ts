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
  const {readPosting} = await import('../../../resume/posting/read-posting.ts');
  await mutate('posting.add', {id, url: null, fullDetails: text, posting: readPosting(text)});
  return id;
}
