/** "No at-fault accident" is less than "no accident": what a denial leaves out makes it larger. */
import type {Reason} from '../model/claims.ts';
import {sameMeaning} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';

/** The things a sentence denies, each with its own words. */
function deniedThings({terms}: Sentence): Term[][] {
  const found: Term[][] = [];
  terms.forEach((term, at) => {
    if (term.hedge !== 'not') return;
    const thing: Term[] = [];
    for (let i = at + 1; i < terms.length; i++) {
      const next = terms[i] as Term;
      if (!next.negated || (next.isFunction && thing.length > 0)) break;
      if (!next.isFunction && !next.figure) thing.push(next);
    }
    if (thing.length > 1) found.push(thing);
  });
  return found;
}

/** Denials of the lines that the sentences make larger. */
export function widenedDenials(said: readonly Sentence[], known: readonly Sentence[]): Reason[] {
  const denied = said.flatMap(({terms}) => terms.filter(({negated}) => negated));
  const spoken = said.flatMap(({terms}) => terms);
  return known.flatMap(deniedThings).flatMap(thing => {
    const head = thing.at(-1) as Term;
    if (!denied.some(term => sameMeaning(term, head))) return [];
    if (thing.every(word => spoken.some(term => sameMeaning(term, word)))) return [];
    const words = thing.map(({text}) => text).join(' ');
    return [{kind: 'negation' as const, text: `Your resume denies only “${words}”.`}];
  });
}
