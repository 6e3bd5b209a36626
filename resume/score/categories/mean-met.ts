import type {Evaluated} from '../evaluate.ts';
import {type CategoryResult, quoted} from './category.ts';

const shown = 0.7;
const mostNotes = 3;

/** 100 × weighted mean of how far lines of the posting are met; 100 where there is none. */
export function meanMet(lines: readonly Evaluated[]): CategoryResult {
  const total = lines.reduce((sum, {weight}) => sum + weight, 0);
  const earned = lines.reduce((sum, {weight, met}) => sum + weight * met, 0);
  const open = lines.filter(({met}) => met < shown).sort((a, b) => b.weight - a.weight);
  return {
    value: total === 0 ? 100 : (100 * earned) / total,
    earned: lines
      .filter(({met}) => met >= shown)
      .slice(0, mostNotes)
      .map(({requirement, quote}) => (quote ? `${requirement}: ${quoted(quote)}` : requirement)),
    raise: open
      .slice(0, mostNotes)
      .map(({requirement, raise}) => `${requirement}: ${raise ?? 'show it in a role.'}`),
  };
}
