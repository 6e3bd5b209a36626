import type {TextLine} from '../text-document.ts';
import type {Reading} from './assign.ts';
import type {HeaderParts} from './chunks.ts';

/** What is said about an entry, one text for each list item or paragraph, nothing left out. */
export function bulletsOf(
  body: readonly TextLine[],
  reading: Reading | null,
  parts: HeaderParts,
): string[] {
  const unused = (reading?.unused ?? []).filter(({line}) => line > 0).map(chunk => chunk.text);
  return [...unused, ...(parts.remark ? [parts.remark] : []), ...body.map(line => line.text)];
}
