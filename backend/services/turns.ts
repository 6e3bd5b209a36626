/** More wait for their turn than may. */
export class TooManyWaiting extends Error {}

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Lets at most `atOnce` pieces of work run side by side and the next `waiting`
 * wait in order. Whoever comes after that is refused with `TooManyWaiting`.
 */
export function createTurns({atOnce, waiting}: {atOnce: number; waiting: number}): InTurn {
  const queue: (() => void)[] = [];
  let running = 0;

  function take(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new TooManyWaiting());
    return new Promise(resolve => queue.push(resolve));
  }

  /** Hands the place to who waits longest, so that nobody slips in between. */
  function give(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async work => {
    await take();
    try {
      return await work();
    } finally {
      give();
    }
  };
}
