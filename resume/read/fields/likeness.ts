import {degreeLikeness, isDegreeNote, isGrade} from '../../vocabulary/degrees.ts';
import {
  isNamedByPlace,
  organisationLikeness,
  schoolLikeness,
} from '../../vocabulary/organisations.ts';
import {isTimeOff, titleLikeness} from '../../vocabulary/titles.ts';

/** How much a text looks like each of the two names of an entry, 0 to 1. */
export interface Likeness {
  /** What it is called: a title, a degree. */
  readonly what: (text: string) => number;
  /** Whom it was for: a company, a school. */
  readonly who: (text: string) => number;
  /** Text that is neither, such as a grade. */
  readonly isNote: (text: string) => boolean;
  /** Text that says nothing about the first name, so that it is cut off there too. */
  readonly isGrade: (text: string) => boolean;
  /** Whether a town after a comma is cut off the second name. */
  readonly cutsTowns: boolean;
  /** Whether the second name says what it is only together with the place after it. */
  readonly keepsPlace: (name: string, place: string) => boolean;
  /** What each part between commas costs that says nothing of the second name's kind. */
  readonly strayCost: number;
}

/** How much somebody worked, which is part of no name. */
const contractType =
  /^[([]?(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|casual|vollzeit|teilzeit|befristet|unbefristet|festanstellung|cdi|cdd|intérim|temps plein|temps partiel|jornada completa|media jornada|tempo pieno|tempo parziale|tempo integral|voltijd|deeltijd|pełny etat|umowa o pracę)[)\]]?$/iu;

const never = () => false;

/** Time off stands where a title does: "Career break", "Parental leave". */
function positionTitle(text: string): number {
  const isBreak =
    text.split(/\s+/).length <= 3 && isTimeOff(text) && organisationLikeness(text) === 0;
  return isBreak ? 1 : titleLikeness(text);
}

export const positionLikeness: Likeness = {
  what: positionTitle,
  who: text => Math.max(organisationLikeness(text), schoolLikeness(text) * 0.9),
  isNote: text => contractType.test(text),
  isGrade: never,
  cutsTowns: true,
  keepsPlace: never,
  strayCost: 0.22,
};

/** A trade that was learned is called by its title: "Fachinformatiker Systemintegration". */
function studyTitle(text: string): number {
  return Math.max(degreeLikeness(text), schoolLikeness(text) === 0 ? titleLikeness(text) * 0.6 : 0);
}

export const studyLikeness: Likeness = {
  what: studyTitle,
  // "Koch (IHK)" names who examined, not where.
  who: text =>
    Math.max(schoolLikeness(text.replace(/\([^)]*\)/g, '')), organisationLikeness(text) * 0.5),
  isNote: isDegreeNote,
  isGrade,
  cutsTowns: true,
  keepsPlace: isNamedByPlace,
  strayCost: 0.3,
};

export const projectLikeness: Likeness = {...positionLikeness, cutsTowns: false};
