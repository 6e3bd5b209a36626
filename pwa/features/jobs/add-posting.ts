import {type Outcome, ok, refused} from '../../../resume/model/outcome.ts';
import {newId} from '../../../sync/model/ids.ts';
import {mutate} from '../../data/replica.ts';

/** What the person has typed: one of the two. */
export interface PostingInput {
  readonly url: string;
  readonly fullDetails: string;
}

/**
 * Saves a posting, online or not, and gives its id. Pasted text is read on this
 * device at once, and nothing is saved of a text that is no posting; an address
 * is fetched by the server.
 */
export async function addPosting({
  url,
  fullDetails,
}: PostingInput): Promise<Outcome<string, 'no-posting'>> {
  const id = newId();
  const address = url.trim();
  if (address) {
    await mutate('posting.add', {id, url: address, fullDetails: '', posting: null});
    return ok(id);
  }
  const text = fullDetails.trim();
  const {isNoPosting, readPosting} = await import('../../../resume/posting/read-posting.ts');
  const posting = readPosting(text);
  if (isNoPosting(posting)) return refused('no-posting');
  await mutate('posting.add', {id, url: null, fullDetails: text, posting});
  return ok(id);
}
