import type {Clock} from '../engine/ports.ts';

export interface ManualClock extends Clock {
  /** Lets time pass, and what was due in it happen. */
  advance(ms: number): Promise<void>;
  /** How long until the next thing is due; null if nothing is. */
  nextIn(): number | null;
}

/** A clock that stands still until it is told to move. */
export function createManualClock(): ManualClock {
  let now = 0;
  const due = new Set<{at: number; task: () => void}>();
  const next = () => [...due].sort((left, right) => left.at - right.at)[0];

  return {
    now: () => now,
    after(ms, task) {
      const entry = {at: now + ms, task};
      due.add(entry);
      return () => due.delete(entry);
    },
    async advance(ms) {
      const end = now + ms;
      for (let entry = next(); entry !== undefined && entry.at <= end; entry = next()) {
        due.delete(entry);
        now = entry.at;
        entry.task();
        await Bun.sleep(0);
      }
      now = end;
      await Bun.sleep(0);
    },
    nextIn: () => {
      const entry = next();
      return entry === undefined ? null : entry.at - now;
    },
  };
}
