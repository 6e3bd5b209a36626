/**
 * The source of all that may be said, read once: every line of the resume with
 * where it stands, and the answers the person gave.
 */
import type {Answer} from '../model/claims.ts';
import type {Language} from '../model/language.ts';
import type {Resume, Role} from '../model/resume.ts';
import {lexicons} from '../vocabulary/lexicons/lexicons.ts';
import {readSentence, type Sentence, sentencesOf, type Term} from './sentence.ts';

export type Origin =
  | 'bullet'
  | 'summary'
  | 'header'
  | 'skill'
  | 'certification'
  | 'education'
  | 'award'
  | 'language'
  | 'project'
  | 'other'
  | 'answer'
  | 'section'
  | 'posting';

/** One line of the source. */
export interface Passage extends Sentence {
  readonly origin: Origin;
  /** Index into `experience` for a role's lines, else null. */
  readonly role: number | null;
  /** Its words in lower case, one space between, to recognise it again. */
  readonly plain: string;
}

export interface SourceIndex {
  readonly source: Resume;
  readonly language: Language;
  readonly passages: readonly Passage[];
  readonly answers: readonly Answer[];
  /** `YYYY-MM` to which a role still held runs when its length is counted. */
  readonly asOf: string;
}

/** Reads a resume and the person's answers for checking claims against them. */
export function indexSource(
  source: Resume,
  answers: readonly Answer[] = [],
  asOf = latestDate(source),
): SourceIndex {
  const {language} = source;
  const passages: Passage[] = [];
  const add = (origin: Origin, role: number | null, text: string | null | undefined): void => {
    for (const sentence of sentencesOf(text ?? ''))
      passages.push(passage(sentence, language, origin, role));
  };
  source.experience.forEach((role, at) => {
    add('header', at, roleHeader(role));
    for (const bullet of role.bullets) add('bullet', at, bullet);
  });
  add('summary', null, source.summary);
  add('header', null, source.headline);
  add('other', null, source.location);
  add('other', null, source.name);
  for (const skill of source.skills) add('skill', null, skill);
  for (const group of source.skillGroups)
    for (const skill of group.skills) add('skill', null, skill);
  for (const entry of source.certifications) add('certification', null, entry);
  for (const entry of source.awards) add('award', null, entry);
  for (const entry of source.languages) add('language', null, entry);
  for (const entry of source.publications) add('other', null, entry);
  addSections(source, add);
  addEducation(source, add);
  addProjects(source, add);
  for (const answer of answers) addAnswer(answer, add);
  return {source, language, passages, answers, asOf};
}

/** The latest date the resume prints: it was still being written then. */
function latestDate({experience, education}: Resume): string {
  const dates = [...experience, ...education].flatMap(({start, end}) => [start, end]);
  return (
    dates
      .filter(date => date !== null)
      .sort()
      .at(-1) ?? '0000'
  );
}

type Add = (origin: Origin, role: number | null, text: string | null | undefined) => void;

/** A section by being there lets a sentence say "speaks", "holds", "skilled in", in English and in its own language. */
function addSections(source: Resume, add: Add): void {
  const sections = ['languages', 'certifications', 'education', 'skills', 'experience'] as const;
  for (const section of sections) {
    if (source[section].length === 0) continue;
    for (const language of new Set([source.language, 'en'] as const)) {
      add('section', null, lexicons[language].sections[section]);
    }
  }
}

function roleHeader(role: Role): string {
  return [role.title, role.company, role.location].filter(part => part !== null).join(' ; ');
}

function addEducation(source: Resume, add: Add): void {
  for (const school of source.education) {
    const head = [school.degree, school.institution, school.location, school.start, school.end];
    add('education', null, head.filter(part => part !== null).join(' ; '));
    for (const note of school.notes) add('education', null, note);
  }
}

function addProjects(source: Resume, add: Add): void {
  for (const project of [...source.projects, ...source.volunteering]) {
    add(
      'project',
      null,
      [project.name, project.organisation].filter(part => part !== null).join(' ; '),
    );
    for (const bullet of project.bullets) add('project', null, bullet);
  }
  for (const section of source.other) for (const line of section.lines) add('other', null, line);
}

const denial =
  /^\s*(?:no|none|never|not|nein|kein|non|aucun|ninguna?|nessun|nao|não|nee|geen|nie)\b/i;

/** An answer supports what it says, and what it was asked unless it denies it; the question's figures never count. */
function addAnswer(answer: Answer, add: Add): void {
  add('answer', null, answer.text);
  if (answer.text.trim() !== '' && !denial.test(answer.text))
    add('answer', null, answer.requirement.replace(/\d[\d.,]*\s*\+?/g, ' '));
}

/** Reads one line as a passage of the given origin. */
export function passage(
  text: string,
  language: Language,
  origin: Origin,
  role: number | null,
): Passage {
  const sentence = readSentence(text, language);
  return {...sentence, origin, role, plain: plainWords(sentence.terms)};
}

/** The words of a line in lower case, for recognising it where spacing or marks differ. */
export function plainWords(terms: readonly Term[]): string {
  return terms.map(({text}) => text.toLowerCase()).join(' ');
}
