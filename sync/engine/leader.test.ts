import {describe, expect, test} from 'bun:test';
import {createManualClock} from '../testing/manual-clock.ts';
import {type Locks, standForLeader} from './leader.ts';

interface Request {
  readonly held: () => Promise<void>;
  readonly end: (stolen: boolean) => void;
}

/** Locks of one name, as a browser grants them: first come first served, unless stolen. */
function createLocks(): Locks {
  const queue: Request[] = [];
  let holder: Request | null = null;

  function grant(): void {
    const next = holder === null ? queue.shift() : undefined;
    if (next === undefined) return;
    holder = next;
    void next.held().then(() => {
      if (holder !== next) return;
      holder = null;
      next.end(false);
      grant();
    });
  }
  return {
    request: (_, {steal}, held) =>
      new Promise((resolve, reject) => {
        const end = (stolen: boolean) => (stolen ? reject(new Error('stolen')) : resolve(null));
        if (steal) {
          const robbed = holder;
          holder = null;
          queue.unshift({held, end});
          robbed?.end(true);
        } else {
          queue.push({held, end});
        }
        queueMicrotask(grant);
      }),
  };
}

function createTabs() {
  const clock = createManualClock();
  const locks = createLocks();
  const listeners: {tab: string; heard: () => void}[] = [];
  const frozen = new Set<string>();

  const open = (tab: string) => {
    const changes: boolean[] = [];
    const candidacy = standForLeader({
      name: 'sync',
      locks,
      clock: {
        now: clock.now,
        after: (ms, task) => clock.after(ms, () => (frozen.has(tab) ? undefined : task())),
      },
      channel: {
        beat: () => {
          for (const listener of listeners) if (listener.tab !== tab) listener.heard();
        },
        onBeat: heard => listeners.push({tab, heard}),
      },
      onChange: isLeader => changes.push(isLeader),
    });
    return {...candidacy, changes};
  };
  return {clock, open, freeze: (tab: string) => frozen.add(tab)};
}

describe('of several tabs', () => {
  test('the first leads and the others wait', async () => {
    const {clock, open} = createTabs();
    const [first, second] = [open('first'), open('second')];

    await clock.advance(60_000);

    expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);
  });

  test('the next one leads when the leader is closed', async () => {
    const {clock, open} = createTabs();
    const [first, second] = [open('first'), open('second')];
    await clock.advance(1_000);

    first.withdraw();
    await clock.advance(0);

    expect(second.isLeader()).toBe(true);
  });

  test('one that is frozen is replaced within twenty seconds, and knows it when it wakes', async () => {
    const {clock, open, freeze} = createTabs();
    const [first, second] = [open('first'), open('second')];
    await clock.advance(6_000);

    freeze('first');
    await clock.advance(20_000);

    expect(second.isLeader()).toBe(true);
    expect(first.changes).toEqual([true, false]);
  });
});
