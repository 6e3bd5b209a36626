export class TooManyWaiting extends Error {}

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Runs `atOnce` side by side, lets `waiting` wait in order, refuses the rest (`TooManyWaiting`). */
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
