/**
 * The writer that needs no model. It reorders, tightens by rules and surfaces
 * what the person's own work shows; every word of substance is theirs.
 */
import type {Role} from '../../model/resume.ts';
import type {Material, Proposal, Section, Writer} from '../writer.ts';
import {draftLetter} from './letter-draft.ts';
import {orderBullets} from './order.ts';
import {proposeSkills} from './skills-section.ts';
import {proposeSummary} from './summary-section.ts';
import {tighten} from './tighten.ts';

function tightened(path: string, text: string, isCurrent: boolean): Proposal[] {
  const value = tighten(text, isCurrent);
  if (value === text) return [];
  const reason = 'Says the same in fewer words, with the verb first.';
  const evidence = {posting: null, resume: [text]};
  return [{path, kind: 'rewrite', original: text, value, reason, evidence}];
}

function proposeEntry(
  list: 'experience' | 'projects',
  entry: number,
  bullets: Role['bullets'],
  material: Material,
): Proposal[] {
  const {language, experience} = material.resume;
  const isCurrent = list === 'experience' && experience[entry]?.end === null;
  const shorter = bullets.flatMap((text, index) =>
    language === 'en' ? tightened(`${list}.${entry}.bullets.${index}`, text, isCurrent) : [],
  );
  const order = orderBullets(list, entry, bullets, material);
  return [...shorter, ...(order ? [order] : [])];
}

function propose(section: Section, material: Material): Proposal[] {
  if (section.name === 'summary') return proposeSummary(material);
  if (section.name === 'skills') return proposeSkills(material);
  const bullets = material.resume[section.name][section.entry]?.bullets ?? [];
  return proposeEntry(section.name, section.entry, bullets, material);
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
