import {canonicalSkill, findSkills} from '../../vocabulary/skills.ts';
import type {Material, Proposal} from '../writer.ts';
import {shownSkills} from './shown-skills.ts';

const mostAdded = 6;
/** A list that is read at a glance needs no order, and the first of a long one are read. */
const readAtAGlance = 4;
const readFirst = 3;

function listedSkills({resume}: Material): Set<string> {
  const listed = resume.skills.flatMap(skill => [
    canonicalSkill(skill),
    ...findSkills(skill).map(found => found.skill),
  ]);
  return new Set(listed);
}

function started(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The skill as the posting words it, which may not be how the person does; null where no line of it does. */
function wordsOfPosting(canonical: string, {posting}: Material): string | null {
  const {mustHave, niceToHave, requirements, responsibilities, title} = posting;
  const lines = [...mustHave, ...niceToHave, ...requirements, ...responsibilities, title ?? ''];
  const named = lines.flatMap(findSkills).find(({skill}) => skill === canonical);
  return named?.printed ?? null;
}

/** Skills that the person's work shows and the posting asks for, but the list leaves out. */
function additions(material: Material): Proposal[] {
  const listed = listedSkills(material);
  const missing = shownSkills(material).filter(({canonical}) => !listed.has(canonical));
  const isCapitalised = material.resume.skills.every(skill => !/^\p{Ll}/u.test(skill));
  return missing.slice(0, mostAdded).map(({printed, canonical, quote}) => ({
    path: 'skills',
    kind: 'add',
    original: null,
    value: isCapitalised ? started(printed) : printed,
    reason: 'The posting asks for it and your own work shows it, but your skills do not list it.',
    evidence: {posting: wordsOfPosting(canonical, material), resume: [quote]},
  }));
}

/** The listed skills with the asked ones first; null where that is the order already. */
function order(material: Material): Proposal | null {
  const {skills, skillGroups} = material.resume;
  if (skills.length <= readAtAGlance || skillGroups.some(({label}) => label !== null)) return null;
  const asked = new Set(
    [...material.posting.skills, ...material.score.keywords.matched].map(canonicalSkill),
  );
  const isAsked = (skill: string) =>
    asked.has(canonicalSkill(skill)) || findSkills(skill).some(found => asked.has(found.skill));
  const value = [...skills.filter(isAsked), ...skills.filter(skill => !isAsked(skill))];
  const firstAsked = Math.min(readFirst, skills.filter(isAsked).length);
  if (skills.slice(0, firstAsked).every(isAsked)) return null;
  const reason = 'Puts the skills this posting asks for first. None is added or left out.';
  return {
    path: 'skills',
    kind: 'reorder',
    original: [...skills],
    value,
    reason,
    evidence: {posting: null, resume: []},
  };
}

/** Proposals for the skills: what is missing from the list, then its order. */
export function proposeSkills(material: Material): Proposal[] {
  if (material.resume.skills.length === 0) return [];
  const ordered = order(material);
  return [...additions(material), ...(ordered ? [ordered] : [])];
}
