import {array, type InferOutput, object, picklist, string} from 'valibot';

/** The kinds of claim a sentence can make, each of which needs support of its own kind. */
export const claimKinds = [
  'number',
  'date',
  'tenure',
  'tool',
  'skill',
  'employer',
  'title',
  'degree',
  'certificate',
  'clearance',
  'licence',
  'language',
  'scope',
  'team',
  'superlative',
  'causal',
  'industry',
  'award',
  'negation',
  'anachronism',
  'name',
  'claim',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

export type Reason = InferOutput<typeof Reason>;
/** Why a text is not supported, in words a person understands. */
export const Reason = object({kind: picklist(claimKinds), text: string()});

export type Verdict = InferOutput<typeof Verdict>;
export const Verdict = object({
  verdict: picklist(['supported', 'unsupported']),
  reasons: array(Reason),
});

/** Where in a document a rewritten text stands; it decides which facts may support it. */
export const gateFields = [
  'bullet',
  'summary',
  'skills',
  'letter',
  'title',
  'education',
  'certification',
  'language',
  'award',
  'dates',
] as const;
export type GateField = (typeof gateFields)[number];

export type Answer = InferOutput<typeof Answer>;
/** What the person said when asked about an unmet requirement: a source of its own. */
export const Answer = object({requirement: string(), text: string()});
