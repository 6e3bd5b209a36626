/**
 * What one line of a posting asks for, taken apart: slots that all count, each
 * with alternatives of which one is enough ("ECS or Kubernetes"), and the facts
 * no wording can change: years, degree, human languages.
 */
import type {Language} from '../model/language.ts';
import {canonicalSkill, findSkills, type SkillMention, skillKind} from '../vocabulary/skills.ts';
import {largestSum} from './amounts.ts';
import {type Chunk, chunksOf} from './chunks.ts';
import {
  type DegreeLevel,
  degreeIn,
  type LanguageLevel,
  languageLevelIn,
  lowestDegreeIn,
  yearsAsked,
} from './lexicon/levels.ts';
import type {Unit} from './units.ts';

export interface Alternative {
  /** The posting's own words for it. */
  readonly printed: string;
  readonly units: readonly Unit[];
  /** How much showing it in full is worth. */
  readonly share: number;
  /** "or a similar language": what does the same job as the other alternatives counts too. */
  readonly related: boolean;
}

export interface Slot {
  readonly alternatives: readonly Alternative[];
  readonly weight: number;
  /** What stands before is shown by showing this: "(ECS or Kubernetes)", "such as". */
  readonly examples: boolean;
  /** Hangs on the slot before it by a preposition. */
  readonly continues: boolean;
}

export interface LanguageAsked {
  readonly language: string;
  readonly level: LanguageLevel;
}

export interface Requirement {
  readonly text: string;
  readonly slots: readonly Slot[];
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

export function readRequirement(text: string, language: Language): Requirement {
  const skills = findSkills(text);
  const languages = languagesAsked(text, skills);
  const years = yearsAsked(text);
  const slots = joinAlternatives(text, chunksOf(text, skills, language));
  const units = slots.flatMap(slot => slot.alternatives.flatMap(({units}) => units));
  return {
    text,
    slots,
    years: years !== null && years <= maximumYears ? years : null,
    sum: largestSum(text),
    degree: units.some(namesDegree) ? 0 : lowestDegreeIn(text),
    languages,
    credential: units.some(unit => unit.credential) || credentialWord.test(text),
    soft: languages.length === 0 && units.every(unit => unit.soft || unit.weight <= 0.5),
  };
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

const slotWeightLimit = 4;

function joinAlternatives(text: string, chunks: readonly Chunk[]): Slot[] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = groups.at(-1);
    if (last && chunk.link === 'or') last.push(chunk);
    else groups.push([chunk]);
    if (chunk.link === 'or') takeListBefore(groups);
  }
  return groups.map(group => ({
    alternatives: group.flatMap(chunk => readings(text, chunk)),
    weight: Math.min(slotWeightLimit, Math.max(...group.map(({units}) => weightOf(units)))),
    examples: group[0]?.link === 'examples',
    continues: group[0]?.link === 'with',
  }));
}

const inSingleWords = 0.9;

/** A phrase as it stands, and with its ways of working taken word by word. */
function readings(text: string, {units, related}: Chunk): Alternative[] {
  const printed = printedOf(text, units);
  const whole = {printed, units, related, share: 1};
  if (units.every(({words}) => words.length === 0)) return [whole];
  const words = units.flatMap(unit => (unit.words.length > 0 ? unit.words : [unit]));
  return [whole, {printed, units: words, related, share: inSingleWords}];
}

function printedOf(text: string, units: readonly Unit[]): string {
  return text.slice(units[0]?.start, units.at(-1)?.end);
}

/** In "packaging, paper or plastics" the comma parts alternatives too. */
function takeListBefore(groups: Chunk[][]): void {
  const last = groups.at(-1);
  if (!last) return;
  while (groups.length > 1 && last[0]?.link === 'comma') {
    const before = groups.at(-2) ?? [];
    if (before.length !== 1 || (before[0]?.units.length ?? 9) > 2) return;
    groups.splice(-2, 1);
    last.unshift(...before);
  }
}

function weightOf(units: readonly Unit[]): number {
  return units.reduce((sum, {weight}) => sum + weight, 0);
}
