import {must} from '../../resume/model/outcome.ts';
import {kinds} from '../model/kinds.ts';
import {standingJob} from '../mutators/jobs.ts';
import type {Mutation} from '../mutators/mutators.ts';
import {type BaseRows, createOverlay, replay} from './overlay.ts';
import type {
  LocalBlob,
  LocalStore,
  Meta,
  PendingMutation,
  RejectedMutation,
  StoreTx,
} from './ports.ts';

/**
 * The offline queue. A mutation enters when the person acts and leaves only
 * when a pull has brought what became of it, so closing the tab loses nothing
 * and sending it twice changes nothing.
 */

/** A database that belongs to somebody else: nothing in it may be read or sent. */
export class ForeignStoreError extends Error {}

/** Opens the device's books for a user; the first time, under a new group. */
export function openBooks(
  store: LocalStore,
  userId: number,
  newGroup: () => string,
): Promise<Meta> {
  return store.transact(async tx => {
    const kept = await tx.meta();
    if (kept !== null && kept.userId !== userId) throw new ForeignStoreError();
    const meta = kept ?? {userId, group: newGroup(), nextId: 1, cookie: null, lastSyncedAt: null};
    if (kept === null) await tx.putMeta(meta);
    return meta;
  });
}

/** What the person wants done, with the name it keeps for ever. */
export interface Intent {
  readonly mutation: Mutation;
  readonly origin: string;
  readonly at: string;
  readonly blob: LocalBlob | null;
}

/**
 * Keeps a mutation durably and puts it at the end of the queue. A request that
 * cannot be paid is held aside as a rejection instead of being sent.
 */
export function enqueue(store: LocalStore, intent: Intent): Promise<'queued' | 'held'> {
  return store.transact(async tx => {
    if (intent.blob !== null) await tx.putBlob(intent.blob);
    return append(tx, {
      ...intent.mutation,
      origin: intent.origin,
      at: intent.at,
      blob: intent.blob?.sha256 ?? null,
    });
  });
}

type Unnumbered = Mutation & Omit<PendingMutation, 'id' | keyof Mutation>;

async function append(tx: StoreTx, mutation: Unnumbered): Promise<'queued' | 'held'> {
  const meta = must(await tx.meta(), 'the books of this device');
  if (!(await isPayable(tx, mutation))) {
    await tx.putRejected([{...mutation, code: 'insufficient_credits'}]);
    return 'held';
  }
  await tx.putPending([{...mutation, id: meta.nextId}]);
  await tx.putMeta({...meta, nextId: meta.nextId + 1});
  return 'queued';
}

/** Whether the balance that remains after everything waiting covers this request. */
async function isPayable(tx: StoreTx, mutation: Mutation): Promise<boolean> {
  if (mutation.name !== 'job.request') return true;
  const [account, jobs] = [await tx.rows('account'), await tx.rows('jobs')];
  const view = createOverlay({
    ...noRows(),
    account: new Map(account.map(row => [row.id, row])),
    jobs: new Map(jobs.map(row => [row.id, row])),
  });
  replay(view, await tx.pending());
  replay(view, [{...mutation, at: ''}]);
  // A repeat of what is under way costs nothing: the server answers with the standing job.
  return standingJob(view.all('jobs'), mutation.args) !== undefined;
}

function noRows(): BaseRows {
  return Object.fromEntries(kinds.map(kind => [kind, new Map()])) as unknown as BaseRows;
}

/**
 * Begins a new group after the server lost the old one, and numbers the queue
 * from 1. Only the group that was refused is renewed, so a second tab that
 * hears the same refusal changes nothing. Origins stay, so that what the server
 * does remember is not carried out again.
 */
export function renewGroup(
  store: LocalStore,
  refusedGroup: string,
  newGroup: () => string,
): Promise<void> {
  return store.transact(async tx => {
    const meta = await tx.meta();
    if (meta?.group === refusedGroup) await renumber(tx, meta, newGroup());
  });
}

/** Puts the queue under `group`, numbered from 1. */
export async function renumber(tx: StoreTx, meta: Meta, group: string): Promise<void> {
  const pending = await tx.pending();
  await tx.removePending(pending.map(mutation => mutation.id));
  await tx.putPending(pending.map((mutation, index) => ({...mutation, id: index + 1})));
  await tx.putMeta({...meta, group, nextId: pending.length + 1});
}

/** Sets aside a mutation that cannot even be sent, and closes the gap it leaves. */
export function setAside(
  store: LocalStore,
  refused: {readonly group: string; readonly id: number},
  newGroup: () => string,
): Promise<void> {
  return store.transact(async tx => {
    const meta = await tx.meta();
    const mutation = (await tx.pending()).find(({id}) => id === refused.id);
    if (meta?.group !== refused.group || mutation === undefined) return;
    await tx.removePending([mutation.id]);
    await tx.putRejected([toRejected(mutation, 'invalid')]);
    await renumber(tx, meta, newGroup());
  });
}

export function toRejected(
  {id: _, ...mutation}: PendingMutation,
  code: RejectedMutation['code'],
): RejectedMutation {
  return {...mutation, code};
}

/** Sends a rejected mutation again, as a new intent. */
export function retryRejected(
  store: LocalStore,
  origin: string,
  again: {readonly origin: string; readonly at: string},
): Promise<void> {
  return store.transact(async tx => {
    const found = (await tx.rejected()).find(mutation => mutation.origin === origin);
    if (found === undefined) return;
    const {code: _, ...mutation} = found;
    await tx.removeRejected([origin]);
    await append(tx, {...mutation, ...again});
  });
}

/** Forgets a rejected mutation and the file that came with it. */
export function discardRejected(store: LocalStore, origin: string): Promise<void> {
  return store.transact(async tx => {
    const found = (await tx.rejected()).find(mutation => mutation.origin === origin);
    await tx.removeRejected([origin]);
    if (found?.blob) await dropUnneededBlobs(tx, [found.blob]);
  });
}

/** Removes those of the files that nothing waiting and nothing rejected refers to. */
export async function dropUnneededBlobs(tx: StoreTx, blobs: readonly string[]): Promise<void> {
  if (blobs.length === 0) return;
  const kept = [...(await tx.pending()), ...(await tx.rejected())];
  const needed = new Set(kept.map(({blob}) => blob));
  await tx.removeBlobs(blobs.filter(blob => !needed.has(blob)));
}
