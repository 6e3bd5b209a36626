/**
 * How far the resume meets one line of the posting: the words found in the
 * evidence together with the facts the line asks for (years, degree, languages).
 */
import type {RequirementEvidence} from '../model/score.ts';
import {largestSum} from './amounts.ts';
import type {Asked} from './asked.ts';
import type {Entry} from './entries.ts';
import {raiseText} from './explain.ts';
import type {Case, Facts, RoleFacts} from './facts.ts';
import {degreeIn} from './lexicon/levels.ts';
import {areRelatedSubjects} from './lexicon/subjects.ts';
import {clearlyNamed, type Found, findRequirement, hardlyNamed} from './match.ts';
import {type Span, yearsCovered} from './months.ts';
import type {Requirement} from './requirement.ts';

export interface Evaluated extends RequirementEvidence {
  readonly part: Asked['part'];
  readonly phrases: Found['phrases'];
  /** The most that wording alone could make of it, 0 to 1. */
  readonly potential: number;
}

/** One demand of a requirement: how far it is met, and how far it could be without new facts. */
interface Share {
  readonly value: number;
  readonly potential: number;
  readonly weight: number;
}

export function evaluate(asked: Asked, given: Case): Evaluated {
  const {requirement, part, kind, weight} = asked;
  const kept = evidenceFor(requirement, given.entries.kept);
  const found = findRequirement(requirement, kept);
  const shares =
    part === 'title'
      ? [titleShare(found, given.facts)]
      : sharesOf(asked, found, {...given, entries: {...given.entries, kept}});
  const met = rounded(mean(shares, share => share.value));
  const answered = given.answers.some(answer => answer.requirement === requirement.text);
  const potential = answered ? 1 : Math.max(met, rounded(mean(shares, share => share.potential)));
  return {
    part,
    phrases: found.phrases,
    requirement: requirement.text,
    kind,
    weight: rounded(weight, 4),
    met,
    potential: kind === 'wording' ? Math.max(potential, 0.5 + potential / 2) : potential,
    ...placeOf(found, met),
    raise: raiseText(asked, found, met, given),
  };
}

const registration =
  /\b(?:licen[cs]ed?|licen[cs]ure|registration|registered|zulassung|approbation|permis|colegiad\p{L}*|iscrizione|registo|uprawnieni\p{L}*)(?![\p{L}])/iu;

/** A degree opens the way to a registration and is none; a line that asks for both is read with both. */
function evidenceFor(requirement: Requirement, kept: readonly Entry[]): readonly Entry[] {
  if (requirement.degree > 0 || !registration.test(requirement.text)) return kept;
  return kept.filter(
    ({source, text}) => source !== 'education' || degreeIn(text) === 0 || registration.test(text),
  );
}

function placeOf(
  {best, strength, phrases}: Found,
  met: number,
): Pick<RequirementEvidence, 'strength' | 'where' | 'quote' | 'matched' | 'missing'> {
  const shown = met > 0 ? best : null;
  return {
    strength: shown ? strength : 'none',
    where: shown?.path ?? null,
    quote: shown?.text ?? null,
    matched: phrases.filter(({named}) => named >= clearlyNamed).map(({name}) => name),
    missing: phrases.filter(({named}) => named < hardlyNamed).map(({name}) => name),
  };
}

function sharesOf({requirement}: Asked, found: Found, {entries, facts}: Case): Share[] {
  const shares: Share[] = [];
  if (requirement.years !== null) shares.push(yearsShare(requirement, facts));
  if (requirement.degree > 0) shares.push(degreeShare(requirement, entries.kept, facts));
  for (const {language, level} of requirement.languages) {
    shares.push(languageShare(language, level, facts));
  }
  if (requirement.sum !== null) shares.push(sumShare(requirement.sum, found));
  const others = requirement.slots.filter(slot => !requirement.subject.includes(slot));
  if (others.length > 0 && !onlyLanguages(requirement)) {
    const {value, potential} = findRequirement({slots: others}, entries.kept);
    shares.push({value, potential, weight: 1});
  }
  return shares;
}

function onlyLanguages({languages, slots}: Requirement): boolean {
  return languages.length > 0 && languages.length >= slots.length;
}

const wordedYearsWeight = 1;
const enoughOfRole = 0.3;
const kindredRole = 0.5;
const kindredShare = 0.6;
/** From here on a role shows what is asked without doubt. */
const clearlyShown = 0.6;

/**
 * Years count in roles that show the same thing, as far as the best of them
 * shows it; in roles of the same kind of work they count in part.
 */
function yearsShare(requirement: Requirement, {roles}: Facts): Share {
  const asked = requirement.years ?? 1;
  const showing = roles
    .map(role => ({role, shown: shownIn(requirement, role)}))
    .filter(({shown}) => shown >= enoughOfRole);
  const kindred = roles.filter(({relevance}) => relevance >= kindredRole);
  const clearly = Math.min(1, Math.max(0, ...showing.map(({shown}) => shown)) / clearlyShown);
  const shown = yearsCovered(showing.flatMap(({role}) => spans(role))) / asked;
  const likeness = Math.max(0, ...kindred.map(({relevance}) => relevance));
  const alike = yearsCovered([...showing.map(({role}) => role), ...kindred].flatMap(spans)) / asked;
  const value = Math.max(
    clearly * Math.min(1, shown),
    kindredShare * likeness * Math.min(1, alike),
  );
  return {value, potential: Math.max(value, Math.min(1, alike)), weight: wordedYearsWeight};
}

function shownIn(requirement: Requirement, role: RoleFacts): number {
  if (requirement.slots.length === 0) return role.relevance;
  return findRequirement(requirement, role.entries).value;
}

function spans({span}: RoleFacts): Span[] {
  return span ? [span] : [];
}

const sumWeight = 0.4;

/** A sum counts where it stands with the thing it is asked for. */
function sumShare(asked: number, {best}: Found): Share {
  const shown = best ? largestSum(best.text) : null;
  const value = shown === null ? 0 : Math.min(1, shown / asked);
  return {value, potential: value, weight: sumWeight};
}

const oneLevelBelow = 0.5;
const otherSubject = 0.15;
const relatedSubject = 0.6;

/** The level is a fact; of a named subject, another one still counts in part. */
function degreeShare(requirement: Requirement, entries: readonly Entry[], facts: Facts): Share {
  const short = requirement.degree - facts.degree;
  const level = facts.degree === 0 ? 0 : short <= 0 ? 1 : short === 1 ? oneLevelBelow : 0;
  const schools = entries.filter(({source}) => source === 'education' || source === 'credential');
  const subject = findRequirement({slots: requirement.subject}, schools).value;
  const isRelated = schools.some(({text}) => areRelatedSubjects(text, requirement.text));
  const least = isRelated ? relatedSubject : otherSubject;
  const fit = requirement.subject.length === 0 ? 1 : Math.min(1, least + subject);
  return {value: level * fit, potential: level * fit, weight: 1};
}

const writtenProof = 0.7;

function languageShare(language: string, level: number, {languages, writtenIn}: Facts): Share {
  const stated = Math.min(1, (languages.get(language) ?? 0) / level);
  const value = Math.max(stated, writtenIn === language ? writtenProof : 0);
  return {value, potential: value, weight: 1};
}

const mentionedTitle = 0.5;

/** The posting's title against the titles held and the kind of work done. */
function titleShare(found: Found, {roles}: Facts): Share {
  const held = Math.max(0, ...roles.map(({title, relevance}) => 0.6 * title + 0.4 * relevance));
  const value = Math.max(held, mentionedTitle * found.value);
  return {value, potential: value, weight: 1};
}

function mean(shares: readonly Share[], pick: (share: Share) => number): number {
  const total = shares.reduce((sum, {weight}) => sum + weight, 0);
  if (total === 0) return 0;
  return shares.reduce((sum, share) => sum + pick(share) * share.weight, 0) / total;
}

/** Rounded so that sums in another order give the same figure. */
function rounded(value: number, digits = 3): number {
  const factor = 10 ** digits;
  return Math.round(Math.min(1, Math.max(0, value)) * factor) / factor;
}
