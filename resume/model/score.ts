import {array, type InferOutput, nullable, number, object, picklist, record, string} from 'valibot';

/** The categories of a score, each 0 to 100. */
export const categories = [
  'impact',
  'skills',
  'clarity',
  'keywords',
  'education',
  'relevance',
  'experience',
  'aiReadiness',
  'personalization',
  'formatting',
  'actionVerbs',
  'completeness',
] as const;
export type Category = (typeof categories)[number];

/** How well the resume shows a requirement, strongest first. */
export const evidenceStrengths = [
  'role',
  'project',
  'credential',
  'skill',
  'mention',
  'none',
] as const;

export type RequirementEvidence = InferOutput<typeof RequirementEvidence>;
/** One line of the posting and what in the resume answers it. */
export const RequirementEvidence = object({
  /** In the posting's own words. */
  requirement: string(),
  kind: picklist(['must', 'nice', 'wording']),
  /** Share of the overall score this requirement carries, 0 to 1. */
  weight: number(),
  /** 0 not shown, 1 fully shown. */
  met: number(),
  strength: picklist(evidenceStrengths),
  /** Path into the resume (`experience.0.bullets.2`), or null where nothing answers it. */
  where: nullable(string()),
  /** The sentence of the resume that answers it. */
  quote: nullable(string()),
  /** The words of the requirement that were found, and those that were not. */
  matched: array(string()),
  missing: array(string()),
  /** What would raise it, in words; null when it is fully met. */
  raise: nullable(string()),
});

export type CategoryNote = InferOutput<typeof CategoryNote>;
/** Why a category has its figure: what earned points and what would raise it. */
export const CategoryNote = object({
  category: picklist(categories),
  earned: array(string()),
  raise: array(string()),
});

export type Score = InferOutput<typeof Score>;
export const Score = object({
  overall: number(),
  categories: record(picklist(categories), number()),
  /** The overall score that no change of wording can pass: what is missing is missing in fact. */
  ceiling: number(),
  evidence: array(RequirementEvidence),
  notes: array(CategoryNote),
  /** Skills and terms of the posting that the resume shows, and those it does not. */
  keywords: object({matched: array(string()), missing: array(string())}),
});
