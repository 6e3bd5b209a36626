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

function roleOf(path: string | null, {resume}: Material): AnsweringLine | null {
  const found = /^experience\.(\d+)\.bullets\.(\d+)$/.exec(path ?? '');
  const entry = Number(found?.[1]);
  const role = found ? resume.experience[entry] : undefined;
  const bullet = role?.bullets[Number(found?.[2])];
  return role && bullet ? {role, entry, bullet} : null;
}

function byWeight(a: RequirementEvidence, b: RequirementEvidence): number {
  return b.weight * b.met - a.weight * a.met;
}

/** The person's own lines that answer the posting best, each once, latest role first. */
function answeringLines(material: Material, most: number): AnsweringLine[] {
  const byBullet = new Map<string, AnsweringLine>();
  for (const {where} of [...material.score.evidence].sort(byWeight)) {
    const line = roleOf(where, material);
    if (line && !byBullet.has(line.bullet)) byBullet.set(line.bullet, line);
  }
  return [...byBullet.values()].slice(0, most).sort((a, b) => a.entry - b.entry);
}

function lineSentence({role, bullet}: AnsweringLine, {language}: Material): string {
  const company = role.company ?? '';
  const spoken = language === 'en' ? firstPerson(bullet) : null;
  if (!company) return spoken ? `${spoken}.` : `${withoutStop(bullet)}.`;
  if (spoken) return `At ${company}, ${spoken}.`;
  return letterPhrases[language].atCompany(company, withoutStop(bullet));
}

function opening({resume, posting, language}: Material, {tone}: LetterStyle): string[] {
  const phrases = letterPhrases[language];
  const [latest] = resume.experience;
  const applying =
    posting.title && posting.company
      ? [phrases.applying[tone](posting.title, posting.company)]
      : [];
  if (!latest?.title || !latest.company) return applying;
  const tell = latest.end === null ? phrases.now : phrases.lately;
  return [...applying, tell(latest.title, latest.company)];
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

/** A letter from the person's own lines: why, what answers the posting, what else, the close. */
export function draftLetter(material: Material, style: LetterStyle): LetterDraft {
  const lines = answeringLines(material, linesByLength[style.length]);
  const paragraphs = [
    opening(material, style),
    lines.map(line => lineSentence(line, material)),
    strengths(material, style),
    [letterPhrases[material.language].close[style.tone]],
  ];
  return paragraphs.filter(sentences => sentences.length > 0);
}
