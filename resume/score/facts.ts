/** What no wording changes: years of dated work, degrees, human languages, and which roles are of the posting's kind. */
import type {Answer} from '../model/claims.ts';
import type {Resume} from '../model/resume.ts';
import {findSkills, skillKind} from '../vocabulary/skills.ts';
import type {PreparedPosting} from './asked.ts';
import type {Entries, Entry} from './entries.ts';
import {countFields, type FieldCounts, fieldCoverage} from './lexicon/fields.ts';
import {
  type DegreeLevel,
  degreeIn,
  type LanguageLevel,
  languageLevelIn,
  languageNames,
  type Seniority,
  seniorityIn,
} from './lexicon/levels.ts';
import {findRequirement} from './match.ts';
import {type Span, spanOf} from './months.ts';

export interface RoleFacts {
  readonly index: number;
  readonly entries: readonly Entry[];
  readonly span: Span | null;
  readonly seniority: Seniority;
  /** How far the role is the kind of work the posting is about, 0 to 1. */
  readonly relevance: number;
  /** How far its title is the posting's, 0 to 1. */
  readonly title: number;
}

export interface Facts {
  readonly roles: readonly RoleFacts[];
  readonly degree: DegreeLevel;
  /** Highest level stated for each language, by its canonical name. */
  readonly languages: ReadonlyMap<string, LanguageLevel>;
  /** The language the resume is written in, which its author evidently writes. */
  readonly writtenIn: string;
}

/** A resume read for one posting. */
export interface Case {
  readonly entries: Entries;
  readonly facts: Facts;
  readonly answers: readonly Answer[];
}

export function readFacts(
  resume: Resume,
  entries: readonly Entry[],
  prepared: PreparedPosting,
  asOf: string,
): Facts {
  return {
    roles: resume.experience.map((role, index) => {
      const own = entries.filter(entry => entry.role === index);
      return {
        index,
        entries: own,
        span: spanOf(role, asOf),
        seniority: seniorityIn(role.title ?? ''),
        ...relevanceOf(own, prepared),
      };
    }),
    degree: highestDegree(entries),
    languages: spokenLanguages(entries),
    writtenIn: languageNames[resume.language],
  };
}

const bachelor = 4;

function highestDegree(entries: readonly Entry[]): DegreeLevel {
  let highest: DegreeLevel = 0;
  for (const {text, source} of entries) {
    const level = degreeIn(text);
    const counts = source === 'education' || (source === 'credential' && level >= bachelor);
    if (counts && level > highest) highest = level;
  }
  return highest;
}

const unstatedLevel: LanguageLevel = 4;

function spokenLanguages(entries: readonly Entry[]): Map<string, LanguageLevel> {
  const levels = new Map<string, LanguageLevel>();
  for (const {source, text} of entries) {
    if (source !== 'language' && source !== 'skill' && source !== 'summary') continue;
    for (const {skill, end} of findSkills(text)) {
      if (skillKind(skill) !== 'language') continue;
      const level = languageLevelIn(text.slice(end)) || languageLevelIn(text) || unstatedLevel;
      if (level > (levels.get(skill) ?? 0)) levels.set(skill, level);
    }
  }
  return levels;
}

const titleFieldWeight = 4;

function relevanceOf(
  entries: readonly Entry[],
  {asked, fields}: PreparedPosting,
): {relevance: number; title: number} {
  const titleAsked = asked.find(({part}) => part === 'title')?.requirement;
  const titles = entries.filter(({source}) => source === 'title');
  const title = titleAsked ? findRequirement(titleAsked, titles).value : 0;
  const field = fieldCoverage(fields, roleFields(entries));
  return {title, relevance: Math.min(1, Math.max(title, 0.5 * title + 0.8 * field))};
}

function roleFields(entries: readonly Entry[]): FieldCounts {
  return countFields(
    entries.map(({source, line}) => ({
      concepts: line.concepts,
      weight: source === 'title' ? titleFieldWeight : 1,
    })),
  );
}
