/** Verbs that say more than the source's: "led" for "helped", "chaired" for "chaired by". */
import type {Reason} from '../model/claims.ts';
import {claimStrength} from '../vocabulary/claim-strength.ts';
import {isKnownVerb} from '../vocabulary/synonyms.ts';
import {sameMeaning} from './pool.ts';
import {strongerVerb} from './reasons.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Origin, Passage} from './source-index.ts';

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

/** A verb that says what a person did, with what it was done to. */
interface Deed {
  readonly term: Term;
  readonly strength: number;
  readonly isPassive: boolean;
  /** The words right after it, up to the next preposition. */
  readonly objects: readonly Term[];
  /** All of its sentence. */
  readonly terms: readonly Term[];
}

function deedsOf(sentence: Sentence): Deed[] {
  const {terms, language} = sentence;
  const deeds: Deed[] = [];
  terms.forEach((term, at) => {
    if (term.figure || term.isFunction || term.hedge === 'not' || !isVerbPlace(terms, at)) return;
    const strength = claimStrength(term.key, language);
    if (strength === 2 && !isKnownVerb(term.key, language)) return;
    deeds.push({
      term,
      strength,
      isPassive: terms[at + 1]?.low === 'by',
      objects: objectsAfter(terms, at),
      terms,
    });
  });
  return deeds;
}

/** After an article or "your" stands a thing. */
const determiners =
  /^(?:the|an|my|your|our|their|its|this|these|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|le|la|les|un|une|el|los|il|o|os|de|het)$/;

/** "a" is an article in English alone; in French it is "has". */
function isDeterminer({low, language}: Term): boolean {
  return low === 'a' ? language === 'en' : determiners.test(low);
}

/** What stands after these was somebody else's doing: "nach Verordnung", "selon prescription". */
const accordingTo =
  /^(?:nach|gemass|laut|selon|suivant|segun|conforme|secondo|segundo|volgens|wedlug|zgodnie)$/;

/** German and Dutch put the participle last: "ein Budget verwaltet". */
function closesClause(terms: readonly Term[], at: number): boolean {
  const [term, next] = [terms[at] as Term, terms[at + 1]];
  if (next?.clause === term.clause) return false;
  if (term.language === 'de') return !term.capital;
  return term.language === 'nl' && /ge\p{L}+(?:d|t|en)$/u.test(term.low);
}

/** Whether a word stands where a sentence says what was done. */
export function isVerbPlace(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  const before = terms[at - 1];
  if (before && (isDeterminer(before) || accordingTo.test(before.low))) return false;
  if (term.opensClause || closesClause(terms, at)) return true;
  if (
    before &&
    (conjoining.has(before.low) || before.hedge === 'share' || before.low.endsWith('ly'))
  )
    return true;
  return term.language === 'en' && /(?:ed|ing)$/.test(term.low) && !isAttribute(terms, at);
}

/** "note administered medicines": what a participle between a verb and a noun tells of the noun. */
function isAttribute(terms: readonly Term[], at: number): boolean {
  const [before, term, after] = [terms[at - 1], terms[at] as Term, terms[at + 1]];
  if (!before || !after || !term.low.endsWith('ed') || before.clause !== term.clause) return false;
  const isVerb = isKnownVerb(before.key, before.language) && before.opensClause;
  return isVerb && !after.isFunction && !after.figure && after.clause === term.clause;
}

const within =
  /^(?:of|the|a|an|my|our|their|its|his|her|this|and|der|des|die|das|den|von|de|di|du|d|la|le|les|l|el|los|las|do|da|dos|das|van|het|een|un|une|una|um|uma|ein|eine|einen|einer)$/;

function objectsAfter(terms: readonly Term[], at: number): Term[] {
  const found: Term[] = [];
  const {clause} = terms[at] as Term;
  for (let i = at + 1; i < terms.length && found.length < 5; i++) {
    const term = terms[i] as Term;
    if (term.clause !== clause) break;
    if (term.figure) continue;
    if (!term.isFunction) found.push(term);
    else if (!within.test(term.low)) break;
  }
  return found;
}

/** Lines that say what was done, not what there is. */
const telling = new Set<Origin>([
  'bullet',
  'summary',
  'project',
  'answer',
  'posting',
  'other',
  'header',
]);

/** In a bullet's own lines a plain verb needs no binding; its words are the bullet's. */
export const fewLines = 3;

/** The deeds of a sentence that these lines do not support. */
export function unsupportedDeeds(
  said: Sentence,
  lines: readonly Passage[],
  isFree: (term: Term) => boolean,
): Reason[] {
  const known = lines.filter(({origin}) => telling.has(origin)).flatMap(deedsOf);
  return deedsOf(said).flatMap(deed => {
    if (deed.term.hedge === 'share' || isFree(deed.term)) return [];
    if (deed.strength <= 2 && lines.length <= fewLines) return [];
    if (known.some(other => supportsDeed(deed, other))) return [];
    if (lines.length <= fewLines && isSameVerb(deed, known)) return [];
    if (deed.strength < 4 && isSaidOf(deed, lines, known)) return [];
    return [strongerVerb(deed.term.text, closest(deed, known)?.term.text ?? null)];
  });
}

/** A weaker verb may be any word of a line that also has what it is done to. */
function isSaidOf(
  {term, objects}: Deed,
  lines: readonly Passage[],
  known: readonly Deed[],
): boolean {
  return lines.some(({terms, origin}) => {
    const word = terms.find(other => sameMeaning(other, term));
    if (!word || known.some(deed => deed.term === word && deed.isPassive)) return false;
    return (
      origin === 'section' ||
      objects.length === 0 ||
      objects.some(one => terms.some(other => sameMeaning(one, other)))
    );
  });
}

function supportsDeed(said: Deed, known: Deed): boolean {
  if (known.isPassive && !said.isPassive) return false;
  if (!sameMeaning(said.term, known.term)) return false;
  if (said.objects.length === 0) return true;
  const about = known.objects.length > 0 ? known.objects : known.terms;
  return said.objects.some(one => about.some(other => sameMeaning(one, other)));
}

/** The very verb of a bullet, told of a thing that no other deed of it has. */
function isSameVerb(said: Deed, known: readonly Deed[]): boolean {
  const same = known.find(deed => deed.term.key === said.term.key && !deed.isPassive);
  return (
    same !== undefined &&
    !known.some(
      deed =>
        deed !== same &&
        deed.objects.some(other => said.objects.some(one => sameMeaning(one, other))),
    )
  );
}

function closest(said: Deed, known: readonly Deed[]): Deed | undefined {
  return known.find(deed =>
    deed.objects.some(other => said.objects.some(one => sameMeaning(one, other))),
  );
}
