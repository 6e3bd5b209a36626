/**
 * The sentences of a letter. What they say about the person must be in the
 * resume; what they say about the employer must be in the posting; courtesies
 * are free.
 */
import type {Reason} from '../model/claims.ts';
import {claimNoun, firstPerson, isCourtesy, wish} from '../vocabulary/letter-words.ts';
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
    partsOf(sentence).flatMap(part => partReasons(part, posting, index)),
  );
}

/** A sentence's parts that each have a subject of their own: "You need …; I have …". */
function partsOf(sentence: Sentence): Sentence[] {
  const parts: Term[][] = [];
  sentence.terms.forEach((term, at) => {
    const before = sentence.terms[at - 1];
    const last = parts.at(-1);
    if (!last || !before || before.segment !== term.segment || changesSubject(term, before))
      parts.push([term]);
    else last.push(term);
  });
  return parts.map(terms => ({...sentence, terms}));
}

const joining = /^(?:and|but|while|whereas|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)$/;

function changesSubject(term: Term, before: Term): boolean {
  return (
    /^(?:i|ich|je|yo|io|eu|ik|you|sie|vous)$/.test(term.low) &&
    (joining.test(before.low) || before.clause !== term.clause)
  );
}

function partReasons(part: Sentence, posting: readonly Passage[], index: SourceIndex): Reason[] {
  const isOwn = part.terms.some(({low}) => firstPerson.test(low));
  const isWish = part.terms.some(({key}) => wish.test(key));
  if (!isOwn) return wholeResumeReasons(part, index, posting, isCourtesy);
  const named = posting.filter(({role}) => role === -1);
  const titles = isWish ? [] : titleReasons(part, titleLines(index));
  return [
    ...titles,
    ...wholeResumeReasons(part, index, isWish ? claimedOf(part, posting) : named, isCourtesy),
  ];
}

/** In "I would bring my experience with … to your …" the posting speaks only of what is theirs. */
function claimedOf({terms}: Sentence, posting: readonly Passage[]): readonly Passage[] {
  const claim = terms.findIndex(({key}) => claimNoun.test(key));
  const theirs = terms.findIndex(
    ({low}, at) =>
      at > claim &&
      /^(?:you|your|ihr|ihre|ihrem|ihren|votre|vos|su|sus|vostro|vostra|uw|role|position|post|team)$/.test(
        low,
      ),
  );
  return claim >= 0 && theirs < 0 ? posting.filter(({role}) => role === -1) : posting;
}
