/** What a category looks at, and what it says. */
import type {Resume} from '../../model/resume.ts';
import type {PreparedPosting} from '../asked.ts';
import type {Entries, Entry} from '../entries.ts';
import type {Evaluated} from '../evaluate.ts';
import type {Facts} from '../facts.ts';

export interface CategoryInput {
  readonly resume: Resume;
  readonly prepared: PreparedPosting;
  readonly entries: Entries;
  readonly facts: Facts;
  readonly evaluated: readonly Evaluated[];
  /** What was done: bullets of roles, projects and volunteering that count as evidence. */
  readonly bullets: readonly Entry[];
}

export interface CategoryResult {
  /** 0 to 100, not rounded. */
  readonly value: number;
  /** What earned points, and what would raise the figure, in words. */
  readonly earned: readonly string[];
  readonly raise: readonly string[];
}

/** One thing that is so or not, for categories that are a list of checks. */
export interface Check {
  readonly points: number;
  readonly passed: boolean | number;
  readonly earned: string;
  readonly raise: string;
}

/** 100 times the points earned over all points; a check may be passed in part (0 to 1). */
export function checkList(checks: readonly Check[]): CategoryResult {
  const total = checks.reduce((sum, {points}) => sum + points, 0);
  const earned = checks.reduce((sum, {points, passed}) => sum + points * Number(passed), 0);
  return {
    value: total === 0 ? 0 : (100 * earned) / total,
    earned: checks.filter(({passed}) => Number(passed) === 1).map(check => check.earned),
    raise: checks.filter(({passed}) => Number(passed) < 1).map(check => check.raise),
  };
}

/** "1 bullet", "2 bullets". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function quoted(text: string): string {
  const limit = 80;
  return `“${text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text}”`;
}

/** From here on a title held counts as close to the posting's. */
export const closeTitle = 0.7;
