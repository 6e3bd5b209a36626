import {describe, expect, test} from 'bun:test';
import {createManualClock} from '../testing/manual-clock.ts';
import type {SyncEnd} from './device.ts';
import {createScheduler, pollMs, type SyncPhase} from './scheduler.ts';

const done: SyncEnd = {kind: 'done'};
const unreached: SyncEnd = {kind: 'later', reached: false, retryAfterMs: null};
const busy = (retryAfterMs: number | null = null): SyncEnd => ({
  kind: 'later',
  reached: true,
  retryAfterMs,
});

/** A scheduler whose rounds end as they are told to. */
function start(random = 1) {
  const clock = createManualClock();
  const phases: SyncPhase[] = [];
  const errors: unknown[] = [];
  const rounds: {resolve: (end: SyncEnd) => void; reject: (error: unknown) => void}[] = [];
  const scheduler = createScheduler({
    sync: () => new Promise((resolve, reject) => rounds.push({resolve, reject})),
    clock,
    random: () => random,
    onPhase: phase => phases.push(phase),
    onError: error => errors.push(error),
  });
  const end = async (how: SyncEnd) => {
    rounds.at(-1)?.resolve(how);
    await Bun.sleep(0);
  };
  return {clock, phases, errors, rounds, scheduler, end};
}

describe('the scheduler', () => {
  test('never runs two rounds at once and makes up for what came up meanwhile', async () => {
    const {scheduler, rounds, end} = start();

    scheduler.wake('enqueue');
    scheduler.wake('enqueue');
    scheduler.wake('poke');
    expect(rounds).toHaveLength(1);
    await end(done);
    expect(rounds).toHaveLength(2);
    await end(done);

    expect(rounds).toHaveLength(2);
  });

  test('looks again after a minute of silence', async () => {
    const {scheduler, rounds, end, clock} = start();
    scheduler.wake('start');
    await end(done);

    await clock.advance(pollMs);

    expect(rounds).toHaveLength(2);
  });

  test('waits twice as long after each failure, at most a minute', async () => {
    const {scheduler, end, clock} = start();
    const waits: (number | null)[] = [];

    scheduler.wake('start');
    for (let failure = 0; failure < 8; failure++) {
      await end(unreached);
      waits.push(clock.nextIn());
      await clock.advance(clock.nextIn() ?? 0);
    }

    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('waits as long as the server asks', async () => {
    const {scheduler, end, clock} = start();
    scheduler.wake('start');

    await end(busy(7_000));

    expect(clock.nextIn()).toBe(7_000);
  });

  test('does not try sooner because of more work, but does when the network is back', async () => {
    const {scheduler, rounds, end} = start();
    scheduler.wake('start');
    await end(unreached);

    scheduler.wake('enqueue');
    scheduler.wake('poke');
    expect(rounds).toHaveLength(1);
    scheduler.wake('online');

    expect(rounds).toHaveLength(2);
  });

  test('does not lose a sign-in to the 401 of a request that was already under way', async () => {
    const {scheduler, rounds, end, phases} = start();
    scheduler.wake('enqueue');

    scheduler.wake('signed-in');
    await end({kind: 'sign-in-needed'});
    expect(rounds).toHaveLength(2);
    await end(done);

    expect(phases.at(-1)).toBe('idle');
  });

  test('after a 401 waits for a reason instead of asking again and again', async () => {
    const {scheduler, end, clock, phases} = start();
    scheduler.wake('start');

    await end({kind: 'sign-in-needed'});

    expect(clock.nextIn()).toBeNull();
    expect(phases).toEqual(['syncing', 'sign-in-needed']);
  });

  test('says offline when nothing answers, and stuck when answers keep being bad', async () => {
    const {scheduler, end, clock, phases} = start();
    scheduler.wake('start');
    await end(unreached);
    expect(phases.at(-1)).toBe('offline');

    for (let failure = 0; failure < 4; failure++) {
      await clock.advance(clock.nextIn() ?? 0);
      await end(busy());
    }

    expect(phases.at(-1)).toBe('stuck');
  });

  test('goes on after something broke on the device', async () => {
    const {scheduler, rounds, clock, errors} = start();
    scheduler.wake('start');

    rounds[0]?.reject(new Error('the database was closed'));
    await Bun.sleep(0);
    await clock.advance(1_000);

    expect(errors).toHaveLength(1);
    expect(rounds).toHaveLength(2);
  });

  test('stays stopped', async () => {
    const {scheduler, rounds, end, clock} = start();
    scheduler.wake('start');
    scheduler.stop();
    await end(done);

    scheduler.wake('online');
    await clock.advance(10 * pollMs);

    expect(rounds).toHaveLength(1);
  });
});
