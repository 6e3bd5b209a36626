import type {Role} from '../../model/resume.ts';
import type {RequirementEvidence} from '../../model/score.ts';
import type {LetterDraft, LetterStyle, Material} from '../writer.ts';
import {firstPerson, withoutStop} from './first-person.ts';
import {letterPhrases} from './letter-phrases.ts';
import {listed} from './phrases.ts';
import {shownSkills} from './shown-skills.ts';

const linesByLength = {short: 2, standard: 4} as const;
const skillsByLength = {short: 3, standard: 5} as const;

interface AnsweringLine {
  readonly role: Role;
  readonly entry: number;
  readonly bullet: string;
}

function lineAt(path: string | null, {resume}: Material): AnsweringLine | null {
  const found = /^experience\.(\d+)\.bullets\.(\d+)$/.exec(path ?? '');
  const entry = Number(found?.[1]);
  const role = found ? resume.experience[entry] : undefined;
  const bullet = role?.bullets[Number(found?.[2])];
  return role && bullet ? {role, entry, bullet} : null;
}

function byWeight(a: RequirementEvidence, b: RequirementEvidence): number {
  return b.weight * b.met - a.weight * a.met;
}

/** The person's own lines that answer the posting best, each once, under their role, latest first. */
function answeringLines(material: Material, most: number): Map<Role, string[]> {
  const byBullet = new Map<string, AnsweringLine>();
  for (const {where} of [...material.score.evidence].sort(byWeight)) {
    const line = lineAt(where, material);
    if (line && !byBullet.has(line.bullet)) byBullet.set(line.bullet, line);
  }
  const chosen = [...byBullet.values()].slice(0, most).sort((a, b) => a.entry - b.entry);
  const byRole = new Map<Role, string[]>();
  for (const {role, bullet} of chosen) byRole.set(role, [...(byRole.get(role) ?? []), bullet]);
  return byRole;
}

/** Whether what was done can be told in the first person: an English line of a role with an employer. */
function spokenLines(bullets: readonly string[], {language, resume}: Material): string[] | null {
  if (language !== 'en' || resume.language !== 'en') return null;
  const spoken = bullets.map(firstPerson);
  return spoken.every(line => line !== null) ? spoken.flatMap(line => line ?? []) : null;
}

/** The employer is named once; what follows points back to it in turns. */
function lead(company: string, index: number): string {
  if (index === 0) return `At ${company}, `;
  return index % 2 === 1 ? 'There, ' : '';
}

function roleSentences(role: Role, bullets: readonly string[], material: Material): string[] {
  const {company} = role;
  const spoken = spokenLines(bullets, material);
  if (!company) return (spoken ?? bullets.map(withoutStop)).map(line => `${line}.`);
  if (!spoken) {
    const quoted = bullets.map(withoutStop).join('; ');
    return [letterPhrases[material.language].atCompany(company, quoted)];
  }
  return spoken.map((line, index) => `${lead(company, index)}${line}.`);
}

function opening({resume, language}: Material): string[] {
  const phrases = letterPhrases[language];
  const [latest] = resume.experience;
  if (!latest?.title || !latest.company) return [];
  const tell = latest.end === null ? phrases.now : phrases.lately;
  return [tell(latest.title, latest.company)];
}

function strengths(material: Material, {length}: LetterStyle): string[] {
  const phrases = letterPhrases[material.language];
  const skills = shownSkills(material).slice(0, skillsByLength[length]);
  const asked = material.score.evidence.filter(line => line.where?.startsWith('certifications.'));
  const credentials = [...new Set(asked.flatMap(line => line.quote ?? []))].slice(0, 3);
  const names = (texts: string[]) => listed(material.language, texts);
  return [
    ...(skills.length > 0 ? [phrases.skills(names(skills.map(({printed}) => printed)))] : []),
    ...(credentials.length > 0 ? [phrases.credentials(names(credentials))] : []),
  ];
}

/** A letter from the person's own lines: where they work, what answers the posting, what else. */
export function draftLetter(material: Material, style: LetterStyle): LetterDraft {
  const lines = answeringLines(material, linesByLength[style.length]);
  const told = [...lines].flatMap(([role, bullets]) => roleSentences(role, bullets, material));
  return [opening(material), told, strengths(material, style)].filter(
    sentences => sentences.length > 0,
  );
}
