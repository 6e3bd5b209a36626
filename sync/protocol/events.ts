import {array, type InferOutput, number, object, picklist, string} from 'valibot';
import {Job, Stage} from '../model/entities.ts';

/** Events of GET /api/sync/events. They are hints: losing every one of them only costs time. */

export type Poke = InferOutput<typeof Poke>;
/** Rows up to version `v` can be pulled. */
export const Poke = object({v: number()});

export type JobProgress = InferOutput<typeof JobProgress>;
/**
 * How far a job has come within the stage that its row shows as running. `seq`
 * grows within a job, so that an event that arrives late is recognised.
 */
export const JobProgress = object({
  id: string(),
  status: picklist(Job.entries.status.options),
  stages: array(Stage),
  seq: number(),
});

/** The stream says something at least this often, so that proxies keep it open. */
export const heartbeatMs = 15_000;
