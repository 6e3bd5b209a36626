/**
 * The grounding gate. A text passes only where each thing it says is in the
 * source: nothing is believed because it sounds likely, and a word the gate
 * cannot account for stops the text. Pure and deterministic.
 */
import type {Answer, GateField, Reason, Verdict} from '../model/claims.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import {dateReasons} from './date-claims.ts';
import {hostileReasons} from './hostile-text.ts';
import {languageReasons} from './language-claims.ts';
import {letterReasons} from './letter-claims.ts';
import {nameReasons} from './name-claims.ts';
import {bulletReasons, summaryReasons} from './rewrites.ts';
import {readSentence, type Sentence, sentencesOf} from './sentence.ts';
import {skillReasons} from './skill-claims.ts';
import {indexSource, type Passage, passage, type SourceIndex} from './source-index.ts';

export interface Claim {
  /** Where the text stands; decides which facts may support it. */
  readonly field: GateField;
  /** Index into `source.experience` where the text belongs to a role. */
  readonly role: number | null;
  /** What the text replaces; null for a new one, several where bullets are merged. */
  readonly original: string | readonly string[] | null;
  readonly rewritten: string | readonly string[];
}

export interface Question extends Claim {
  readonly source: Resume;
  readonly answers?: readonly Answer[];
  readonly posting?: Posting | string | null;
}

/** Whether a rewritten text says only what the source supports, with reasons in words where it does not. */
export function checkClaims({source, answers = [], posting = null, ...claim}: Question): Verdict {
  return checkIndexed(indexOf(source, answers), claim, posting);
}

interface Indexed {
  readonly answers: readonly Answer[];
  readonly index: SourceIndex;
}

const indexes = new WeakMap<Resume, Indexed>();

/** The index of a resume and its answers; documents never change, so the last one stands. */
function indexOf(source: Resume, answers: readonly Answer[]): SourceIndex {
  const known = indexes.get(source);
  const isSame =
    known?.answers.length === answers.length &&
    answers.every((one, at) => one === known.answers[at]);
  if (known && isSame) return known.index;
  const index = indexSource(source, answers);
  indexes.set(source, {answers, index});
  return index;
}

/** As `checkClaims`, with the source read before: for checking many texts against one resume. */
export function checkIndexed(
  index: SourceIndex,
  claim: Claim,
  posting: Posting | string | null = null,
): Verdict {
  const said = listOf(claim.rewritten);
  const original = claim.original === null ? [] : listOf(claim.original);
  const reasons = [
    ...hostileReasons(said, original, index),
    ...fieldReasons(index, claim, said, original, posting),
  ];
  return {verdict: reasons.length === 0 ? 'supported' : 'unsupported', reasons: distinct(reasons)};
}

function listOf(text: string | readonly string[]): readonly string[] {
  return typeof text === 'string' ? [text] : text;
}

function fieldReasons(
  index: SourceIndex,
  {field, role}: Claim,
  said: readonly string[],
  original: readonly string[],
  posting: Posting | string | null,
): Reason[] {
  const {source} = index;
  switch (field) {
    case 'bullet':
      return bulletReasons(sentences(said, index), original, role, index);
    case 'summary':
      return summaryReasons(sentences(said, index), index);
    case 'letter':
      return letterReasons(sentences(said, index), postingPassages(posting, index), index);
    case 'skills':
      return skillReasons(said, index);
    case 'title':
      return nameReasons(said, 'title', titlesOf(source, role), index);
    case 'education':
      return nameReasons(said, 'degree', schoolsOf(source), index);
    case 'certification':
      return nameReasons(said, 'certificate', source.certifications, index);
    case 'award':
      return nameReasons(said, 'award', source.awards, index);
    case 'language':
      return languageReasons(said, index);
    case 'dates':
      return dateReasons(said, role, original, index);
  }
}

function sentences(texts: readonly string[], {language}: SourceIndex): Sentence[] {
  return texts.flatMap(sentencesOf).map(text => readSentence(text, language));
}

function titlesOf({experience, headline}: Resume, role: number | null): string[] {
  const titles =
    role === null ? [headline, ...experience.map(({title}) => title)] : [experience[role]?.title];
  return titles.filter(title => typeof title === 'string');
}

function schoolsOf({education}: Resume): string[] {
  return education.map(({degree, institution, location, start, end, notes}) =>
    [degree, institution, location, start, end, ...notes].filter(part => part !== null).join('; '),
  );
}

interface ReadPosting {
  readonly posting: Posting | string;
  readonly passages: Passage[];
}

const postings = new WeakMap<SourceIndex, ReadPosting>();

/** The posting's lines, read once for all sentences of a letter. */
function postingPassages(posting: Posting | string | null, index: SourceIndex): Passage[] {
  if (posting === null) return [];
  const known = postings.get(index);
  if (known?.posting === posting) return known.passages;
  const passages = readPosting(posting, index);
  postings.set(index, {posting, passages});
  return passages;
}

function readPosting(posting: Posting | string, {language}: SourceIndex): Passage[] {
  if (typeof posting === 'string')
    return sentencesOf(posting).map(text => passage(text, language, 'posting', null));
  const {title, company, location, department, industry, requirements, responsibilities, skills} =
    posting;
  const named = [title, company]
    .filter(part => part !== null)
    .map(text => passage(text, language, 'posting', -1));
  const told = [
    location,
    department,
    industry,
    ...requirements,
    ...responsibilities,
    ...skills,
  ].filter(part => part !== null);
  return [...named, ...told.map(text => passage(text, language, 'posting', null))];
}

function distinct(reasons: readonly Reason[]): Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({text}) => !seen.has(text) && seen.add(text));
}
