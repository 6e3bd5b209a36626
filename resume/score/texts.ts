/** Every text of a resume, list by list, with where it stands and what a text at that place can prove. */
import type {Resume, Role} from '../model/resume.ts';
import type {evidenceStrengths} from '../model/score.ts';
import {findSkills, skillKind} from '../vocabulary/skills.ts';
import {wordKey} from './words.ts';

export type Source =
  | 'title'
  | 'bullet'
  | 'company'
  | 'project'
  | 'credential'
  | 'education'
  | 'publication'
  | 'award'
  | 'language'
  | 'skill'
  | 'headline'
  | 'summary'
  | 'other';

export type Strength = (typeof evidenceStrengths)[number];

interface Place {
  readonly strength: Strength;
  /** How far a text at this place proves what it says, 0 to 1. */
  readonly proof: number;
}

/** Dated work proves most; a name in a list or a summary proves little. */
export const places: Record<Source, Place> = {
  title: {strength: 'role', proof: 1},
  bullet: {strength: 'role', proof: 1},
  company: {strength: 'role', proof: 0.75},
  project: {strength: 'project', proof: 0.85},
  credential: {strength: 'credential', proof: 0.8},
  education: {strength: 'credential', proof: 0.8},
  publication: {strength: 'credential', proof: 0.7},
  award: {strength: 'credential', proof: 0.6},
  language: {strength: 'credential', proof: 0.8},
  skill: {strength: 'skill', proof: 0.5},
  headline: {strength: 'mention', proof: 0.4},
  summary: {strength: 'mention', proof: 0.35},
  other: {strength: 'mention', proof: 0.3},
};

/** Work of a role without dates proves as much as a project. */
const undatedShare = 0.85;

export interface Text {
  readonly path: string;
  readonly text: string;
  readonly source: Source;
  readonly proof: number;
  /** Index of the role it belongs to. */
  readonly role: number | null;
}

/**
 * Texts that follow each other in the document, in lists that belong together.
 * A skill said again among certificates or awards is neither.
 */
export function textLists(resume: Resume): Text[][] {
  const listed = new Set(resume.skills.map(wordKey));
  const asListed = (text: Text): Text =>
    listed.has(wordKey(text.text)) && !namesCertificate(text.text) ? inPlace(text, 'skill') : text;
  return [
    one('headline', resume.headline, 'headline'),
    sentences(resume.summary),
    ...resume.experience.flatMap(roleLists),
    ...resume.projects.flatMap((project, at) => projectLists('projects', project, at)),
    ...resume.volunteering.flatMap((project, at) => projectLists('volunteering', project, at)),
    ...resume.education.flatMap((school, at) => [
      one(`education.${at}.degree`, schoolText(school), 'education'),
      many(`education.${at}.notes`, school.notes, 'education'),
    ]),
    many('certifications', resume.certifications, 'credential').map(asListed),
    many('awards', resume.awards, 'award').map(asListed),
    many('publications', resume.publications, 'publication'),
    many('languages', resume.languages, 'language').map(asListed).filter(namesLanguage),
    many('skills', resume.skills, 'skill'),
    ...resume.other.map((section, at) =>
      many(`other.${at}.lines`, section.lines, otherSource(section.title)),
    ),
  ];
}

/** Whether a text names a licence or certificate that the tables know. */
export function namesCertificate(text: string): boolean {
  return findSkills(text).some(({skill}) => skillKind(skill) === 'credential');
}

/** Whatever else stands among the languages proves nothing. */
function namesLanguage({source, text}: Text): boolean {
  return (
    source !== 'language' || findSkills(text).some(({skill}) => skillKind(skill) === 'language')
  );
}

export function inPlace(text: Text, source: Source): Text {
  return {...text, source, proof: places[source].proof};
}

const breakTitles =
  /career break|sabbatical|parental leave|maternity leave|elternzeit|auszeit|sabbatjahr|congé|année sabbatique|excedencia|año sabático|aspettativa|anno sabbatico|licença parental|ano sabático|loopbaanonderbreking|urlop/i;

/** A break is printed like a role; what was done in it is mentioned, not worked. */
function roleLists({title, company, bullets, start}: Role, at: number): Text[][] {
  if (title && breakTitles.test(title)) {
    return [many(`experience.${at}.bullets`, bullets, 'other')];
  }
  const share = start === null ? undatedShare : 1;
  const lists = [
    one(`experience.${at}.title`, title, 'title'),
    one(`experience.${at}.company`, company, 'company'),
    many(`experience.${at}.bullets`, bullets, 'bullet'),
  ];
  return lists.map(list => list.map(text => ({...text, role: at, proof: text.proof * share})));
}

/** A school's name may say the subject or the degree; a reader may have taken one for the other. */
function schoolText({degree, institution}: Resume['education'][number]): string | null {
  return [degree, institution].filter(text => text !== null).join(', ') || null;
}

function projectLists(list: string, project: Resume['projects'][number], at: number): Text[][] {
  return [
    one(`${list}.${at}.name`, project.name, 'project'),
    many(`${list}.${at}.bullets`, project.bullets, 'project'),
  ];
}

function one(path: string, text: string | null, source: Source): Text[] {
  return text ? [{path, text, source, role: null, proof: places[source].proof}] : [];
}

function many(path: string, texts: readonly string[], source: Source): Text[] {
  return texts.flatMap((text, at) => one(`${path}.${at}`, text, source));
}

/** A summary is judged sentence by sentence, so that one copied sentence does not cost the others. */
function sentences(summary: string | null): Text[] {
  const parts = summary?.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u) ?? [];
  return parts.flatMap(text => one('summary', text, 'summary'));
}

const skillTitles =
  /skill|competenc|compéten|competenz|kenntnis|fähigkeit|tool|technolog|software|habilidad|conocimient|umiejętn|vaardighe|expertise/i;
const credentialTitles =
  /licen[cs]|certif|zertifi|qualif|registration|diplom|fortbildung|weiterbildung|\bformations?\b|\btraining|uprawnien/i;

function otherSource(title: string): Source {
  if (credentialTitles.test(title)) return 'credential';
  return skillTitles.test(title) ? 'skill' : 'other';
}
