/**
 * The score: how well a resume answers a posting, by published formulas
 * (resume/README.md). Pure and without a clock, so the same input has the same
 * score in the browser and on the server.
 */
import type {Answer} from '../model/claims.ts';
import type {Language} from '../model/language.ts';
import type {Posting} from '../model/posting.ts';
import type {Resume} from '../model/resume.ts';
import type {Category, CategoryNote, RequirementEvidence, Score} from '../model/score.ts';
import {categories} from '../model/score.ts';
import {documentShare, type PreparedPosting, readAsked} from './asked.ts';
import {actionVerbs} from './categories/action-verbs.ts';
import {aiReadiness} from './categories/ai-readiness.ts';
import type {CategoryInput, CategoryResult} from './categories/category.ts';
import {clarity} from './categories/clarity.ts';
import {completeness} from './categories/completeness.ts';
import {education} from './categories/education.ts';
import {experience} from './categories/experience.ts';
import {formatting} from './categories/formatting.ts';
import {impact} from './categories/impact.ts';
import {keywords, keywordsOf} from './categories/keywords.ts';
import {personalization} from './categories/personalization.ts';
import {relevance} from './categories/relevance.ts';
import {skills} from './categories/skills.ts';
import {collectEntries, type LineReader, weighListedSkills} from './entries.ts';
import {type Evaluated, evaluate} from './evaluate.ts';
import {readFacts} from './facts.ts';
import {type Line, readLine} from './line.ts';
import {clearlyNamed, hardlyNamed, type Phrase} from './match.ts';

export interface ScoreOptions {
  /** `YYYY-MM`: the month that "present" means. */
  readonly asOf: string;
  /** What the person said about unmet requirements; it raises the ceiling, never the score. */
  readonly answers?: readonly Answer[];
  /** The posting as printed; with it, text copied from it is found more surely. */
  readonly postingText?: string;
}

const formulas: Record<Category, (input: CategoryInput) => CategoryResult> = {
  impact,
  skills,
  clarity,
  keywords,
  education,
  relevance,
  experience,
  aiReadiness,
  personalization,
  formatting,
  actionVerbs,
  completeness,
};

/** What the document itself adds to the overall score, in shares that sum to `documentShare`. */
const documentShares: Partial<Record<Category, number>> = {
  impact: 0.04,
  actionVerbs: 0.03,
  clarity: 0.03,
  personalization: 0.03,
  completeness: 0.02,
  formatting: 0.02,
  aiReadiness: 0.01,
};

export function scoreResume(resume: Resume, posting: Posting, options: ScoreOptions): Score {
  return prepareScore(posting, options)(resume);
}

/**
 * Reads the posting once and returns a scorer for any number of resumes.
 * It remembers the lines it has read, so scoring again after one change costs
 * little.
 */
export function prepareScore(posting: Posting, options: ScoreOptions): (resume: Resume) => Score {
  const prepared = readAsked(posting, options.postingText);
  const read = rememberingReader();
  return resume => scoreWith(prepared, resume, options, read);
}

/** Other telling words are no loss: only a skill is called missing. */
const skillWeight = 1.5;

function isMissingSkill({named, weight}: Phrase): boolean {
  return named < hardlyNamed && weight >= skillWeight;
}

function scoreWith(
  prepared: PreparedPosting,
  resume: Resume,
  {asOf, answers = []}: ScoreOptions,
  read: LineReader,
): Score {
  const collected = collectEntries(resume, prepared.text, prepared.posting.language, read);
  const facts = readFacts(resume, collected.kept, prepared, asOf);
  const likeness = Math.max(0, ...facts.roles.map(role => role.relevance));
  const entries = {...collected, kept: weighListedSkills(collected.kept, likeness)};
  const evaluated = prepared.asked.map(asked => evaluate(asked, {entries, facts, answers}));
  const bullets = entries.kept.filter(
    ({source, path, denies}) =>
      !denies && (source === 'bullet' || (source === 'project' && path.includes('bullets'))),
  );
  const input = {resume, prepared, entries, facts, evaluated, bullets};
  const results = categories.map(category => [category, formulas[category](input)] as const);
  const values = new Map(results.map(([category, {value}]) => [category, bounded(value)]));
  const found = keywordsOf(evaluated);
  return {
    overall: overallOf(evaluated, values),
    categories: record(values),
    ceiling: ceilingOf(evaluated),
    evidence: evaluated.map(evidenceOf),
    notes: results.map(noteOf),
    keywords: {
      matched: found.filter(({named}) => named >= clearlyNamed).map(({name}) => name),
      missing: found.filter(isMissingSkill).map(({name}) => name),
    },
  };
}

/** From this fit on, the document's own share counts in full. */
const answering = 0.5;
const leastOfDocument = 0.3;

/**
 * Σ weight × met of the posting's lines + Σ share × figure of the document's
 * categories. A well-made document that does not answer the posting helps
 * little: its share counts 30 %, rising to all of it at half of the fit.
 */
function overallOf(evaluated: readonly Evaluated[], values: ReadonlyMap<Category, number>): number {
  const fit = evaluated.reduce((sum, {weight, met}) => sum + weight * met, 0);
  const own = Object.entries(documentShares).reduce(
    (sum, [category, share]) => sum + share * (values.get(category as Category) ?? 0),
    0,
  );
  const answered = Math.min(1, fit / (1 - documentShare) / answering);
  return oneDecimal(100 * fit + own * (leastOfDocument + (1 - leastOfDocument) * answered));
}

/** What the same facts could reach if they were told as well as they can be. */
function ceilingOf(evaluated: readonly Evaluated[]): number {
  const fit = evaluated.reduce((sum, {weight, potential}) => sum + weight * potential, 0);
  return oneDecimal(100 * (fit + documentShare));
}

function evidenceOf(evaluated: Evaluated): RequirementEvidence {
  const {part: _part, phrases: _phrases, potential: _potential, ...evidence} = evaluated;
  return evidence;
}

function noteOf([category, {earned, raise}]: readonly [Category, CategoryResult]): CategoryNote {
  return {category, earned: [...earned], raise: [...raise]};
}

function record(values: ReadonlyMap<Category, number>): Record<Category, number> {
  return Object.fromEntries(
    categories.map(category => [category, Math.round(values.get(category) ?? 0)]),
  ) as Record<Category, number>;
}

/** Sums in another order differ in their last bits; those must not decide a rounding. */
function bounded(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 1_000) / 1_000;
}

function oneDecimal(value: number): number {
  return Math.round(bounded(value) * 10) / 10;
}

const rememberedLines = 2_000;

function rememberingReader(): LineReader {
  const lines = new Map<string, Line>();
  return (text: string, languages: readonly Language[]) => {
    const key = `${languages.join(',')}:${text}`;
    const known = lines.get(key);
    if (known) return known;
    const line = readLine(text, languages);
    if (lines.size >= rememberedLines) lines.clear();
    lines.set(key, line);
    return line;
  };
}
