/**
 * The sentences of a letter. What they say about the person must be in the
 * resume; what they say about the employer must be in the posting; courtesies
 * are free.
 */
import type {Reason} from '../model/claims.ts';
import {isLetterWord} from '../vocabulary/letter-words.ts';
import {leavesOutSubject, partsOf} from './letter-parts.ts';
import {titleLines, wholeResumeReasons} from './rewrites.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';
import {titleReasons} from './title-claims.ts';

/** What the sentences of a letter say beyond the resume and the posting. */
export function letterReasons(
  said: readonly Sentence[],
  posting: readonly Passage[],
  index: SourceIndex,
): Reason[] {
  return said.flatMap(sentence =>
    partsOf(sentence).flatMap(({part, isOwn}) =>
      isOwn ? ownReasons(part, posting, index) : othersReasons(part, posting, index),
    ),
  );
}

function ownReasons(part: Sentence, posting: readonly Passage[], index: SourceIndex): Reason[] {
  const isWish = part.terms.some(
    (term, at) => isLetterWord('wishes', term) || suitsMe(part.terms, at),
  );
  const named = posting.filter(({role}) => role === -1);
  const isFree = (term: Term): boolean =>
    (isLetterWord('courtesies', term) && !isPraise(term, part)) ||
    (isWish && isLetterWord('plans', term)) ||
    isDisclaimed(term, part);
  const besides = isWish ? theirs(part, posting) : named;
  const titles = isWish ? [] : titleReasons(part, titleLines(index));
  return [...titles, ...wholeResumeReasons(part, index, besides, isFree)];
}

/** "Two days a week suits me", of what is offered, not of what was done. */
function suitsMe(terms: readonly Term[], at: number): boolean {
  if (!/^(?:suits?|fine|convenient)$/.test(terms[at]?.low ?? '')) return false;
  return (
    terms.slice(at + 1, at + 4).some(({low}) => low === 'me') &&
    !terms.some(({low}) => /^(?:done|did|been|was|had)$/.test(low))
  );
}

/** "best regards" is a courtesy; "the best" and "the first" are claims. */
function isPraise({low}: Term, {terms}: Sentence): boolean {
  if (!/^(?:best|first|most|great)\b/.test(low)) return false;
  return terms.some((term, at) => term.low === low && terms[at - 1]?.low === 'the');
}

/** A part about the employer rests on the posting; one without a person may be about the resume instead. */
function othersReasons(part: Sentence, posting: readonly Passage[], index: SourceIndex): Reason[] {
  const isFree = (term: Term): boolean => isLetterWord('courtesies', term);
  const told = wholeResumeReasons(part, {...index, passages: []}, posting, isFree);
  if (told.length === 0) return [];
  const own = wholeResumeReasons(part, index, [], isFree);
  return own.length === 0 || posting.length === 0 ? own : told;
}

const denials = /^(?:not|never|nicht|nie|pas|jamais|no|nunca|non|mai|nao|niet|nooit)$/;

/** "I have not worked with Spark" claims nothing; "without errors" does. */
function isDisclaimed(term: Term, sentence: Sentence): boolean {
  const {terms} = sentence;
  if (isDeniedAfter(term, sentence)) return true;
  if (!term.negated) return false;
  const denial = terms.findLast(({hedge, start}) => hedge === 'not' && start < term.start);
  if (!denial || !denials.test(denial.low)) return false;
  return (
    leavesOutSubject(term.language) ||
    terms.some(other => isLetterWord('self', other) && other.start < denial.start)
  );
}

/** "… is something I have not done so far": the denial is of what stands before it. */
function isDeniedAfter({start}: Term, {terms}: Sentence): boolean {
  return terms.some(
    ({low, hedge}, at) =>
      hedge === 'not' &&
      denials.test(low) &&
      terms
        .slice(Math.max(0, at - 3), at)
        .some(other => other.low === 'something' && other.start > start),
  );
}

/** In "I would bring my experience with … to your …" the posting speaks only of what is theirs. */
function theirs({terms}: Sentence, posting: readonly Passage[]): readonly Passage[] {
  const claim = terms.findIndex(term => isLetterWord('possessions', term));
  const reader = terms.findIndex(
    (term, at) =>
      at > claim &&
      (isLetterWord('reader', term) || /^(?:role|position|post|team)$/.test(term.low)),
  );
  return claim >= 0 && reader < 0 ? posting.filter(({role}) => role === -1) : posting;
}
