import {type InferOutput, literal, number, object, safeParse, variant} from 'valibot';
import {JobProgress, Poke} from '../protocol/events.ts';

/** The channel on which server processes tell each other that something changed. */
export const wakeChannel = 'galley_wake';

export type Wakeup = InferOutput<typeof Wakeup>;
/** A hint for the devices of one user. */
export const Wakeup = variant('type', [
  object({type: literal('poke'), userId: number(), ...Poke.entries}),
  object({type: literal('job'), userId: number(), ...JobProgress.entries}),
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
