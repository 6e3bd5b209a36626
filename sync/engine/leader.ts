import type {Clock} from './ports.ts';

/**
 * Chooses one tab to talk to the server. It only saves traffic: a frozen tab
 * can hold a lock for ever and a browser can lose one, so nothing that must be
 * right depends on it.
 */

/** The part of the Web Locks API that is used. */
export interface Locks {
  request(name: string, options: {steal?: boolean}, held: () => Promise<void>): Promise<unknown>;
}

/** Where the leader tells the other tabs that it is alive. */
export interface BeatChannel {
  beat(): void;
  onBeat(heard: () => void): void;
}

const beatMs = 5_000;
/** A leader that was silent for so long is frozen or gone. */
const silenceMs = 15_000;

export interface Candidacy {
  isLeader(): boolean;
  /** Steps down and no longer stands. */
  withdraw(): void;
}

/** Stands for leader of `name`; `onChange` hears of every win and loss. */
export function standForLeader({
  name,
  locks,
  channel,
  clock,
  onChange,
}: {
  readonly name: string;
  readonly locks: Locks;
  readonly channel: BeatChannel;
  readonly clock: Clock;
  readonly onChange: (isLeader: boolean) => void;
}): Candidacy {
  let isLeader = false;
  let hasWithdrawn = false;
  let stepDown: (() => void) | null = null;
  let heardAt = clock.now();
  /** Only the newest request counts; an older one that is granted late is given back. */
  let newest = 0;

  channel.onBeat(() => {
    heardAt = clock.now();
  });

  function lead(request: number): Promise<void> {
    if (hasWithdrawn || request !== newest) return Promise.resolve();
    isLeader = true;
    onChange(true);
    return new Promise(resolve => {
      stepDown = resolve;
    });
  }

  async function stand(steal: boolean): Promise<void> {
    newest += 1;
    const request = newest;
    try {
      await locks.request(name, steal ? {steal} : {}, () => lead(request));
    } catch {
      // Stolen: another tab took this one for frozen, and leads now.
    }
    if (request !== newest) return;
    const wasLeader = isLeader;
    isLeader = false;
    if (hasWithdrawn) return;
    if (wasLeader) onChange(false);
    heardAt = clock.now();
    void stand(false);
  }

  function watch(): void {
    if (hasWithdrawn) return;
    if (isLeader) channel.beat();
    else if (clock.now() - heardAt >= silenceMs) {
      heardAt = clock.now();
      void stand(true);
    }
    clock.after(beatMs, watch);
  }

  void stand(false);
  clock.after(beatMs, watch);
  return {
    isLeader: () => isLeader,
    withdraw() {
      hasWithdrawn = true;
      stepDown?.();
    },
  };
}
