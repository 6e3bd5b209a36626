/** The parts of a sentence that each tell of one deed: at strong breaks, and at "and" or a comma before a verb. */
import {isKnownVerb} from '../vocabulary/synonyms.ts';
import type {Sentence, Term} from './sentence.ts';

const joining = /^(?:and|und|et|y|e|en|i|oraz|sowie|also)$/;

export function deedParts(sentence: Sentence): Sentence[] {
  const parts: Term[][] = [];
  sentence.terms.forEach((term, at) => {
    const before = sentence.terms[at - 1];
    const last = parts.at(-1);
    if (!last || !before || startsPart(term, before)) parts.push([term]);
    else last.push(term);
  });
  return parts.map(terms => ({...sentence, terms: withoutJoint(terms)}));
}

function startsPart(term: Term, before: Term): boolean {
  if (term.segment !== before.segment) return true;
  if (!isKnownVerb(term.key, term.language)) return false;
  return joining.test(before.low) || term.clause !== before.clause;
}

/** The part opens its clause once the "and" before it is gone. */
function withoutJoint(terms: readonly Term[]): Term[] {
  const [first, ...rest] = terms.filter(
    (term, at) => at < terms.length - 1 || !joining.test(term.low),
  );
  return first ? [{...first, opensClause: true}, ...rest] : [];
}
