import Dexie from 'dexie';
import {must} from '../../resume/model/outcome.ts';
import * as outbox from '../../sync/engine/outbox.ts';
import type {LocalBlob} from '../../sync/engine/ports.ts';
import type {MutationArgs, MutationName} from '../../sync/model/mutations.ts';
import type {Mutation} from '../../sync/mutators/mutators.ts';
import {apiFetch} from '../api/csrf.ts';
import {createReplica, type Replica} from './create-replica.ts';
import {databaseName} from './database.ts';
import {tellTabs} from './tabs.ts';

/**
 * The replica of the person who is signed in. There is at most one: opening
 * another person's closes it, so nothing of one can be seen or sent as another.
 */

let opening: {readonly userId: number; readonly opened: Promise<Replica>} | null = null;
let current: Replica | null = null;
const listeners = new Set<() => void>();
const wipeListeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever anything that the hooks show may have changed. */
export function subscribeToReplica(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` when this person signs out in another tab. */
export function onReplicaTakenAway(listener: () => void): () => void {
  wipeListeners.add(listener);
  return () => wipeListeners.delete(listener);
}

export function currentReplica(): Replica | null {
  return current;
}

/** Opens a person's data on this device, or wakes it if it is open: they may have signed in again. */
export async function openReplica(userId: number): Promise<Replica> {
  if (opening?.userId === userId) {
    const replica = await opening.opened;
    replica.wake('signed-in');
    return replica;
  }
  const closed = closeReplica();
  // From this very moment on, what is asked for is meant for this person.
  const attempt = {userId, opened: closed.then(() => create(userId))};
  opening = attempt;
  try {
    const replica = await attempt.opened;
    if (opening === attempt) current = replica;
    else await replica.close();
    return replica;
  } catch (error) {
    if (opening === attempt) opening = null;
    throw error;
  } finally {
    changed();
  }
}

function create(userId: number): Promise<Replica> {
  return createReplica(userId, {
    fetch: apiFetch,
    build: import.meta.env?.VITE_BUILD ?? 'dev',
    onChange: changed,
    onError: reportError,
    // What is being typed is a draft, and the queue is on the disk.
    onOutdated: () => location.reload(),
    onTakenAway: () => {
      if (opening?.userId !== userId) return;
      void closeReplica();
      for (const listener of wipeListeners) listener();
    },
  });
}

/** Stops syncing and lets go of the database; everything stays on the device. */
export async function closeReplica(): Promise<void> {
  const closing = current;
  opening = null;
  current = null;
  changed();
  await closing?.close();
}

/** Removes everything a person has on this device, in every tab: for signing out. */
export async function wipeReplica(userId: number): Promise<void> {
  if (opening?.userId === userId) await closeReplica();
  tellTabs(userId, {type: 'wiped'});
  await Dexie.delete(databaseName(userId));
}

/**
 * Does what the person asked. Resolves once it is durable on this device, which
 * is all that a screen may promise; the server hears of it as soon as it can.
 */
export async function mutate<Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  file: LocalBlob | null = null,
): Promise<void> {
  const replica = await openOne();
  await outbox.enqueue(replica.store, {
    // The signature pairs the name with its arguments; a union cannot be built through a variable.
    mutation: {name, args} as Mutation,
    blob: file,
    ...newIntent(),
  });
  replica.wake('enqueue');
  askToStay();
}

/** Sends and fetches everything up to now; resolves when that is done or cannot be done now. */
export async function pullNow(): Promise<void> {
  const replica = await openOne();
  await replica.syncNow();
}

/** Asks again for what was refused, as a new intent. */
export async function retryRejected(id: string): Promise<void> {
  const replica = await openOne();
  await outbox.retryRejected(replica.store, id, newIntent());
  replica.wake('enqueue');
}

/** Gives up what was refused, with the file that came with it. */
export async function discardRejected(id: string): Promise<void> {
  await outbox.discardRejected((await openOne()).store, id);
}

/** The open replica, or the one that is just being opened. */
async function openOne(): Promise<Replica> {
  return must(await opening?.opened, 'an open replica');
}

let hasAskedToStay = false;

/** Once something worth keeping exists, asks the browser not to evict it; a refusal changes nothing. */
function askToStay(): void {
  if (hasAskedToStay) return;
  hasAskedToStay = true;
  void navigator.storage?.persist?.();
}

function newIntent(): {origin: string; at: string} {
  return {origin: crypto.randomUUID(), at: new Date().toISOString()};
}
