/** A change told the wrong way round: "from B to A" where the source says "from A to B". */
import type {Reason} from '../model/claims.ts';
import {sameMeaning} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';

interface Ends {
  readonly from: Term;
  readonly to: Term;
}

const fromWords = /^(?:from|von|vom|de|du|del|da|dal|van|od|z)$/;
const toWords = /^(?:to|auf|nach|zu|a|vers|al|ao|para|naar|na|do|into)$/;

function endsOf({terms}: Sentence): Ends[] {
  const found: Ends[] = [];
  terms.forEach((term, at) => {
    if (!fromWords.test(term.low)) return;
    const end = terms.findIndex((other, i) => i > at + 1 && i < at + 8 && toWords.test(other.low));
    const from = terms.slice(at + 1, end).find(({isFunction}) => !isFunction);
    const to =
      end < 0 ? undefined : terms.slice(end + 1, end + 4).find(({isFunction}) => !isFunction);
    if (from && to) found.push({from, to});
  });
  return found;
}

function same(a: Term, b: Term): boolean {
  return a.figure && b.figure
    ? a.figure.value === b.figure.value
    : !a.figure && !b.figure && sameMeaning(a, b);
}

/** The changes of a sentence whose ends stand the other way round in the lines. */
export function swappedEnds(said: Sentence, known: readonly Sentence[]): Reason[] {
  const ends = known.flatMap(endsOf);
  return endsOf(said)
    .filter(one =>
      ends.some(
        other =>
          same(one.from, other.to) && same(one.to, other.from) && !same(one.from, other.from),
      ),
    )
    .map(({from, to}) => ({
      kind: 'claim' as const,
      text: `Your resume says it the other way round: from ${to.text} to ${from.text}.`,
    }));
}
