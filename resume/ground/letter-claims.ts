/**
 * The sentences of a letter. What they say about the person must be in the
 * resume; what they say about the employer must be in the posting; courtesies
 * are free.
 */
import type {Reason} from '../model/claims.ts';
import {isLetterWord} from '../vocabulary/letter-words.ts';
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

interface Part {
  readonly part: Sentence;
  /** Speaks of the person who writes. */
  readonly isOwn: boolean;
}

/** A sentence's parts that each have a subject of their own: "You need …; I have …". */
function partsOf(sentence: Sentence): Part[] {
  const groups: {terms: Term[]; isOwn: boolean | null; segment: number}[] = [];
  for (const terms of clausesOf(sentence)) {
    const isOwn = subjectOf(terms);
    const {segment} = terms[0] as Term;
    const last = groups.at(-1);
    if (!last || last.segment !== segment || differs(last.isOwn, isOwn))
      groups.push({terms: [...terms], isOwn, segment});
    else {
      last.terms.push(...terms);
      last.isOwn ??= isOwn;
    }
  }
  return groups.map(({terms, isOwn}) => ({part: {...sentence, terms}, isOwn: isOwn === true}));
}

function differs(before: boolean | null, now: boolean | null): boolean {
  return before !== null && now !== null && before !== now;
}

/** Whether the clause speaks of the person (true) or to the reader (false); null where it does neither. */
function subjectOf(terms: readonly Term[]): boolean | null {
  if (terms.some(term => isLetterWord('self', term))) return true;
  return terms.some(term => isLetterWord('reader', term)) ? false : null;
}

const joining = /^(?:and|but|while|whereas|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)$/;
const subjects = /^(?:i|ich|je|j|yo|io|eu|ik|ja|you|sie|vous|usted|lei|voi|você|u|państwo)$/;

function clausesOf({terms}: Sentence): Term[][] {
  const clauses: Term[][] = [];
  terms.forEach((term, at) => {
    const before = terms[at - 1];
    const last = clauses.at(-1);
    const isNew =
      !before ||
      before.clause !== term.clause ||
      (joining.test(before.low) && subjects.test(term.low));
    if (!last || isNew) clauses.push([term]);
    else last.push(term);
  });
  return clauses;
}

function ownReasons(part: Sentence, posting: readonly Passage[], index: SourceIndex): Reason[] {
  const isWish = part.terms.some(term => isLetterWord('wishes', term));
  const named = posting.filter(({role}) => role === -1);
  const isFree = (term: Term): boolean =>
    isLetterWord('courtesies', term) ||
    (isWish && isLetterWord('plans', term)) ||
    isDisclaimed(term, part);
  const besides = isWish ? theirs(part, posting) : named;
  const titles = isWish ? [] : titleReasons(part, titleLines(index));
  return [...titles, ...wholeResumeReasons(part, index, besides, isFree)];
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
function isDisclaimed(term: Term, {terms}: Sentence): boolean {
  if (!term.negated) return false;
  const denial = terms.findLast(({hedge, start}) => hedge === 'not' && start < term.start);
  if (!denial || !denials.test(denial.low)) return false;
  return terms.some(other => isLetterWord('self', other) && other.start < denial.start);
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
