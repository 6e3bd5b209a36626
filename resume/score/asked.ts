/**
 * What a posting asks for, and how much each line of it weighs. Must-haves
 * carry most of a score, nice-to-haves less, and how the posting words the work
 * least.
 */
import type {Posting} from '../model/posting.ts';
import type {RequirementEvidence} from '../model/score.ts';
import {findSkills, skillKind} from '../vocabulary/skills.ts';
import {type PostingText, readPostingText} from './copied.ts';
import {conceptsIn} from './lexicon/concepts.ts';
import {countFields, type FieldCounts} from './lexicon/fields.ts';
import {languageNames} from './lexicon/levels.ts';
import {isStopWord} from './lexicon/stop-words.ts';
import {type Requirement, readRequirement, readTitle} from './requirement.ts';
import {wordKey, wordsOf} from './words.ts';

/** Which part of the posting a line comes from. */
export type Part = 'must' | 'nice' | 'title' | 'duty' | 'skill';

/** Share of the overall score for each part; the rest is the document's own (`documentShare`). */
export const partShares: Record<Part, number> = {
  must: 0.5,
  nice: 0.14,
  title: 0.1,
  duty: 0.05,
  skill: 0.03,
};

export const documentShare = 0.18;

export interface Asked {
  readonly part: Part;
  readonly kind: RequirementEvidence['kind'];
  /** Share of the overall score, 0 to 1. */
  readonly weight: number;
  readonly requirement: Requirement;
}

/** A posting read once, for any number of resumes. */
export interface PreparedPosting {
  readonly posting: Posting;
  readonly asked: readonly Asked[];
  /** Canonical names of the skills and certificates that the posting asks for. */
  readonly skills: ReadonlySet<string>;
  readonly text: PostingText;
  readonly fields: FieldCounts;
}

interface Draft {
  readonly part: Part;
  readonly requirement: Requirement;
  readonly importance: number;
}

const mostDuties = 8;
const mostSkills = 12;

/** `text` is the posting as printed, where it is known: copies of it are found more surely. */
export function readAsked(posting: Posting, text = ''): PreparedPosting {
  const draft = (part: Part, lines: readonly string[]): Draft[] =>
    lines.map(line => {
      const read = part === 'title' ? readTitle : readRequirement;
      const requirement = read(line, posting.language);
      return {part, requirement, importance: importanceOf(requirement, posting)};
    });
  const drafts = [
    ...draft('must', posting.mustHave),
    ...draft('nice', posting.niceToHave),
    ...draft('title', titleWords(posting.title)),
    ...draft('duty', posting.responsibilities.filter(isSentence).slice(0, mostDuties)),
    ...draft('skill', otherSkills(posting)),
  ].filter(isAnswerable);
  return {
    posting,
    asked: weighed(drafts),
    skills: askedSkills(posting),
    text: readPostingText([...postingLines(posting), ...text.split('\n')]),
    fields: postingFields(posting),
  };
}

function askedSkills({mustHave, niceToHave, skills}: Posting): ReadonlySet<string> {
  const lines = [...mustHave, ...niceToHave, ...skills];
  return new Set(lines.flatMap(line => findSkills(line).map(({skill}) => skill)));
}

const besideTitle =
  /\([^)]{1,12}\/[^)]{1,12}\)|\((?:all genders|gn|h\/f|m\/f)\)|\b(?:senior|junior|sr|jr|lead|i{1,3}|iv)\b\.?/gi;

/** A single word is no task. */
function isSentence(line: string): boolean {
  return line.trim().includes(' ');
}

/** The title without "(m/w/d)" and the words for its level, which experience judges. */
function titleWords(title: string | null): string[] {
  const words = (title ?? '').replace(besideTitle, ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? [] : [words];
}

/** A line of nothing but manner ("strong experience") asks for nothing that could be looked for. */
function isAnswerable({requirement}: Draft): boolean {
  const {slots, years, degree, languages} = requirement;
  return slots.length > 0 || years !== null || degree > 0 || languages.length > 0;
}

/** Manner is hard to prove on paper, and who reads the posting has its language. */
function importanceOf(requirement: Requirement, {language}: Posting): number {
  const {soft, credential, degree, years, languages} = requirement;
  const [asked] = languages;
  if (languages.length === 1 && asked?.language === languageNames[language]) return 0.3;
  if (soft) return 0.4;
  if (isCircumstance(requirement)) return 0.6;
  return credential || degree > 0 || years !== null ? 1.2 : 1;
}

const circumstances = new Set(['travel', 'shift', 'lift', 'on call']);

/** How the work is done, not what: people agree to it, and resumes seldom say so. */
function isCircumstance({slots}: Requirement): boolean {
  const units = slots.flatMap(({alternatives}) => alternatives.flatMap(one => one.units));
  return (
    units.length > 0 &&
    units.every(({concepts}) => [...concepts].some(concept => circumstances.has(concept)))
  );
}

function weighed(drafts: readonly Draft[]): Asked[] {
  const sums = new Map<Part, number>();
  for (const {part, importance} of drafts) sums.set(part, (sums.get(part) ?? 0) + importance);
  const present = [...sums.keys()].reduce((sum, part) => sum + partShares[part], 0);
  return drafts.map(({part, requirement, importance}) => ({
    part,
    requirement,
    kind: part === 'must' || part === 'nice' ? part : 'wording',
    weight:
      ((1 - documentShare) * (partShares[part] / present) * importance) / (sums.get(part) ?? 1),
  }));
}

/** Skills that the posting names outside of its requirements. */
function otherSkills({title, skills, mustHave, niceToHave}: Posting): string[] {
  const named = new Set(
    [title ?? '', ...mustHave, ...niceToHave].flatMap(findSkills).map(({skill}) => skill),
  );
  const known = skills.filter(
    skill =>
      findSkills(skill).some(
        found => !named.has(found.skill) && skillKind(found.skill) !== 'soft',
      ) && !isStopWord(wordKey(skill)),
  );
  return known.slice(0, mostSkills);
}

function postingLines(posting: Posting): string[] {
  const {title, company, requirements, mustHave, niceToHave, responsibilities} = posting;
  return [
    title ?? '',
    company ?? '',
    ...responsibilities,
    ...requirements,
    ...mustHave,
    ...niceToHave,
  ];
}

const titleWeight = 4;

function postingFields(posting: Posting): FieldCounts {
  const {language, title, department, industry, mustHave, niceToHave, responsibilities} = posting;
  const conceptsOf = (text: string | null) => conceptsIn(wordsOf(text ?? '', language), language);
  return countFields([
    {concepts: conceptsOf(title), weight: titleWeight},
    ...[department, industry, ...mustHave, ...niceToHave, ...responsibilities].map(text => ({
      concepts: conceptsOf(text),
      weight: 1,
    })),
  ]);
}
