import type {Device, SyncEnd} from './device.ts';
import {pullAll} from './pull.ts';
import {pushQueue} from './push.ts';

/**
 * Sends what waits and brings what changed, until both sides are at rest. Safe
 * in any number of tabs at once: the server carries each mutation out once, and
 * a pull that comes second is dropped.
 */
export async function syncOnce(device: Device): Promise<SyncEnd> {
  for (let oldest = await oldestWaiting(device); ; ) {
    const pushed = await pushQueue(device);
    if (pushed.kind !== 'done' && !isStuckAtHead(pushed)) return pushed;

    const pulled = await pullAll(device);
    if (pulled.kind !== 'done') return pulled;
    if (pushed.kind !== 'done') return pushed;

    const next = await oldestWaiting(device);
    if (next === null) return {kind: 'done'};
    // The server said it had them, yet no pull acknowledged one: not now.
    if (next === oldest) return {kind: 'later', reached: true, retryAfterMs: null};
    oldest = next;
  }
}

/** The server cannot carry out the first mutation now; that must not keep results from coming. */
function isStuckAtHead(end: SyncEnd): boolean {
  return end.kind === 'later' && end.reached && end.retryAfterMs === null;
}

async function oldestWaiting({store}: Device): Promise<string | null> {
  const [oldest] = await store.transact(tx => tx.pending());
  return oldest?.origin ?? null;
}
