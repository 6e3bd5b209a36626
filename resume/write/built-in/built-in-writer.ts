/**
 * The writer that needs no model. It reorders, tightens by rules and surfaces
 * what the person's own work shows; every word of substance is theirs.
 */
import type {Role} from '../../model/resume.ts';
import type {Material, Proposal, Section, Writer} from '../writer.ts';
import {proposeAnswers} from './answers.ts';
import {isBaseForm, isPastForm} from './first-person.ts';
import {draftLetter} from './letter-draft.ts';
import {orderBullets} from './order.ts';
import {proposeSkills} from './skills-section.ts';
import {proposeSummary} from './summary-section.ts';
import {hidesVerb, tighten} from './tighten.ts';

function tightened(path: string, text: string, isPresent: boolean): Proposal[] {
  const value = tighten(text, isPresent);
  if (value === text) return [];
  const reason = hidesVerb(text)
    ? 'Starts with what you did instead of the duty.'
    : 'Says the same in fewer words.';
  const evidence = {posting: null, resume: [text]};
  return [{path, kind: 'rewrite', original: text, value, reason, evidence}];
}

/** A role held now is told in the present unless its other lines are in the past. */
function isToldInPast(bullets: Role['bullets']): boolean {
  const openings = bullets.map(text => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');
  const past = openings.filter(word => isPastForm(word)).length;
  return past > openings.filter(word => isBaseForm(word)).length;
}

function proposeEntry(
  list: 'experience' | 'projects',
  entry: number,
  bullets: Role['bullets'],
  material: Material,
): Proposal[] {
  const {language, experience} = material.resume;
  const isCurrent = list === 'experience' && experience[entry]?.end === null;
  const isPresent = isCurrent && !isToldInPast(bullets);
  const shorter = bullets.flatMap((text, index) =>
    language === 'en' ? tightened(`${list}.${entry}.bullets.${index}`, text, isPresent) : [],
  );
  const order = orderBullets(list, entry, bullets, material);
  return [...shorter, ...(order ? [order] : [])];
}

function propose(section: Section, material: Material): Proposal[] {
  if (section.name === 'summary') return proposeSummary(material);
  if (section.name === 'skills') return proposeSkills(material);
  const bullets = material.resume[section.name][section.entry]?.bullets ?? [];
  const own = proposeEntry(section.name, section.entry, bullets, material);
  return section.name === 'experience' ? [...own, ...proposeAnswers(section.entry, material)] : own;
}

export const builtInWriter: Writer = {
  kind: 'built-in',
  model: null,
  propose: async (section, material) => propose(section, material),
  // A rule that the gate refuses has nothing better to offer.
  repair: async () => null,
  draftLetter: async (material, style) => draftLetter(material, style),
  repairSentence: async () => null,
};
