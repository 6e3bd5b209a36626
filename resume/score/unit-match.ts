/** Whether a text names a single skill or word, in whatever form, and how far it proves it. */
import type {Entry} from './entries.ts';
import {acronymKey, type Line} from './line.ts';
import type {Source} from './texts.ts';
import type {Unit} from './units.ts';

const sameConcept = 0.85;
const partOfCompound = 0.85;
const partOfName = 0.3;
/** How far a line names a unit, 0 to 1. */
function unitInLine(unit: Unit, line: Line): number {
  if (unit.skill !== null && line.skills.has(unit.skill)) return 1;
  if (unit.stems.length > 0 && unit.stems.every(stem => line.stems.has(stem))) return 1;
  if (meansSame(unit, line)) return 1;
  const alike = unit.named ? 0 : conceptShare(unit, line);
  if (alike > 0) return sameConcept * alike;
  if (unit.stems.length === 1 && inCompound(unit.stems[0] ?? '', line)) return partOfCompound;
  return namesPart(unit, line) ? partOfName : 0;
}

const safeAcronym = 4;

function conceptShare({concepts, compound}: Unit, line: Line): number {
  const shown = [...concepts].filter(concept => line.concepts.has(concept)).length;
  return compound ? shown / concepts.size : Math.min(1, shown);
}

/** An acronym on one side and the words it stands for on the other. */
function meansSame(unit: Unit, line: Line): boolean {
  const {acronym, initials} = unit;
  if (acronym && acronym.length >= 3) {
    if (line.acronyms.has(acronym)) return true;
    if (unit.skill === null && spellsOut(line, acronym)) return true;
  }
  return initials.length >= 3 && line.acronyms.has(acronymKey(initials));
}

/** "SOC" in the line for "security operations centre" in the posting. */
export function standsFor(line: Line, initials: string): boolean {
  return initials.length >= 3 && line.acronyms.has(acronymKey(initials));
}

/** Three letters come together by accident in a sentence; then the whole text must be the name. */
function spellsOut({initials, spelled}: Line, acronym: string): boolean {
  if (spelled.has(acronym)) return true;
  return acronym.length >= safeAcronym ? initials.includes(acronym) : initials === acronym;
}

const shortestPart = 5;

/** German and Dutch write compounds as one word: "Wartung" is in "Wartungspläne". */
function inCompound(stem: string, line: Line): boolean {
  if (stem.length < shortestPart || !line.compounds) return false;
  for (const other of line.stems) {
    if (other.length > stem.length && (other.startsWith(stem) || other.endsWith(stem))) return true;
    if (other.length > shortestPart && other.length * 2 > stem.length && stem.startsWith(other)) {
      return true;
    }
  }
  return false;
}

/** Half of a method's name is a hint; half of a product's name is another product. */
function namesPart({skill, stems, named}: Unit, line: Line): boolean {
  if (skill === null || named || stems.length < 2) return false;
  return stems.filter(stem => line.stems.has(stem)).length * 2 >= stems.length;
}

const credentialPlaces: ReadonlySet<Source> = new Set(['credential', 'education', 'headline']);

/** How far an entry shows a unit. Among certificates "Food Hygiene" is the food hygiene certificate. */
export function shownBy(entry: Entry, unit: Unit): number {
  const inLine = unitInLine(unit, entry.line);
  if (inLine === 1 || !unit.credential || !credentialPlaces.has(entry.source)) return inLine;
  const isCore = unit.core.length > 0 && unit.core.every(stem => entry.line.stems.has(stem));
  return isCore ? 1 : inLine;
}

/** A certificate is proved by the list of certificates, a skill by work done with it. */
export function proofOf(entry: Entry, unit: Unit): number {
  if (!unit.credential) return entry.proof;
  if (entry.source === 'credential' || entry.source === 'education') return 1;
  if (entry.source === 'headline' || entry.source === 'title') return 0.8;
  return entry.source === 'skill' ? entry.proof : 0.6;
}
