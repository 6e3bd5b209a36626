import {diffWordsWithSpace} from 'diff';

export interface DiffPart {
  readonly text: string;
  readonly state: 'same' | 'added' | 'removed';
}

/** A stop that an addition begins with and that follows it too was there before: "one. Two." after "one." */
const leadingStop = /^[.,;:!?]+/;

/** Moves an addition behind the stop that it seems to bring along. */
function behindStop(parts: readonly DiffPart[]): DiffPart[] {
  const moved = [...parts];
  for (const [index, {text, state}] of parts.entries()) {
    const next = moved[index + 1];
    const [stop] = leadingStop.exec(text) ?? [];
    if (state !== 'added' || !stop || next?.state !== 'same' || !next.text.startsWith(stop))
      continue;
    moved.splice(
      index,
      2,
      {text: stop, state: 'same'},
      {text: text.slice(stop.length) + stop, state: 'added'},
      {text: next.text.slice(stop.length), state: 'same'},
    );
    return behindStop(moved.filter(part => part.text !== ''));
  }
  return moved;
}

/** What changed between two texts, word by word and in order. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after).map(({value, added, removed}) => ({
    text: value,
    state: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
  }));
  return behindStop(parts);
}
