import {
  array,
  type InferOutput,
  integer,
  maxLength,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  unknown,
  uuid,
} from 'valibot';
import {type RejectionCode, rejectionMessages} from '../model/mutations.ts';
import {pushLimits} from './version.ts';

const rejectionCodes = Object.keys(rejectionMessages) as RejectionCode[];

/** Counts from 1 within a group without gaps; the server carries mutations out in this order. */
const MutationId = pipe(number(), integer(), minValue(1));

export type SentMutation = InferOutput<typeof SentMutation>;
export const SentMutation = object({
  id: MutationId,
  /** Names the intent for ever. It survives a renewed group, where `id` starts again. */
  origin: pipe(string(), maxLength(64)),
  name: pipe(string(), maxLength(64)),
  /** Checked by name when it is carried out, so that one bad mutation cannot hold up a batch. */
  args: unknown(),
  /** The device's clock, for display only: no order and no expiry comes from it. */
  at: pipe(string(), maxLength(40)),
});

export type PushRequest = InferOutput<typeof PushRequest>;
export const PushRequest = object({
  proto: pipe(number(), integer()),
  schema: pipe(number(), integer(), minValue(1)),
  build: pipe(string(), maxLength(64)),
  /** Whose queue this is: a session of anyone else answers 409 and consumes nothing. */
  userId: pipe(number(), integer()),
  group: pipe(string(), uuid()),
  mutations: pipe(array(SentMutation), minLength(1), maxLength(pushLimits.mutations)),
});

export type MutationResult = InferOutput<typeof MutationResult>;
/** What became of a mutation: carried out, refused for good, or already meant by `of`. */
export const MutationResult = object({
  id: MutationId,
  status: picklist(['applied', 'rejected', 'deduped']),
  code: nullable(picklist(rejectionCodes)),
  of: nullable(string()),
});

export type PushResponse = InferOutput<typeof PushResponse>;
/**
 * Advice: the truth comes by pull, in one snapshot with the rows. A
 * `lastMutationId` below the last one sent means that the rest is to be sent
 * again later.
 */
export const PushResponse = object({
  lastMutationId: pipe(number(), integer(), minValue(0)),
  results: array(MutationResult),
});
