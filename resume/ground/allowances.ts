/**
 * Words a rewrite may use though its source does not: they follow from what the
 * source says (a change, a wider name, a fuller name) or add nothing to it.
 */

import {claimStrength} from '../vocabulary/claim-strength.ts';
import {kindOfWord} from '../vocabulary/claim-words.ts';
import {isGeneralWord} from '../vocabulary/general-words.ts';
import {namesShowing} from '../vocabulary/implied-skills.ts';
import {isCollective, isFiller, isGenericVerb, isLightVerb} from '../vocabulary/light-words.ts';
import {findSkills, skillKind} from '../vocabulary/skills.ts';
import {isKnownVerb} from '../vocabulary/synonyms.ts';
import {namesKind} from './apposed.ts';
import {tellsChange, tellsTargetMet} from './derived.ts';
import {usesOf} from './figures.ts';
import {tellsFrequency} from './frequencies.ts';
import {type Pool, sameMeaning} from './pool.ts';
import {tellsPeriod} from './rates.ts';
import {isRenamed} from './renamed.ts';
import type {Sentence, Term} from './sentence.ts';
import type {Passage, SourceIndex} from './source-index.ts';

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
    isGeneral(term) ||
    namesKind(sentence, at, pool, index) ||
    isRenamed(sentence, at, lines) ||
    (isFiller(term.low) && before !== undefined && pool.supports(before) === 'yes')
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

/** What a measured figure is a measure of: "build time" of a build that took minutes. */
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:time|duration|period|zeit|dauer|temps|duree|tiempo|plazo|duracion|tempo|durata|prazo|tijd|duur|czas)$/,
    /^(?:time|days|months)$/,
  ],
  [/^(?:distance|length)$/, /^length$/],
  [/^(?:weight)$/, /^mass$/],
  [/^(?:amount|sum|worth|value|money|cash)$/, /^(?:usd|eur|gbp|chf|pln|cad|aud|inr|jpy|brl|sek)$/],
];

function namesMeasure({low}: Term, lines: readonly Passage[]): boolean {
  const measure = measures.find(([word]) => word.test(low));
  if (!measure) return false;
  return lines.some(({terms}) =>
    terms.some(({figure}) => measure[1].test(figure?.unit?.dimension ?? '')),
  );
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

const shares =
  /^(?:shar|proport|percentag|point|part|rate$|taux|tax|anteil|quot|pourcentag|tas|porcentaj|percentual|wskaznik|cijfer)/;

function isShareOfPercent({key}: Term, lines: readonly Passage[]): boolean {
  return (
    shares.test(key) &&
    lines.some(({terms}) => terms.some(({figure}) => figure?.unit?.dimension === '%'))
  );
}

const people =
  /^(?:nurse|engineer|staff|person|people|apprentice|executive|teacher|assistant|clerk|developer|analyst|member|employee|worker|agent|technician|manager|report|colleague|cook|chef|volunteer|intern|trainee|auszubildend|mitarbeit|personn|emplead|dipendent|funcionari|pracownik|medewerk|rep|associate|driver|officer|guard|carer|electrician|mechanic|operator|designer|salesperson|account|tester|welder|cleaner|waiter|server|consultant|researcher|student|supervisor|fitter|joiner)/;
const teams = /^(?:team|teams|gruppe|equipe|equipo|squadra|zespol|ploeg|group|crew)$/;

/** "a team of 7 account executives" where seven are counted; the figure itself is checked elsewhere. */
function isTeamOfPeople(terms: readonly Term[], at: number, lines: readonly Passage[]): boolean {
  if (!teams.test((terms[at] as Term).low)) return false;
  if (!terms.slice(at + 1, at + 4).some(({figure}) => figure !== null)) return false;
  return lines.some(line => line.terms.some((_, i) => countsPeople(line.terms, i)));
}

function countsPeople(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.figure === null) return false;
  return terms.slice(at + 1, at + 4).some(({key, low}) => people.test(key) || people.test(low));
}

const vagueCounts: readonly (readonly [RegExp, number])[] = [
  [/^(?:several|multiple|few|mehrere|plusieurs|varios|varias|diversi|vari|meerdere|kilka)$/, 2],
  [/^(?:numerous|many|zahlreiche\w*|nombreu\w*|numeros\w*|talrijke|liczne)$/, 10],
  [/^(?:dozens|dutzende|dizaines|docenas|decine|dezenas|tientallen|dziesiatki)$/, 24],
  [/^(?:hundreds|hunderte|centaines|cientos|centinaia|centenas|honderden|setki)$/, 200],
  [/^(?:thousands|tausende|milliers|miles|migliaia|milhares|duizenden|tysiace)$/, 2000],
];

/** "several", "hundreds of": true of a line that counts at least so many of the same thing. */
function isVagueCount({low}: Term, after: Term | undefined, lines: readonly Passage[]): boolean {
  const least = vagueCounts.find(([word]) => word.test(low))?.[1];
  if (least === undefined || !after) return false;
  return lines.some(line =>
    usesOf(line).some(
      ({figure, after: counted}) =>
        figure.value >= least &&
        !figure.unit &&
        (after.isFunction || counted.some(other => sameMeaning(after, other))),
    ),
  );
}

/** "a herd of 140 cows": the word gathers what is counted. */
function gathersCounted(terms: readonly Term[], at: number): boolean {
  const {low} = terms[at] as Term;
  if (low === 'strong') return terms[at - 1]?.figure != null;
  if (!isCollective(low)) return false;
  return terms.slice(at + 1, at + 3).some(({figure}) => figure !== null);
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
