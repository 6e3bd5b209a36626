/**
 * Words a rewrite may use though its source does not: they follow from what the
 * source says (a change, a wider name, a fuller name) or add nothing to it.
 */

import {claimStrength} from '../vocabulary/claim-strength.ts';
import {kindOfWord} from '../vocabulary/claim-words.ts';
import {isGeneralWord} from '../vocabulary/general-words.ts';
import {namesShowing} from '../vocabulary/implied-skills.ts';
import {isFiller, isGenericVerb, isLightVerb} from '../vocabulary/light-words.ts';
import {findSkills, skillKind} from '../vocabulary/skills.ts';
import {stem} from '../vocabulary/stems.ts';
import {isKnownVerb} from '../vocabulary/synonyms.ts';
import {namesKind} from './apposed.ts';
import {tellsChange, tellsTargetMet} from './change-words.ts';
import {
  gathersCounted,
  isShareOfPercent,
  isTeamOfPeople,
  isVagueCount,
  namesMeasure,
} from './counting-words.ts';
import {tellsFrequency} from './frequencies.ts';
import {type Pool, sameMeaning} from './pool.ts';
import {tellsPeriod} from './rates.ts';
import {isRenamed} from './renamed.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';
import {fewLines} from './verb-claims.ts';

/** What the words of a sentence may follow from. */
export interface Allowing {
  readonly pool: Pool;
  readonly lines: readonly Passage[];
  readonly index: SourceIndex;
}

/** Whether the word at this place of the sentence follows from the source or adds nothing. */
export function isAllowed(sentence: Sentence, at: number, {pool, lines, index}: Allowing): boolean {
  const {terms} = sentence;
  const term = terms[at] as Term;
  const [before, after] = [terms[at - 1], terms[at + 1]];
  return (
    (after !== undefined && pool.hasJoined(term, after)) ||
    (before !== undefined && pool.hasJoined(before, term)) ||
    tellsChange(term, after, lines) ||
    tellsTargetMet(term, sentence, lines) ||
    tellsPeriod(sentence, term, lines) ||
    tellsFrequency(sentence, term, lines) ||
    isFullerName(terms, at, pool, index) ||
    isWiderName(term, lines) ||
    isShareOfPercent(term, lines) ||
    isTeamOfPeople(terms, at, lines) ||
    isLightDeed(terms, at, lines) ||
    isPlainSwap(terms, at, {pool, lines, index}) ||
    gathersCounted(terms, at) ||
    isVagueCount(term, after, lines) ||
    isVendor(terms, at, pool) ||
    namesMeasure(term, lines) ||
    isLinking(term, after, pool) ||
    namesYear(term, after) ||
    isGeneral(term) ||
    isOwnOffice(terms, at, lines) ||
    isDistributive(terms, at, pool) ||
    isEmployerNoun(terms, at, lines) ||
    namesKind(sentence, at, pool, index) ||
    isRenamed(sentence, at, lines) ||
    (isFiller(term.low) && before !== undefined && pool.supports(before) === 'yes')
  );
}

/** "led the course" of a line that opens with "Course leader for …". */
function isOwnOffice(terms: readonly Term[], at: number, lines: readonly Passage[]): boolean {
  const term = terms[at] as Term;
  if (term.language !== 'en' || !isKnownVerb(term.key, 'en')) return false;
  return lines.some(({origin, terms: known}) => {
    const end = known.findIndex(({isFunction, figure}) => isFunction || figure !== null);
    const office = origin === 'bullet' && end > 0 ? known[end - 1] : undefined;
    const root = /^(.{3,}?)(?:e?r|or)$/.exec(office?.low ?? '')?.[1];
    return root !== undefined && [root, `${root}e`].some(word => stem(word, 'en') === term.key);
  });
}

/** "explain each decision", not "worth £90,000 each". */
function isDistributive(terms: readonly Term[], at: number, pool: Pool): boolean {
  const [before, term, after] = [terms[at - 1], terms[at] as Term, terms[at + 1]];
  if (term.low !== 'each' || !after || after.isFunction || after.figure || before?.figure)
    return false;
  return after.clause === term.clause && pool.supports(after) === 'yes';
}

/** "the same company", "a software company" of someone who has worked for one; "company-wide" is a scope. */
function isEmployerNoun(terms: readonly Term[], at: number, lines: readonly Passage[]): boolean {
  const term = terms[at] as Term;
  if (lines.length <= fewLines || term.joined) return false;
  if (!/^(?:company|firm|employer|organi[sz]ation)$/.test(term.low)) return false;
  return terms
    .slice(Math.max(0, at - 3), at)
    .some(({low}) => /^(?:an?|same|my|current)$/.test(low));
}

/** "im Jahr 2020", "en el año 2020". */
function namesYear({low}: Term, after: Term | undefined): boolean {
  return (
    after?.figure?.isYear === true && /(?:^| )(?:jahre?|annee|ano|anno|jaar|rok|roku)$/.test(low)
  );
}

/** A word that makes no claim, whatever it stands beside. */
function isGeneral({key, parts, low, language}: Term): boolean {
  const isFree = (part: string): boolean => isGeneralWord(part, language);
  return (isFree(key) || parts.every(isFree)) && kindOfWord(low) === 'claim';
}

/**
 * "Microsoft Dynamics 365 Business Central" for "Business Central": the words a
 * name of the skills has before those the lines say. What comes after them would
 * be another name ("HEC-RAS" for "HEC-HMS").
 */
function isFullerName(
  terms: readonly Term[],
  at: number,
  pool: Pool,
  {passages}: SourceIndex,
): boolean {
  return passages.some(({origin, terms: named}) => {
    if (origin !== 'skill' && origin !== 'certification') return false;
    const from = named.findIndex(({key}) => key === terms[at]?.key);
    if (from < 0) return false;
    const rest = named
      .slice(from + 1)
      .filter(({isFunction, hedge}) => !isFunction && hedge === null);
    const next = terms[at + 1];
    const last = rest.at(-1);
    return (
      last !== undefined && next?.key === named[from + 1]?.key && pool.supports(last) === 'yes'
    );
  });
}

const vendors =
  /^(?:adobe|microsoft|ms|apache|google|amazon|apple|autodesk|atlassian|siemens|oracle|hashicorp|jetbrains|meta)$/;

/** "Adobe InDesign" for "InDesign": a maker's name before a product the lines name. */
function isVendor(terms: readonly Term[], at: number, pool: Pool): boolean {
  const product = terms[at + 1];
  if (!vendors.test((terms[at] as Term).low) || !product) return false;
  return product.capital && pool.supports(product) === 'yes';
}

const linkings =
  /^(?:achieving|reaching|meeting|scoring|covering|totalling|totaling|comprising|consisting|containing|spanning|regarding|concerning|relating|numbering|worth|valued|dedicated|devoted|based|living|located|related|made|available|needed|required)$/;

/** "the share achieving grade 4": a participle that only ties two things the lines say. */
function isLinking(term: Term, after: Term | undefined, pool: Pool): boolean {
  if (!linkings.test(term.low) || term.opensClause || !after) return false;
  return after.isFunction || after.figure !== null || pool.supports(after) === 'yes';
}

/** "database" where the line names PostgreSQL. */
function isWiderName(term: Term, lines: readonly Passage[]): boolean {
  const narrower = namesShowing(term.text.toLowerCase());
  if (narrower.length === 0) return false;
  return lines.some(({text}) => narrower.some(name => hasName(text.toLowerCase(), name)));
}

function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const around = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
  return at >= 0 && around.every(sign => !/[\p{L}\p{N}]/u.test(sign));
}

/**
 * "Carried out inspections" for "inspected", or for "did inspections": the verb
 * is light on both sides, or only carries the noun of the source's own verb, or
 * is a general one for what was done to the same thing.
 */
function isLightDeed(terms: readonly Term[], at: number, lines: readonly Passage[]): boolean {
  const term = terms[at] as Term;
  const isLight = isLightVerb(term.key, term.language);
  const isGeneric = isGenericVerb(term.key, term.language);
  if (!isLight && !isGeneric) return false;
  const objects = wordsAfter(terms, at).slice(0, 6);
  const strength = claimStrength(term.key, term.language);
  return lines.some(line =>
    line.terms.some((verb, i) => {
      if (!standsAsVerb(line.terms, i)) return false;
      if (objects.some(one => sameMeaning(one, verb))) return true;
      if (strength > Math.max(2, claimStrength(verb.key, verb.language))) return false;
      const isOpen = isGeneric || isLightVerb(verb.key, verb.language);
      return isOpen && haveCommon(objects, wordsAfter(line.terms, i));
    }),
  );
}

/**
 * Outside English the table of synonyms is small: an opening word it does not know
 * may stand for the line's own where all the rest is the line's.
 */
function isPlainSwap(terms: readonly Term[], at: number, {pool, lines}: Allowing): boolean {
  const term = terms[at] as Term;
  if (term.language === 'en' || at !== 0 || claimStrength(term.key, term.language) > 2)
    return false;
  if (term.hedge !== null || term.groups.length > 0 || isSkillName(term)) return false;
  const rest = terms.slice(1).filter(({isFunction, figure}) => !isFunction && !figure);
  const figures = terms.filter(({figure}) => figure !== null).length;
  if (rest.length === 0 || rest.length + figures < 2) return false;
  if (rest.some(other => pool.supports(other) !== 'yes')) return false;
  return lines.some(({terms: known}) => {
    const [own] = known;
    if (!own || own.hedge !== null || claimStrength(own.key, own.language) < 2) return false;
    return !terms.some(other => sameMeaning(other, own)) && haveCommon(rest, known);
  });
}

function isSkillName({text}: Term): boolean {
  return findSkills(text).some(({skill}) => skillKind(skill) === 'tool');
}

function haveCommon(some: readonly Term[], others: readonly Term[]): boolean {
  return some.some(one => others.some(other => sameMeaning(one, other)));
}

/** The words of the clause up to its next verb. */
function wordsAfter(terms: readonly Term[], at: number): Term[] {
  const {clause} = terms[at] as Term;
  const rest = terms.slice(at + 1);
  const end = rest.findIndex(
    (term, i) => term.clause !== clause || (i > 0 && standsAsVerb(rest, i)),
  );
  const words = end < 0 ? rest : rest.slice(0, end);
  return words.filter(term => !term.isFunction && !term.figure);
}

function standsAsVerb(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  if (term.isFunction || term.figure) return false;
  // A bullet opens with its verb, whether the vocabulary has it or not.
  if (!isKnownVerb(term.key, term.language)) return at === 0 && term.language === 'en';
  const before = terms[at - 1];
  return (
    term.opensClause ||
    /^(?:and|to|i|und|et|y|e|en|by)$/.test(before?.low ?? '') ||
    before?.hedge === 'share'
  );
}
