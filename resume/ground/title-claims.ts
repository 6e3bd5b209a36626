/** What a person calls themselves in running text: a title of theirs, or nothing. */
import type {Reason} from '../model/claims.ts';
import {claimStrength} from '../vocabulary/claim-strength.ts';
import {isLesserRank} from '../vocabulary/lesser-words.ts';
import {isKnownVerb} from '../vocabulary/synonyms.ts';
import {titleLikeness} from '../vocabulary/titles.ts';
import {Pool} from './pool.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage} from './source-index.ts';

/** The titles a sentence claims by opening with one ("Head chef with …") or by "as a …", "I am a …". */
export function titleReasons(said: Sentence, known: readonly Passage[]): Reason[] {
  const pool = new Pool(known.map(titlesIn), said.language);
  return titlePhrases(said).flatMap(phrase => {
    const isKnown = phrase.every(term => pool.supports(term) === 'yes' || isPast(term));
    if (isKnown && !dropsRank(phrase, known)) return [];
    const text = phrase.map(term => term.text).join(' ');
    return [{kind: 'title' as const, text: `“${text}” is not a title in your resume.`}];
  });
}

/** "Curator" of someone whose titles all say "Assistant Curator". */
function dropsRank(phrase: readonly Term[], known: readonly Passage[]): boolean {
  if (phrase.some(({low}) => isLesserRank(low))) return false;
  const noun = phrase.findLast(isTitleNoun);
  if (!noun) return false;
  const titles = known
    .filter(({origin}) => origin === 'header')
    .map(({terms}) => terms.filter(({segment}) => segment === 0))
    .filter(terms => terms.some(({key}) => key === noun.key));
  return titles.length > 0 && titles.every(terms => terms.some(({low}) => isLesserRank(low)));
}

/** "Former nurse": less than the title. */
function isPast({low}: Term): boolean {
  return /^(?:former|ex|past|previous)$/.test(low);
}

/** A line of what was done speaks of titles where it opens with one, or says "as the …". */
function titlesIn(line: Passage): Passage {
  if (line.origin !== 'bullet') return line;
  const phrases = new Set(titlePhrases(line, true).flat());
  const [first] = line.terms;
  const opens = first !== undefined && phrases.has(first);
  return {
    ...line,
    terms: line.terms.filter(
      (term, at) => at === 0 || phrases.has(term) || (opens && term.segment === 0),
    ),
  };
}

function titlePhrases(sentence: Sentence, isKnown = false): Term[][] {
  return phrasesOf(sentence, isKnown).filter(phrase => claimsTitle(phrase, sentence.terms));
}

function isTitleNoun(term: Term): boolean {
  if (term.figure || term.parts.length > 1) return false;
  return term.text.length > 2 && !activity.test(term.low) && titleLikeness(term.text) === 1;
}

/** Words for what is done, which also serve in titles ("Leitung Einkauf"). */
const activity =
  /(?:ung(?:en)?|kauf|trieb|arbeit|hilfe|assistenz|stage|alternance|practicas|formation)$/;

const roleWords = /^(?:as|am|als|bin|comme|suis|como|soy|come|sono|sou|ben|jako|jestem)$/;
const articles = /^(?:a|an|the|ein|eine|un|une|una|um|uma|een|my|le|la|el|il)$/;

/** "Suplencia del jefe": who stands in for a title does not claim it. */
function standsIn(terms: readonly Term[], at: number): boolean {
  return terms[at]?.hedge === 'condition' && terms[at + 1]?.isFunction === true;
}

function phrasesOf({terms}: Sentence, isKnown: boolean): Term[][] {
  const found: Term[][] = [];
  terms.forEach((term, at) => {
    const opens = at === 0 || (term.segment !== terms[at - 1]?.segment && term.opensClause);
    if (opens && (isKnown || !(isVerb(term) || standsIn(terms, at))))
      found.push(phraseFrom(terms, at));
    else if (roleWords.test(term.low)) found.push(phraseFrom(terms, skipArticles(terms, at + 1)));
  });
  return found.filter(phrase => phrase.length > 0);
}

function skipArticles(terms: readonly Term[], at: number): number {
  return articles.test(terms[at]?.low ?? '') ? at + 1 : at;
}

/** Opening verbs can look like titles: "Lead maths", "Host webinars". */
function isVerb({key, language, hedge}: Term): boolean {
  return (
    hedge === 'share' ||
    claimStrength(key, language) !== 2 ||
    (language === 'en' && isKnownVerb(key, language))
  );
}

const joining = /^(?:and|und|et|y|e|en|i|of|de|di|da|des|der|del|della|van)$/;

function phraseFrom(terms: readonly Term[], at: number): Term[] {
  const phrase: Term[] = [];
  const clause = terms[at]?.clause;
  for (let i = at; i < terms.length && phrase.length < 6; i++) {
    const term = terms[i] as Term;
    if (term.clause !== clause || term.figure) break;
    if (!term.isFunction) phrase.push(term);
    else if (phrase.length === 0 || !joining.test(term.low) || isDeed(terms[i + 1])) break;
  }
  return phrase;
}

/** "as a section supervisor and served …": another deed ends the title. */
function isDeed(term: Term | undefined): boolean {
  if (term?.language !== 'en' || term.capital) return false;
  return (
    isKnownVerb(term.key, term.language) && (/(?:ed|ing)$/.test(term.low) || term.key !== term.low)
  );
}

/** Whether a title's noun heads the phrase: in English "staff nurse", not "nurse station". */
function claimsTitle(phrase: readonly Term[], terms: readonly Term[]): boolean {
  return phrase.some((term, at) => {
    if (!isTitleNoun(term)) return false;
    const next = phrase[at + 1];
    return term.language !== 'en' || !next || terms.indexOf(next) > terms.indexOf(term) + 1;
  });
}
