/** What the person has said in the interview, as far as this posting asks for it. */
import {findSkills} from '../../vocabulary/skills.ts';
import type {Material, Proposal} from '../writer.ts';
import {firstPerson, withoutStop} from './first-person.ts';
import {deniesSomething} from './shown-skills.ts';
import {tighten} from './tighten.ts';

/** A longer answer is a story, and a story is for the interview. */
const mostWords = 40;

interface NamedRole {
  readonly entry: number;
  /** Of the employer, as the answer has it. */
  readonly name: string;
}

interface UsableAnswer {
  readonly requirement: string;
  /** In the person's own words. */
  readonly text: string;
  /** The role whose employer the answer names; null where it names none. */
  readonly role: NamedRole | null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Without the legal form, which nobody says. */
function spokenName(company: string): string {
  const [name = ''] = company.split(/,|\s(?=(?:ltd|limited|inc|llc|plc|gmbh|ag|s\.|sp\.|b\.v)\b)/i);
  return name.trim();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function namedRole(text: string, {resume}: Material): NamedRole | null {
  for (const [entry, {company}] of resume.experience.entries()) {
    const pattern = escaped(spokenName(company ?? ''));
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
    if (pattern.length > 2 && found) return {entry, name: found[0]};
  }
  return null;
}

/** The answers that this posting asks for and the resume does not say yet. */
function usableAnswers(material: Material): UsableAnswer[] {
  const {answers, score, posting} = material;
  const open = score.evidence.filter(({met, kind}) => met < 0.6 && kind !== 'wording');
  const openLines = new Set(open.map(({requirement}) => plain(requirement)));
  const asked = new Set([
    ...open.flatMap(({requirement}) => findSkills(requirement).map(({skill}) => skill)),
    ...posting.skills.flatMap(skill => findSkills(skill).map(found => found.skill)),
  ]);
  return answers.flatMap(({requirement, text}) => {
    const isAsked =
      openLines.has(plain(requirement)) || findSkills(text).some(({skill}) => asked.has(skill));
    const words = text.trim().split(/\s+/).length;
    const isUsable = isAsked && words > 2 && words <= mostWords && !deniesSomething(text);
    return isUsable ? [{requirement, text: text.trim(), role: namedRole(text, material)}] : [];
  });
}

/** An answer as a sentence of its own: without the "yes" before it. */
function asSentence(text: string): string {
  const said = text.replace(/^(?:yes|yep|sure|ja|oui|sí|sì|sim|tak)\b[\s,.!:–-]*/i, '');
  return withoutStop(said.charAt(0).toUpperCase() + said.slice(1));
}

const places = '(?:at|for|with|bei|beim|chez|en|presso|na|no|bij|w firmie)';

/** "I used Kafka at Acme." as a line under Acme: "Used Kafka". */
function asLine(text: string, {name}: NamedRole, {resume}: Material): string {
  const said = asSentence(text).replace(new RegExp(`,? ${places} ${escaped(name)}$`, 'i'), '');
  if (resume.language !== 'en') return said;
  return tighten(said.replace(/^I (?:have|['’]ve) (?=\p{L}+(?:ed|t|n)\b)/u, 'I '), false);
}

/** The answers about one role, each as a line to add to it. */
export function proposeAnswers(entry: number, material: Material): Proposal[] {
  return usableAnswers(material).flatMap(({requirement, text, role}) => {
    if (role?.entry !== entry) return [];
    return {
      path: `experience.${entry}.bullets`,
      kind: 'add' as const,
      original: null,
      value: asLine(text, role, material),
      reason: 'From your own answer; your resume does not say it yet.',
      evidence: {posting: requirement, resume: [text]},
    };
  });
}

interface SummaryAnswer {
  readonly sentence: string;
  readonly text: string;
  readonly requirement: string;
}

/** The answers that name no employer, as sentences for the summary. */
export function summaryAnswers(material: Material): SummaryAnswer[] {
  return usableAnswers(material)
    .filter(({role}) => role === null)
    .map(({requirement, text}) => ({requirement, text, sentence: asSentence(text)}));
}

/** The answers that a letter can tell, in the first person; English alone, where a verb is surely known. */
export function spokenAnswers(material: Material): string[] {
  if (material.language !== 'en' || material.resume.language !== 'en') return [];
  return usableAnswers(material).flatMap(({text}) => {
    const said = asSentence(text);
    return /^I \p{Ll}/u.test(said) ? said : (firstPerson(said, false) ?? []);
  });
}
