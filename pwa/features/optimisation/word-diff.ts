import {diffWordsWithSpace} from 'diff';

export interface DiffPart {
  readonly text: string;
  readonly state: 'same' | 'added' | 'removed';
}

/** What changed between two texts, word by word and in order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  return diffWordsWithSpace(before, after).map(({value, added, removed}) => ({
    text: value,
    state: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
