/**
 * The sentences of a letter. What they say about the person must be in the
 * resume; what they say about the employer must be in the posting; courtesies
 * are free.
 */
import type {Reason} from '../model/claims.ts';
import {isCourtesy} from '../vocabulary/letter-words.ts';
import {proseReasons} from './prose.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';

/** What the sentences of a letter say beyond the resume and the posting. */
export function letterReasons(
  said: readonly Sentence[],
  posting: readonly Passage[],
  index: SourceIndex,
): Reason[] {
  return said.flatMap(sentence =>
    partsOf(sentence).flatMap(part => partReasons(part, posting, index)),
  );
}

/** A sentence's parts that each have a subject of their own. */
function partsOf(sentence: Sentence): Sentence[] {
  const bySegment = new Map<number, Term[]>();
  for (const term of sentence.terms)
    bySegment.set(term.segment, [...(bySegment.get(term.segment) ?? []), term]);
  return [...bySegment.values()].map(terms => ({...sentence, terms}));
}

const firstPerson =
  /^(?:i|my|me|mine|myself|we|our|ich|mein|meine|meiner|meinem|meinen|je|j|mon|ma|mes|yo|mi|mis|io|mio|mia|eu|meu|minha|ik|mijn|ja|moj|moja|moje)$/;
const wishes =
  /^(?:would|welcome|hope|hop|look|forward|apply|application|interest|eager|keen|glad|happi|excit|delight|pleas|thank|want|wish|lik|love|opportunity|writ|join|discuss|bring|contribut)$/;

function partReasons(part: Sentence, posting: readonly Passage[], index: SourceIndex): Reason[] {
  const isClaim = part.terms.some(({low}) => firstPerson.test(low));
  const isWish = part.terms.some(({key}) => wishes.test(key));
  const ownLines = index.passages;
  const lines =
    isClaim && !isWish ? [...ownLines, ...namedOfPosting(posting)] : [...ownLines, ...posting];
  return proseReasons([part], {index, lines, around: [], isFree: isCourtesy});
}

/** The posting's title and employer may be named anywhere. */
function namedOfPosting(posting: readonly Passage[]): Passage[] {
  return posting.filter(({role}) => role === -1);
}
