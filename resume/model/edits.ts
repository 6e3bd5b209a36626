import {
  array,
  type InferOutput,
  nullable,
  object,
  optional,
  picklist,
  string,
  union,
} from 'valibot';
import {Reason} from './claims.ts';

/**
 * One proposed change. Paths exist only for texts that may change (`summary`,
 * `skills`, `experience.N.bullets`, `experience.N.bullets.M`,
 * `projects.N.bullets.M`): employers, titles, dates, degrees, names and
 * contacts have none, so no edit can reach them.
 */
export type Edit = InferOutput<typeof Edit>;
export const Edit = object({
  id: string(),
  path: string(),
  /** `rewrite` puts a text in place of one, `reorder` puts a list in another order, `add` appends to a list. */
  kind: picklist(['rewrite', 'reorder', 'add']),
  original: nullable(union([string(), array(string())])),
  value: union([string(), array(string())]),
  /** Why, in one sentence for the person. */
  reason: string(),
  evidence: object({
    /** The line of the posting this answers, in its own words. */
    posting: nullable(string()),
    /** The person's own sentences that support the new text. */
    resume: array(string()),
  }),
  /** What the person should check; empty means the gate found support for everything. */
  check: optional(array(Reason), []),
});

export type Decision = InferOutput<typeof Decision>;
/** The person's word on an edit. `text` is theirs when they edited it. */
export const Decision = object({
  state: picklist(['pending', 'accepted', 'kept', 'edited']),
  text: optional(nullable(string()), null),
});
