/**
 * What one line of a posting asks for, taken apart: slots that all count, each
 * with alternatives of which one is enough ("ECS or Kubernetes"), and the facts
 * no wording can change: years, degree, human languages.
 */
import type {Language} from '../model/language.ts';
import {canonicalSkill, findSkills, type SkillMention, skillKind} from '../vocabulary/skills.ts';
import {largestSum} from './amounts.ts';
import {chunksOf} from './chunks.ts';
import {withDegreeNames} from './lexicon/degree-names.ts';
import {
  type DegreeLevel,
  degreeIn,
  degreePlace,
  type LanguageLevel,
  languageLevelIn,
  lowestDegreeIn,
  yearsAsked,
} from './lexicon/levels.ts';
import {type Slot, slotsOf} from './slots.ts';
import type {Unit} from './units.ts';

export interface LanguageAsked {
  readonly language: string;
  readonly level: LanguageLevel;
}

export interface Requirement {
  readonly text: string;
  readonly slots: readonly Slot[];
  /** Those of the slots that name the subject of the degree. */
  readonly subject: readonly Slot[];
  readonly years: number | null;
  /** The least sum of money that the line names. */
  readonly sum: number | null;
  readonly degree: DegreeLevel;
  readonly languages: readonly LanguageAsked[];
  /** Asks for a licence, certificate or registration. */
  readonly credential: boolean;
  /** Manner and circumstances only, which resumes rarely prove. */
  readonly soft: boolean;
}

const maximumYears = 20;

/** The text stays as the posting prints it; what it asks for is read with its degrees by their names. */
export function readRequirement(text: string, language: Language): Requirement {
  const named = withDegreeNames(text);
  return {...requirementOf(named, findSkills(named), language), text};
}

/** In a title "Registered Nurse" is what one works as; any nurse's title is like it. */
export function readTitle(text: string, language: Language): Requirement {
  const skills = findSkills(text).filter(({skill}) => skillKind(skill) !== 'credential');
  return requirementOf(text, skills, language);
}

function requirementOf(
  text: string,
  skills: readonly SkillMention[],
  language: Language,
): Requirement {
  const languages = languagesAsked(text, skills);
  const years = yearsAsked(text);
  const slots = slotsOf(text, chunksOf(text, skills, language));
  const units = slots.flatMap(slot => slot.alternatives.flatMap(({units}) => units));
  const degree = units.some(namesDegree) ? 0 : lowestDegreeIn(text);
  return {
    text,
    slots,
    subject: degree > 0 ? subjectOf(text, slots) : [],
    years: years !== null && years > 0 && years <= maximumYears ? years : null,
    sum: largestSum(text) || null,
    degree,
    languages,
    credential: units.some(unit => unit.credential) || credentialWord.test(text),
    soft: languages.length === 0 && units.every(unit => unit.soft || unit.weight <= 0.5),
  };
}

const ofSubject =
  /^\W*(?:degree|diploma|abschluss)?\W*(?:in|of|im|der|des|en|de|di|em|na|w zakresie|kierunku|als|zum|zur|op het gebied van)\b/iu;
const clauseEnd =
  /[,;.]\s|\s(?:plus|with|sowie|mit|avec|con|com|met|oraz)\s|\sand\s(?=\d|at least|experience)/;

/** In "a degree in physics, and sales experience" sales is no subject; after "in" a list is. */
function subjectOf(text: string, slots: readonly Slot[]): Slot[] {
  const {start, end} = degreePlace(text);
  const before = text.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const after = text.slice(end);
  const clause = ofSubject.test(after)
    ? after.split(/\s(?:plus|with)\s|\sand\s(?=\d|at least|experience)/)[0]
    : after.split(clauseEnd)[0];
  const from = start - before.length;
  const until = end + (clause ?? '').length;
  return slots.filter(slot => slot.start >= from && slot.start <= until);
}

/** "MBA" or "BSN": a degree of its own, which no other degree of that level answers. */
function namesDegree({skill, credential}: Unit): boolean {
  return credential && skill !== null && degreeIn(skill) > 0;
}

const credentialWord =
  /licen[cs]e|certifi|registration|registered|qualification|qualified|accredit|zertifi|schein\b|führerschein|ausweis|zulassung|diplôm|permis|agrément|título|carnet|habilitación|colegiad|certificaz|patente|abilitazione|iscrizione|certifica|habilitação|registo|rijbewijs|diploma|certyfikat|uprawnieni|prawo jazdy/i;

/** "Spanish" alone asks for enough to talk. */
const unstatedLevel: LanguageLevel = 3;

function languagesAsked(text: string, skills: readonly SkillMention[]): LanguageAsked[] {
  const named = languagesNamed(skills);
  return named.map(({skill, start}, at) => {
    const from = named[at - 1]?.end ?? 0;
    const until = named[at + 1]?.start ?? text.length;
    const before = languageLevelIn(text.slice(from, start));
    const level =
      before || languageLevelIn(text.slice(from, until)) || languageLevelIn(text) || unstatedLevel;
    return {language: skill, level};
  });
}

/** A language may stand inside of another name: "written English". */
function languagesNamed(skills: readonly SkillMention[]): SkillMention[] {
  return skills.flatMap(mention => {
    if (skillKind(mention.skill) === 'language') return [mention];
    const inside = /\p{L}+$/u.exec(mention.printed)?.[0] ?? '';
    if (inside === mention.printed || skillKind(inside) !== 'language') return [];
    const start = mention.end - inside.length;
    return [{skill: canonicalSkill(inside), printed: inside, start, end: mention.end}];
  });
}
