import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  unknown,
  uuid,
  variant,
} from 'valibot';
import {MutationResult} from './push.ts';

const Version = pipe(number(), integer(), minValue(0));

export type Cookie = InferOutput<typeof Cookie>;
/**
 * How far a device has come: it holds every row up to version `v` of the
 * database that `epoch` names. While the first filling is under way, `page.from`
 * is the version at which it began: deletions after that one still have to be told.
 */
export const Cookie = object({
  epoch: pipe(string(), maxLength(64)),
  v: Version,
  page: optional(object({from: Version})),
});

export type PullRequest = InferOutput<typeof PullRequest>;
export const PullRequest = object({
  proto: pipe(number(), integer()),
  schema: pipe(number(), integer(), minValue(1)),
  userId: pipe(number(), integer()),
  group: pipe(string(), uuid()),
  cookie: nullable(Cookie),
});

export type PatchOp = InferOutput<typeof PatchOp>;
/** `t` is a kind; one that this build does not know is passed over. */
export const PatchOp = variant('op', [
  object({op: literal('put'), t: string(), id: string(), row: unknown()}),
  object({op: literal('del'), t: string(), id: string()}),
]);

export type PullResponse = InferOutput<typeof PullResponse>;
export const PullResponse = object({
  /** The cookie this answers. A device that has moved on since drops the response. */
  base: nullable(Cookie),
  cookie: Cookie,
  /** Null on every page but the last: only there do the rows hold all that was acknowledged. */
  lastMutationId: nullable(Version),
  /** Empty the base rows first; the queue stays. */
  clear: boolean(),
  patch: array(PatchOp),
  results: array(MutationResult),
  /** Whether further pages follow. */
  more: boolean(),
});

/** Whether two cookies name the same state of a device. */
export function isSameCookie(left: Cookie | null, right: Cookie | null): boolean {
  if (left === null || right === null) return left === right;
  return left.epoch === right.epoch && left.v === right.v && left.page?.from === right.page?.from;
}
