import {createMemoryDatabase, inUserTx, rowsOf} from '../testing/memory-server.ts';
import {createModelServer, type ModelServer, openAccount} from '../testing/model-server.ts';
import {UndoableMap} from '../testing/undo.ts';
import {type Browser, createBrowser, type Disk, evict, killTab, openTab} from './browser.ts';
import {BrokenPromise, checkAtRest, checkNow} from './checks.ts';
import {fairWeather, type Weather} from './network.ts';
import {act} from './person.ts';
import {createRandom, type Random} from './random.ts';
import {
  backUp,
  countEffects,
  deleteAndSweep,
  type Effects,
  expireGroup,
  pay,
  work,
} from './server-life.ts';
import {createWorld, type Owner, settle, type World} from './world.ts';

/** How long trouble lasts, and how long everything may take to come to rest after it. */
export const spans = {trouble: 220, rest: 6_000} as const;

const users = [1, 2];

interface Scene {
  readonly world: World;
  readonly random: Random;
  readonly server: ModelServer;
  readonly effects: Effects;
  readonly browsers: readonly Browser[];
  /** Whose each saying for ever is. */
  readonly owners: Map<string, number>;
  weather: Weather;
  /** How likely a transaction of the server fails at its commit. */
  crashes: number;
}

/**
 * Plays one life of a few browsers, their people and their server, full of
 * trouble; then lets the trouble end and everything come to rest. Throws the
 * first broken promise. The seed decides all of it.
 */
export async function simulate(seed: number): Promise<Story> {
  const scene = await setScene(seed);
  for (let step = 0; step < spans.trouble; step++) {
    if (!scene.random.chance(0.25) && (await goOn(scene))) continue;
    await trouble(scene);
    check(scene);
  }
  await comeToRest(scene);
  checkAtRest(scene.browsers, scene.server.database, scene.effects, scene.owners);
  return tell(scene);
}

/** What a life was full of, to see that the trouble was real. */
export interface Story {
  readonly applied: number;
  readonly rejected: number;
  readonly deduped: number;
  readonly jobs: number;
  readonly groups: number;
  readonly restores: number;
  readonly events: number;
}

function tell({server: {database}, world}: Scene): Story {
  const results = [...database.results.values()];
  const count = (status: string) => results.filter(result => result.status === status).length;
  return {
    applied: count('applied'),
    rejected: count('rejected'),
    deduped: count('deduped'),
    jobs: users.reduce((sum, userId) => sum + rowsOf(database, userId, 'jobs').length, 0),
    groups: database.groups.size,
    restores: database.epoch.split('+').length - 1,
    events: world.events(),
  };
}

async function setScene(seed: number): Promise<Scene> {
  const random = createRandom(seed);
  const world = createWorld(random);
  const effects: Effects = new UndoableMap();
  const process: Owner = {isAlive: true};
  const hooks = {
    beforeTransaction: () => world.pause(process),
    atCommit: () => {
      if (random.chance(scene.crashes)) throw new Error('the server fell over');
    },
  };
  const mutators = countEffects(effects);
  const database = createMemoryDatabase('epoch');
  const server = createModelServer(database, {hooks, now: world.now, mutators});
  const scene: Scene = {
    ...{world, random, server, effects},
    browsers: [[1], [1], [1, 2]].map(signedIn => createBrowser(random, signedIn)),
    owners: new Map(),
    weather: fairWeather,
    crashes: 0,
  };
  for (const userId of users) await openAccount(server, userId, 15);
  scene.weather = {lost: 0.15, unanswered: 0.15, doubled: 0.2, refused: 0.05};
  scene.crashes = 0.08;
  return scene;
}

async function goOn({world, ...scene}: Scene): Promise<boolean> {
  const happened = scene.random.chance(0.95) ? await world.resumeOne() : await world.passTime();
  if (happened) check({world, ...scene});
  return happened;
}

function check({browsers}: Scene): void {
  for (const browser of browsers) for (const disk of browser.disks.values()) checkNow(disk);
}

/** One thing that someone does or that goes wrong. */
async function trouble(scene: Scene): Promise<void> {
  const {random, world, server, browsers} = scene;
  const browser = random.pick(browsers);
  const [userId, disk] = random.pick([...(browser?.disks ?? [])]) ?? [];
  if (browser === undefined || userId === undefined || disk === undefined) return;
  const tab = random.pick([...disk.tabs]);

  const newTab = () => openTab(world, server, browser, userId, () => scene.weather);
  if (tab === undefined) {
    newTab();
  } else {
    const reason = random.pick(['online', 'poke', 'visible', 'other-tab'] as const) ?? 'poke';
    const event = random.weighted<() => void>([
      [60, () => tab.isReady && act(world, disk, tab)],
      [10, () => tab.scheduler.wake(reason)],
      [8, () => disk.tabs.size < 3 && newTab()],
      [6, () => killTab(disk, tab)],
      [6, () => signIn(random, browser)],
    ]);
    event?.();
  }
  if (random.chance(0.4)) await atServer(scene, userId, disk);
  noteOwners(scene);
  await settle();
}

async function atServer(scene: Scene, userId: number, disk: Disk): Promise<void> {
  const {random, server, effects} = scene;
  const {database} = server;
  const quietly = <Value>(body: () => Promise<Value>) => body().catch(() => undefined);
  const event = random.weighted<() => unknown>([
    [8, () => quietly(() => work(random, server, userId))],
    [2, () => inUserTx(database, userId, async tx => pay(tx, `bought ${random.uuid()}`, 5))],
    [5, () => quietly(() => deleteAndSweep(random, server, userId))],
    [4, () => expireGroup(random, database)],
    [1, () => evict(random, disk)],
    [0.7, () => restore(scene, backUp(database, effects))],
  ]);
  await event?.();
}

/** A session ends, or somebody else's begins. */
function signIn(random: Random, browser: Browser): void {
  browser.session = random.pick([null, ...users, ...browser.disks.keys()]) ?? null;
}

/** Remembers whose a saying is while it still waits on a disk. */
function noteOwners({browsers, owners}: Scene): void {
  for (const {disks} of browsers) {
    for (const [userId, {kept}] of disks) {
      for (const {name, args} of kept.pending.values()) {
        if (name === 'answer.give' && args.requirement === 'for ever') owners.set(args.id, userId);
      }
    }
  }
}

/** Lets a little happen, then puts the server back to where it was: that much is lost, and no more. */
async function restore(scene: Scene, putBack: () => void): Promise<void> {
  const {random, server, browsers} = scene;
  for (let step = random.below(30); step > 0; step--) {
    await scene.world.resumeOne();
    check(scene);
  }
  const before = new Set(server.database.results.keys());
  putBack();
  for (const {disks} of browsers) {
    for (const [userId, disk] of disks) forgetLost(disk, userId, before, server);
  }
}

/**
 * What only the lost server knew cannot be promised any more: its word on them
 * may be on its way to the disk at this very moment.
 */
function forgetLost(
  disk: Disk,
  userId: number,
  before: ReadonlySet<string>,
  {database}: ModelServer,
): void {
  for (const key of before) {
    const [owner, origin = ''] = key.split(' ');
    const isLost = owner === String(userId) && !database.results.has(key);
    if (isLost) disk.lost.add(origin);
  }
  disk.lastSaid = undefined;
}

/** The trouble ends: first the network's, then the server's, and at last everyone looks once more. */
async function comeToRest(scene: Scene): Promise<void> {
  const {browsers} = scene;
  scene.weather = fairWeather;
  scene.crashes = 0.3;
  for (const browser of browsers) await visitEverybody(scene, browser);
  scene.crashes = 0;
  await waitForQueues(scene);
  for (let before = -1; before !== versions(scene); ) {
    before = versions(scene);
    for (const browser of browsers) await visitEverybody(scene, browser);
  }
}

/** Grows whenever anything is written. */
function versions({server}: Scene): number {
  return [...server.database.clocks.values()].reduce((sum, {version}) => sum + version, 0);
}

/** Nobody wakes anybody now: what failed has to be tried again by itself. */
async function waitForQueues(scene: Scene): Promise<void> {
  const {world, browsers} = scene;
  const alone = browsers.filter(({disks}) => disks.size === 1);
  const isDrained = () =>
    alone.every(({disks}) => [...disks.values()].every(({kept}) => kept.pending.size === 0));
  for (let step = 0; step < spans.rest && !isDrained(); step++) {
    if (await world.resumeOne()) check(scene);
    else if (!(await world.passTime())) break;
  }
  if (!isDrained()) throw new BrokenPromise('I7: a queue does not drain by itself');
}

/** Signs each person in, in turn, and lets their tabs sync until nothing goes on. */
async function visitEverybody(scene: Scene, browser: Browser): Promise<void> {
  const {world, server} = scene;
  for (const [userId, disk] of browser.disks) {
    browser.session = userId;
    if (disk.tabs.size === 0) openTab(world, server, browser, userId, () => scene.weather);
    for (const tab of disk.tabs) tab.scheduler.wake('signed-in');
    for (let step = 0; step < spans.rest && (await world.resumeOne()); step++) check(scene);
  }
}
