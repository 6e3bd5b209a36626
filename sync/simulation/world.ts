import type {Clock} from '../engine/ports.ts';
import type {Random} from './random.ts';

/** Something that can die: a tab or a server process. What it waits for then never comes. */
export interface Owner {
  isAlive: boolean;
}

/**
 * A world in which nothing happens by itself. Everything that takes time waits
 * here, and chance decides what goes on next; so every interleaving that the
 * real world could show is one seed away and comes back with it.
 */
export interface World {
  readonly random: Random;
  now(): number;
  /** How many times something went on. */
  events(): number;
  /** Something broke that nothing here is meant to break: the story ends with it. */
  report(error: unknown): void;
  /** Waits for its turn. */
  pause(owner: Owner): Promise<void>;
  clockOf(owner: Owner): Clock;
  /** Lets one of those who wait go on; false if nobody does. */
  resumeOne(): Promise<boolean>;
  /** Moves time to the next timer and lets it run; false if there is none. */
  passTime(): Promise<boolean>;
}

interface Timer {
  readonly at: number;
  readonly owner: Owner;
  readonly task: () => void;
}

export function createWorld(random: Random): World {
  let now = 0;
  let events = 0;
  const broken: unknown[] = [];
  const waiting: {owner: Owner; resume: () => void}[] = [];
  const timers = new Set<Timer>();

  function dropTheDead(): void {
    for (let index = waiting.length - 1; index >= 0; index--) {
      if (!waiting[index]?.owner.isAlive) waiting.splice(index, 1);
    }
    for (const timer of timers) if (!timer.owner.isAlive) timers.delete(timer);
  }

  return {
    random,
    now: () => now,
    events: () => events,
    report: error => broken.push(error),
    pause: owner => new Promise(resume => waiting.push({owner, resume})),
    clockOf: owner => ({
      now: () => now,
      after(ms, task) {
        const timer = {at: now + ms, owner, task};
        timers.add(timer);
        return () => timers.delete(timer);
      },
    }),
    async resumeOne() {
      dropTheDead();
      const [next] = waiting.splice(random.below(waiting.length), 1);
      next?.resume();
      if (next !== undefined) events += 1;
      await settle();
      if (broken.length > 0) throw broken[0];
      return next !== undefined;
    },
    async passTime() {
      dropTheDead();
      const next = [...timers].sort((left, right) => left.at - right.at)[0];
      if (next === undefined) return false;
      timers.delete(next);
      now = Math.max(now, next.at);
      next.task();
      events += 1;
      await settle();
      return true;
    },
  };
}

/** Lets everything that can go on without waiting do so. */
export function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
