import {type Kind, kinds, type Rows} from '../model/kinds.ts';
import {isSameCookie, type PatchOp, type PullResponse} from '../protocol/pull.ts';
import {protocolVersion, schemaVersion} from '../protocol/version.ts';
import {type Device, type SyncEnd, stopFor} from './device.ts';
import {dropUnneededBlobs, renumber, toRejected} from './outbox.ts';
import type {LocalStore, Meta, PendingMutation, RejectedMutation, StoreTx} from './ports.ts';

/**
 * Applies one page of a pull. Rows, results, cookie and the trimming of the
 * queue become durable together: a crash shows either all of it or none, and
 * an acknowledgement never comes without the rows it acknowledges.
 */
export function applyPull(
  store: LocalStore,
  sentGroup: string,
  response: PullResponse,
  device: {readonly now: string; readonly newGroup: () => string},
): Promise<'applied' | 'stale'> {
  return store.transact(async tx => {
    const meta = await tx.meta();
    // Another tab, or an answer that overtook this one, has moved the device on;
    // and a place in one group's queue means nothing in another's.
    if (meta === null || meta.group !== sentGroup) return 'stale';
    if (!isSameCookie(meta.cookie, response.base)) return 'stale';

    if (response.clear) await tx.clearRows();
    await writePatch(tx, response.patch);
    const moved = {
      ...meta,
      cookie: response.cookie,
      lastSyncedAt: response.more ? meta.lastSyncedAt : device.now,
    };
    if (isOtherDatabase(meta, response)) {
      // What the new one remembers of our group may be older than our numbers.
      await renumber(tx, moved, device.newGroup());
    } else {
      await settle(tx, response);
      await tx.putMeta(moved);
    }
    return 'applied';
  });
}

function isOtherDatabase(meta: Meta, response: PullResponse): boolean {
  return meta.cookie !== null && meta.cookie.epoch !== response.cookie.epoch;
}

/** Kinds of a newer server that this build does not know are passed over. */
async function writePatch(tx: StoreTx, patch: readonly PatchOp[]): Promise<void> {
  for (const kind of kinds) {
    const puts: Rows[Kind][] = [];
    const dels: string[] = [];
    for (const op of patch) {
      if (op.t !== kind) continue;
      // Our own server wrote it from the same schema; checking thousands of rows would only be slow.
      if (op.op === 'put') puts.push(op.row as Rows[Kind]);
      else dels.push(op.id);
    }
    if (puts.length > 0) await tx.putRows(kind, puts);
    if (dels.length > 0) await tx.removeRows(kind, dels);
  }
}

/** Takes out of the queue what the server has dealt with, and keeps what it refused to show it. */
async function settle(tx: StoreTx, response: PullResponse): Promise<void> {
  const results = new Map(response.results.map(result => [result.id, result]));
  const done: PendingMutation[] = [];
  const rejected: RejectedMutation[] = [];

  // Only what still waits here: the result of a card that was discarded must not bring it back.
  for (const mutation of await tx.pending()) {
    const result = results.get(mutation.id);
    const isRejected = result?.status === 'rejected';
    if (isRejected) rejected.push(toRejected(mutation, result.code ?? 'server_error'));
    if (isRejected || mutation.id <= (response.lastMutationId ?? 0)) done.push(mutation);
    if (result?.of && mutation.name === 'job.request') {
      await tx.putAlias(mutation.args.id, result.of);
    }
  }
  await tx.removePending(done.map(({id}) => id));
  await tx.putRejected(rejected);
  await dropUnneededBlobs(tx, blobsOf(done));
}

function blobsOf(mutations: readonly PendingMutation[]): string[] {
  return mutations.flatMap(({blob}) => (blob === null ? [] : [blob]));
}

/** Pulls page after page until the device holds all there was. */
export async function pullAll(device: Device): Promise<SyncEnd> {
  for (let stale = 0; stale < 5; ) {
    const meta = await device.store.transact(tx => tx.meta());
    if (meta === null) return {kind: 'later', reached: true, retryAfterMs: null};

    const reply = await device.transport.pull({
      proto: protocolVersion,
      schema: schemaVersion,
      userId: meta.userId,
      group: meta.group,
      cookie: meta.cookie,
    });
    if (reply.kind !== 'ok') return stopFor(reply);

    const applied = await applyPull(device.store, meta.group, reply.body, {
      now: new Date(device.clock.now()).toISOString(),
      newGroup: device.newId,
    });
    if (applied === 'stale') stale += 1;
    else if (!reply.body.more) return {kind: 'done'};
  }
  // Other tabs are pulling faster than this one: they bring the rows.
  return {kind: 'done'};
}
