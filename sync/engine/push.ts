import {protocolVersion, pushLimits, schemaVersion} from '../protocol/version.ts';
import {type Device, type SyncEnd, stopFor} from './device.ts';
import {renewGroup, setAside} from './outbox.ts';
import type {LocalBlob, Meta, PendingMutation} from './ports.ts';

/**
 * Sends the queue, oldest first. Nothing is removed here: a mutation leaves the
 * queue only when a pull acknowledges it, so a lost reply costs one more send.
 */

/** How far this run has come; forgotten with the tab, which does no harm. */
interface Progress {
  group: string;
  sentThrough: number;
  batchSize: number;
  renewals: number;
}

/** More renewals in one run would mean a server that forgets at once: that is for later. */
const mostRenewals = 2;

/** Sends batch after batch until the server has seen the whole queue. */
export async function pushQueue(device: Device): Promise<SyncEnd> {
  const progress: Progress = {
    group: '',
    sentThrough: 0,
    batchSize: pushLimits.mutations,
    renewals: 0,
  };
  for (;;) {
    const {meta, batch} = await nextBatch(device, progress);
    if (meta === null || batch.length === 0) return {kind: 'done'};

    device.onSending(batch.map(({id}) => id));
    const end = await sendBatch(device, meta, batch, progress);
    device.onSending([]);
    if (end !== 'go on') return end;
  }
}

async function nextBatch(
  {store}: Device,
  progress: Progress,
): Promise<{meta: Meta | null; batch: readonly PendingMutation[]}> {
  const {meta, pending} = await store.transact(async tx => ({
    meta: await tx.meta(),
    pending: await tx.pending(),
  }));
  if (meta !== null && meta.group !== progress.group) {
    progress.group = meta.group;
    progress.sentThrough = 0;
  }
  const unsent = pending.filter(({id}) => id > progress.sentThrough);
  return {meta, batch: fitting(unsent, progress.batchSize)};
}

/** The first mutations that fit in a push; always at least one, however large. */
function fitting(unsent: readonly PendingMutation[], batchSize: number): PendingMutation[] {
  const batch: PendingMutation[] = [];
  let bytes = 0;
  for (const mutation of unsent) {
    // Length in UTF-16 units is near enough: the server's limit leaves room for eight times this.
    bytes += JSON.stringify(mutation.args).length;
    const isFull = batch.length >= batchSize || bytes > pushLimits.targetBytes;
    if (isFull && batch.length > 0) break;
    batch.push(mutation);
  }
  return batch;
}

async function sendBatch(
  device: Device,
  meta: Meta,
  batch: readonly PendingMutation[],
  progress: Progress,
): Promise<SyncEnd | 'go on'> {
  const blocked = await sendBlobs(device, batch);
  if (blocked !== null) return blocked;

  const reply = await device.transport.push({
    proto: protocolVersion,
    schema: schemaVersion,
    build: device.build,
    userId: meta.userId,
    group: meta.group,
    mutations: batch.map(({id, origin, name, args, at}) => ({id, origin, name, args, at})),
  });
  if (reply.kind === 'ok') {
    progress.sentThrough = reply.body.lastMutationId;
    const isWhole = progress.sentThrough >= (batch.at(-1)?.id ?? 0);
    return isWhole ? 'go on' : {kind: 'later', reached: true, retryAfterMs: null};
  }
  if (reply.kind !== 'refused') return stopFor(reply);
  if (reply.why === 'unknown_group' && progress.renewals < mostRenewals) {
    progress.renewals += 1;
    await renewGroup(device.store, meta.group, device.newId);
    return 'go on';
  }
  if (reply.why === 'too_large') {
    await splitOrSetAside(device, meta, batch, progress);
    return 'go on';
  }
  return stopFor(reply);
}

async function splitOrSetAside(
  device: Device,
  meta: Meta,
  batch: readonly PendingMutation[],
  progress: Progress,
): Promise<void> {
  const [only] = batch;
  if (batch.length > 1) progress.batchSize = Math.ceil(batch.length / 2);
  else if (only) await setAside(device.store, {group: meta.group, id: only.id}, device.newId);
}

/**
 * Files go ahead of the mutations that name them. A file the server will not
 * take is passed over: the mutation is then refused with the reason.
 */
async function sendBlobs(
  {store, transport}: Device,
  batch: readonly PendingMutation[],
): Promise<SyncEnd | null> {
  const names = new Set(batch.flatMap(({blob}) => (blob === null ? [] : [blob])));
  for (const name of names) {
    const blob: LocalBlob | null = await store.transact(tx => tx.blob(name));
    if (blob === null) continue;
    const reply = await transport.putBlob(blob);
    const isPassedOver =
      reply.kind === 'refused' && (reply.why === 'too_large' || reply.why === 'unacceptable');
    if (reply.kind !== 'ok' && !isPassedOver) return stopFor(reply);
  }
  return null;
}
