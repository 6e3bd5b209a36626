import {createOverlay, replay} from '../engine/overlay.ts';
import {kinds} from '../model/kinds.ts';
import {standingJob} from '../mutators/jobs.ts';
import {type MemoryDatabase, rowsOf} from '../testing/memory-server.ts';
import type {Browser, Disk} from './browser.ts';
import type {Effects} from './server-life.ts';

/** A promise of the protocol that was broken, named as in the room's README. */
export class BrokenPromise extends Error {}

function promise(holds: boolean, text: () => string): void {
  if (!holds) throw new BrokenPromise(text());
}

/** What a person would see on this disk right now. */
function viewOf(disk: Disk) {
  const view = createOverlay(disk.kept.rows);
  replay(
    view,
    [...disk.kept.pending.values()].sort((left, right) => left.id - right.id),
  );
  return view;
}

/** What has to hold at every moment, on every disk. */
export function checkNow(disk: Disk): void {
  const {kept, promised, lost} = disk;
  const meta = kept.meta.get('meta');
  if (meta === undefined) return;
  noteLastSaid(disk);
  checkCookie(disk);
  // While everything is fetched anew, rows are on their way back.
  if (meta.cookie?.page !== undefined) return;

  const view = viewOf(disk);
  for (const [origin, answer] of promised) {
    if (answer === null || lost.has(origin)) continue;
    promise(
      view.get('answers', answer) !== undefined,
      () => `I4: the saved answer of ${origin} is not in the view`,
    );
  }
  const own = view.get('answers', disk.ownAnswer)?.text ?? null;
  const isAsSaid = disk.lastSaid === undefined || own === disk.lastSaid;
  promise(isAsSaid, () => `I4: the own answer shows ${own}, not ${disk.lastSaid}`);
}

/** The last in the queue is what the person said last: only this disk says it. */
function noteLastSaid(disk: Disk): void {
  const sayings = [...disk.kept.pending.values()].sort((left, right) => left.id - right.id);
  for (const {name, args} of sayings) {
    if (name === 'answer.give' && args.id === disk.ownAnswer) disk.lastSaid = args.text;
  }
}

function checkCookie(disk: Disk): void {
  const cookie = disk.kept.meta.get('meta')?.cookie ?? null;
  const before = disk.cookieSeen;
  const isBack =
    cookie !== null &&
    before !== null &&
    cookie.page === undefined &&
    cookie.epoch === before.epoch &&
    cookie.v < before.v;
  promise(!isBack, () => `I5: the cookie went back from ${before?.v} to ${cookie?.v}`);
  if (cookie !== null && cookie.page === undefined) disk.cookieSeen = cookie;
}

/** What has to hold once everything has come to rest. */
export function checkAtRest(
  browsers: readonly Browser[],
  database: MemoryDatabase,
  effects: Effects,
  owners: ReadonlyMap<string, number>,
): void {
  for (const browser of browsers) {
    for (const [userId, disk] of browser.disks) {
      checkDelivered(disk, database, userId);
      checkSameRows(disk, database, userId);
    }
  }
  for (const [answer, {times, userId}] of effects) {
    promise(times === 1, () => `I2: ${answer} was carried out ${times} times`);
    const owner = owners.get(answer);
    promise(owner === undefined || owner === userId, () => `I9: ${answer} reached user ${userId}`);
  }
  for (const userId of database.clocks.keys()) checkMoney(database, userId);
}

function checkDelivered(disk: Disk, database: MemoryDatabase, userId: number): void {
  const left = disk.kept.pending.size;
  promise(left === 0, () => `I7: ${left} mutations are still waiting`);
  for (const origin of disk.promised.keys()) {
    if (disk.lost.has(origin)) continue;
    const result = database.results.get(`${userId} ${origin}`);
    promise(result !== undefined, () => `I3: ${origin} was saved and never arrived`);
    const isShown = disk.kept.rejected.has(origin) || disk.dealtWith.has(origin);
    promise(
      result?.status !== 'rejected' || isShown,
      () => `I2: ${origin} was refused and nobody was told`,
    );
    // A backup is older than some of the files; then asking for them again is right.
    const isFileLost = result?.code === 'file_missing' && !database.epoch.includes('+');
    promise(!isFileLost, () => `I3: the file of ${origin} did not arrive`);
  }
}

function checkSameRows(disk: Disk, database: MemoryDatabase, userId: number): void {
  for (const kind of kinds) {
    const here = JSON.stringify([...disk.kept.rows[kind].values()].sort(byId));
    const there = JSON.stringify(rowsOf(database, userId, kind).sort(byId));
    promise(here === there, () => `I1: ${kind} differ: ${here} here, ${there} at the server`);
  }
}

function byId(left: {id: string}, right: {id: string}): number {
  return left.id < right.id ? -1 : 1;
}

function checkMoney(database: MemoryDatabase, userId: number): void {
  const [account] = rowsOf(database, userId, 'account');
  let balance = 0;
  for (const entry of database.ledger.values()) if (entry.userId === userId) balance += entry.delta;
  promise(balance === account?.credits, () => `I8: ledger ${balance}, credits ${account?.credits}`);
  promise(balance >= 0, () => `I8: the balance is ${balance}`);

  const jobs = rowsOf(database, userId, 'jobs');
  for (const job of jobs) {
    const isGivenBack = job.status === 'failed' || job.status === 'cancelled';
    const isReleased = database.ledger.has(`release ${job.id}`);
    promise(isGivenBack === isReleased, () => `I8: job ${job.id} is ${job.status}`);
    if (isGivenBack) continue;
    const others = jobs.filter(({id}) => id !== job.id);
    const options = {language: null, tone: 'plain', length: 'standard'} as const;
    const double = standingJob(others, {...job, options});
    promise(double === undefined, () => `I8: ${job.id} and ${double?.id} do the same`);
  }
}
