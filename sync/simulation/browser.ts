import type {Device} from '../engine/device.ts';
import {openBooks} from '../engine/outbox.ts';
import type {LocalStore} from '../engine/ports.ts';
import {createScheduler, type Scheduler} from '../engine/scheduler.ts';
import {syncOnce} from '../engine/sync-once.ts';
import {createMemoryDisk, createMemoryStore, type MemoryDisk} from '../testing/memory-store.ts';
import type {ModelServer} from '../testing/model-server.ts';
import {createNetwork, type Weather} from './network.ts';
import type {Random} from './random.ts';
import type {Owner, World} from './world.ts';

/** A browser: who is signed in, and what it keeps for each person who ever was. */
export interface Browser {
  readonly disks: Map<number, Disk>;
  session: number | null;
}

/** One person's database in one browser, with what the person was promised there. */
export interface Disk {
  kept: MemoryDisk;
  tabs: Set<Tab>;
  /** Everything acknowledged as saved here, by origin; with the answer's id where it is for ever. */
  promised: Map<string, string | null>;
  /** What only a server knew that was then put back to an older state, by origin. */
  lost: Set<string>;
  /** Refusals that the person has discarded or sent again. */
  dealtWith: Set<string>;
  /** An answer that only this disk changes, and what it was last changed to, where that is sure. */
  ownAnswer: string;
  lastSaid: string | null | undefined;
  cookieSeen: {epoch: string; v: number} | null;
}

export interface Tab extends Owner {
  /** Whether its books are open, so that a person can do something in it. */
  isReady: boolean;
  readonly store: LocalStore;
  readonly scheduler: Scheduler;
}

export function createBrowser(random: Random, users: readonly number[]): Browser {
  const disks = users.map(userId => [userId, createDisk(random)] as const);
  return {disks: new Map(disks), session: users[0] ?? null};
}

function createDisk(random: Random): Disk {
  return {
    kept: createMemoryDisk(),
    tabs: new Set(),
    promised: new Map(),
    lost: new Set(),
    dealtWith: new Set(),
    ownAnswer: random.uuid(),
    lastSaid: null,
    cookieSeen: null,
  };
}

/** Opens a tab on a person's database; without a leader, every tab syncs for itself. */
export function openTab(
  world: World,
  server: ModelServer,
  browser: Browser,
  userId: number,
  weather: () => Weather,
): void {
  const disk = browser.disks.get(userId);
  if (disk === undefined) return;
  const self: Owner = {isAlive: true};
  const store = createMemoryStore(disk.kept, {
    beforeTransaction: () => world.pause(self),
    afterCommit: () => world.pause(self),
  });
  const clock = world.clockOf(self);
  const line = server.connect(() => browser.session);
  const device: Device = {
    store,
    transport: createNetwork(world, self, line, weather, () => server.database.epoch),
    clock,
    newId: () => world.random.uuid(),
    build: 'simulated',
    onSending: () => undefined,
  };
  const scheduler = createScheduler({
    sync: () => syncOnce(device),
    clock,
    random: () => world.random.next(),
    onPhase: () => undefined,
    onError: error => world.report(error),
  });
  const tab: Tab = Object.assign(self, {store, scheduler, isReady: false});
  disk.tabs.add(tab);
  void openBooks(store, userId, device.newId).then(() => {
    tab.isReady = true;
    scheduler.wake('start');
  });
}

/** Ends a tab at whatever it was doing; what it had not committed is gone. */
export function killTab(disk: Disk, tab: Tab): void {
  tab.isAlive = false;
  disk.tabs.delete(tab);
}

/** The browser throws a person's database away: nothing that was promised there can be kept. */
export function evict(random: Random, disk: Disk): void {
  for (const tab of [...disk.tabs]) killTab(disk, tab);
  Object.assign(disk, createDisk(random));
}
