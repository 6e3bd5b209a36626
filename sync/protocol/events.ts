import {array, type InferOutput, number, object, picklist, string} from 'valibot';
import {Job, Stage} from '../model/entities.ts';

/** Events of GET /api/sync/events. They are hints: losing every one of them only costs time. */

export type Poke = InferOutput<typeof Poke>;
/** Rows up to version `v` can be pulled. */
export const Poke = object({v: number()});

export type JobProgress = InferOutput<typeof JobProgress>;
/**
 * How far a job has come. `seq` is when the server said so, in milliseconds of
 * its own clock, comparable with the job row's `updatedAt`: the later one stands.
 */
export const JobProgress = object({
  id: string(),
  status: picklist(Job.entries.status.options),
  stages: array(Stage),
  seq: number(),
});

/** The stream says something at least this often, so that proxies keep it open. */
export const heartbeatMs = 15_000;
