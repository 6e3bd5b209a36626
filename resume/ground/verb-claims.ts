/** Verbs that say more than the source's: "led" for "helped", "chaired" for "chaired by". */
import type {Reason} from '../model/claims.ts';
import {claimStrength} from '../vocabulary/claim-strength.ts';
import {sameMeaning} from './pool.ts';
import {strongerVerb} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

const conjoining = new Set([
  'and',
  'to',
  'i',
  'who',
  'which',
  'that',
  'by',
  'und',
  'et',
  'y',
  'e',
  'en',
  'i',
  'have',
  'also',
  'was',
  'were',
  'has',
  'had',
  'ich',
  'je',
  'yo',
  'io',
  'eu',
  'ik',
  'als',
  'been',
  'be',
  'we',
  'then',
  'or',
]);

/** The verbs that say what a person did, with the words they govern. */
export interface Deed {
  readonly term: Term;
  readonly strength: number;
  readonly isPassive: boolean;
  readonly objects: readonly Term[];
}

export function deedsOf(sentence: Sentence): Deed[] {
  const {terms, language} = sentence;
  const deeds: Deed[] = [];
  terms.forEach((term, at) => {
    if (term.figure || term.isFunction || !isVerbPlace(terms, at)) return;
    const strength = claimStrength(term.key, language);
    if (strength < 3 && term.groups.length === 0) return;
    const objects = objectsAfter(terms, at);
    deeds.push({term, strength, isPassive: terms[at + 1]?.low === 'by', objects});
  });
  return deeds;
}

function isVerbPlace(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  if (term.opensClause) return true;
  const before = terms[at - 1];
  if (
    before &&
    (conjoining.has(before.low) || before.hedge === 'share' || before.low.endsWith('ly'))
  )
    return true;
  return term.language === 'en' && /(?:ed|ing)$/.test(term.low);
}

function objectsAfter(terms: readonly Term[], at: number): Term[] {
  const found: Term[] = [];
  const {segment} = terms[at] as Term;
  for (let i = at + 1; i < terms.length && found.length < 5; i++) {
    const term = terms[i] as Term;
    if (term.segment !== segment) break;
    if (!term.isFunction && !term.figure) found.push(term);
  }
  return found;
}

/** The deeds of a sentence that no deed of these lines supports. */
export function unsupportedDeeds(said: Sentence, passages: readonly Passage[]): Reason[] {
  const known = passages.flatMap(deedsOf);
  const words = passages.flatMap(({terms}) => terms);
  return deedsOf(said).flatMap(deed => {
    if (deed.strength < 3 || known.some(other => supportsDeed(deed, other))) return [];
    if (
      deed.strength < 4 &&
      words.some(word => word.key === deed.term.key && !isPassiveIn(word, known))
    )
      return [];
    return [strongerVerb(deed.term.text, closest(deed, known)?.term.text ?? null)];
  });
}

function isPassiveIn(word: Term, known: readonly Deed[]): boolean {
  return known.some(deed => deed.term === word && deed.isPassive);
}

function supportsDeed(said: Deed, known: Deed): boolean {
  if (known.isPassive && !said.isPassive) return false;
  if (!sameMeaning(said.term, known.term)) return false;
  if (said.objects.length === 0 || known.objects.length === 0) return true;
  return said.objects.some(one => known.objects.some(other => sameMeaning(one, other)));
}

function closest(said: Deed, known: readonly Deed[]): Deed | undefined {
  return known.find(deed =>
    deed.objects.some(other => said.objects.some(one => sameMeaning(one, other))),
  );
}
