import type {Score} from '../../../resume/model/score.ts';
import {ChipList} from '../../ui/chip.tsx';

/** The posting's terms: those the resume shows are marked, the others say that they are missing. */
export function KeywordChips({keywords}: Pick<Score, 'keywords'>) {
  const matched = keywords.matched.map(text => ({text, tone: 'marked' as const}));
  const missing = keywords.missing.map(text => ({
    text: `${text}, missing`,
    tone: 'missing' as const,
  }));
  return <ChipList label="Keywords in the posting" chips={[...matched, ...missing]} />;
}
