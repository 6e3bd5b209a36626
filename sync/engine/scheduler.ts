import type {SyncEnd} from './device.ts';
import type {Clock} from './ports.ts';

/** Why now. `urgent` reasons mean that the world has changed, so a wait for it is over. */
export type WakeReason =
  | 'start'
  | 'enqueue'
  | 'poke'
  | 'other-tab'
  | 'poll'
  | 'online'
  | 'visible'
  | 'signed-in'
  | 'asked';

const urgent: ReadonlySet<WakeReason> = new Set([
  'start',
  'online',
  'visible',
  'signed-in',
  'asked',
]);

export type SyncPhase =
  | 'idle'
  | 'syncing'
  | 'offline'
  | 'sign-in-needed'
  | 'update-needed'
  | 'stuck';

/** With nothing else to wake it, the device looks this often. */
export const pollMs = 60_000;

/** From this failure in a row on, though the server answers, the person is told. */
const stuckAfter = 5;

/** The first wait after a failure and the longest, in milliseconds. */
const backoffMs = {first: 1_000, longest: 60_000} as const;

export interface Scheduler {
  wake(reason: WakeReason): void;
  /** Syncs everything up to this moment and resolves when that has ended, well or not. */
  syncNow(): Promise<void>;
  stop(): void;
}

/**
 * Decides when to sync: at once when something happens, later after a failure,
 * never twice at the same time. After a 401 it waits for a reason, with the
 * queue kept whole.
 */
export function createScheduler({
  sync,
  clock,
  random,
  onPhase,
  onError,
}: {
  readonly sync: () => Promise<SyncEnd>;
  readonly clock: Clock;
  /** From 0 up to 1, to spread the devices of one outage. */
  readonly random: () => number;
  readonly onPhase: (phase: SyncPhase) => void;
  /** Hears of what should not happen, such as a database that the browser has closed. */
  readonly onError: (error: unknown) => void;
}): Scheduler {
  let running: Promise<void> | null = null;
  /** What came up while a round was under way, and how much it matters. */
  let again: 'no' | 'yes' | 'urgently' = 'no';
  let failures = 0;
  let isStopped = false;
  let cancelTimer: (() => void) | null = null;
  let isBackingOff = false;

  function wake(reason: WakeReason): void {
    if (isStopped) return;
    if (running !== null) {
      if (again !== 'urgently') again = urgent.has(reason) ? 'urgently' : 'yes';
      return;
    }
    if (isBackingOff && !urgent.has(reason)) return;
    running = round();
  }

  async function round(): Promise<void> {
    cancelTimer?.();
    isBackingOff = false;
    // A try after a failure is not news until it succeeds.
    if (failures === 0) onPhase('syncing');
    let end: SyncEnd;
    do {
      again = 'no';
      end = await attempt();
    } while (!isStopped && isWorthAnother(end));
    running = null;
    if (!isStopped) rest(end);
  }

  /** A sign-in while a request is under way must not be lost to that request's 401. */
  function isWorthAnother(end: SyncEnd): boolean {
    return again === 'urgently' || (again === 'yes' && end.kind === 'done');
  }

  /** Whatever breaks on the device must not end the loop: the queue is whole and waits. */
  async function attempt(): Promise<SyncEnd> {
    try {
      return await sync();
    } catch (error) {
      // Once stopped, the database may be closed under a round that was under way.
      if (!isStopped) onError(error);
      return {kind: 'later', reached: true, retryAfterMs: null};
    }
  }

  function rest(end: SyncEnd): void {
    if (end.kind === 'later') {
      failures += 1;
      isBackingOff = true;
      schedule(end.retryAfterMs ?? backoff(failures, random()));
      if (!end.reached) onPhase('offline');
      else onPhase(failures >= stuckAfter ? 'stuck' : 'idle');
      return;
    }
    failures = 0;
    if (end.kind === 'done') schedule(pollMs);
    onPhase(end.kind === 'done' ? 'idle' : end.kind);
  }

  function schedule(ms: number): void {
    cancelTimer = clock.after(ms, () => {
      isBackingOff = false;
      wake('poll');
    });
  }

  return {
    wake,
    async syncNow() {
      wake('asked');
      await running;
    },
    stop() {
      isStopped = true;
      cancelTimer?.();
    },
  };
}

/** Doubles with every failure up to the longest, and is spread over its upper half. */
function backoff(failures: number, random: number): number {
  const full = Math.min(backoffMs.first * 2 ** (failures - 1), backoffMs.longest);
  return full * (0.5 + random / 2);
}
