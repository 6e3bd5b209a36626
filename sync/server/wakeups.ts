import {
  array,
  type InferOutput,
  integer,
  literal,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';
import {Job, Stage} from '../model/entities.ts';

/** The channel on which server processes tell each other that something changed. */
export const wakeChannel = 'galley_wake';

export type Wakeup = InferOutput<typeof Wakeup>;
/**
 * A hint for the devices of one user. `poke` says that rows up to version `v`
 * can be pulled. `job` carries progress that is not worth a row; `seq` grows
 * within a job, so that a late event never turns progress back.
 */
export const Wakeup = variant('type', [
  object({type: literal('poke'), userId: pipe(number(), integer()), v: number()}),
  object({
    type: literal('job'),
    userId: pipe(number(), integer()),
    id: string(),
    status: picklist(Job.entries.status.options),
    stages: array(Stage),
    seq: number(),
  }),
]);

/** Payload of a NOTIFY on `wakeChannel`; PostgreSQL allows it 8,000 bytes. */
export function encodeWakeup(wakeup: Wakeup): string {
  return JSON.stringify(wakeup);
}

/** The wake-up in a payload, or null where another build sent what this one cannot read. */
export function decodeWakeup(payload: string): Wakeup | null {
  try {
    const parsed = safeParse(Wakeup, JSON.parse(payload));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Where the event stream hears of changes made by any process. */
export interface Wakeups {
  /** Calls `onWakeup` for every wake-up of the user until the returned function is called. */
  subscribe(userId: number, onWakeup: (wakeup: Wakeup) => void): () => void;
}
