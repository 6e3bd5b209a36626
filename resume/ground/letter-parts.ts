/** The parts of a sentence that each have a subject or a time of their own. */
import type {Language} from '../model/language.ts';
import {isLetterWord} from '../vocabulary/letter-words.ts';
import type {Sentence, Term} from './sentence.ts';

export interface Part {
  readonly part: Sentence;
  /** Speaks of the person who writes. */
  readonly isOwn: boolean;
}

interface Group {
  terms: Term[];
  isOwn: boolean | null;
  readonly segment: number;
}

/** "You need …; I have …", "I run …, which you ask for, and …", "At … I plan, and earlier I led …". */
export function partsOf(sentence: Sentence): Part[] {
  const groups: Group[] = [];
  let host: Group | null = null;
  for (const terms of clausesOf(sentence)) {
    const isOwn = subjectOf(terms);
    const [first] = terms as [Term];
    const last: Group | undefined = host && isOwn !== false ? host : groups.at(-1);
    const goesOn =
      last?.segment === first.segment &&
      !differs(last.isOwn, isOwn) &&
      !isEarlier(terms) &&
      !isWish(terms);
    if (last && goesOn) {
      last.terms.push(...terms);
      last.isOwn ??= isOwn;
      continue;
    }
    host = isOwn === false && relative.test(first.low) ? (groups.at(-1) ?? null) : null;
    groups.push({terms: [...terms], isOwn, segment: first.segment});
  }
  const isOwnByDefault = leavesOutSubject(sentence.language);
  return groups.map(({terms, isOwn}) => ({
    part: {...sentence, terms},
    isOwn: isOwn ?? isOwnByDefault,
  }));
}

/** Where the verb alone says who acts, a letter's sentence is about its writer unless it names the reader. */
const firstPerson: Partial<Record<Language, RegExp>> = {
  es: /(?:o|é|í|oy)$/,
  it: /o$/,
  pt: /(?:o|ei|i)$/,
  pl: /(?:ę|am|em)$/,
};

/** Whether a language says "I run" and "they run" by the verb's ending. */
export function leavesOutSubject(language: Language): boolean {
  return firstPerson[language] !== undefined;
}

/** The parts of a sentence that tell of different times: "… , and earlier I led …". */
export function timesOf(sentence: Sentence): Sentence[] {
  const parts: Term[][] = [];
  for (const terms of clausesOf(sentence)) {
    const last = parts.at(-1);
    if (last && !isEarlier(terms)) last.push(...terms);
    else parts.push([...terms]);
  }
  return parts.map(terms => ({...sentence, terms}));
}

function differs(before: boolean | null, now: boolean | null): boolean {
  return before !== null && now !== null && before !== now;
}

/** Whether the clause speaks of the person (true) or to the reader (false); null where it does neither. */
function subjectOf(terms: readonly Term[]): boolean | null {
  if (terms.some(term => isLetterWord('self', term))) return true;
  const [first] = terms;
  if (first?.opensClause && firstPerson[first.language]?.test(first.text)) return true;
  return terms.some(term => isLetterWord('reader', term)) ? false : null;
}

const relative =
  /^(?:which|that|as|who|whom|welche\w?|wie|die|der|das|que|qui|comme|como|che|come|dat|zoals|ktor\w+|jak)$/;
const joining = /^(?:and|but|while|whereas|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)$/;
const subjects = /^(?:i|ich|je|j|yo|io|eu|ik|ja|you|sie|vous|usted|lei|voi|você|u|państwo)$/;
const earlier =
  /^(?:earlier|previously|formerly|before|beforehand|zuvor|davor|vorher|fruher|auparavant|precedemment|avant|anteriormente|previamente|antes|precedentemente|prima|eerder|daarvoor|voorheen|wczesniej|poprzednio|przedtem)$/;

/** "earlier I …", "before that …", "with previous experience at …". */
function isEarlier(terms: readonly Term[]): boolean {
  return terms
    .slice(0, 3)
    .some(({low}, at) => earlier.test(low) || (at > 0 && past.test(low) && at < 3));
}

const past = /^(?:previous|prior|former|past)$/;

/** "… and would fit well in your team": what is wished for is no claim, nor what stands before it a wish. */
const wishing = /^(?:would|could|hope|look|wish)$/;

function isWish(terms: readonly Term[]): boolean {
  const [first] = terms;
  const rest = first && isJoint(first) ? terms.slice(1) : terms;
  const verb = subjects.test(rest[0]?.low ?? '') ? rest[1] : rest[0];
  return wishing.test(verb?.low ?? '');
}

/** "i" is "and" in Polish alone. */
function isJoint({low, language}: Term): boolean {
  return low === 'i' ? language === 'pl' : joining.test(low);
}

function clausesOf({terms}: Sentence): Term[][] {
  const clauses: Term[][] = [];
  terms.forEach((term, at) => {
    const before = terms[at - 1];
    const last = clauses.at(-1);
    const isNew =
      !before ||
      before.clause !== term.clause ||
      (isJoint(before) &&
        (subjects.test(term.low) || earlier.test(term.low) || wishing.test(term.low)));
    if (!last || isNew) clauses.push([term]);
    else last.push(term);
  });
  return clauses;
}
