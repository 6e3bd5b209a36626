import {useCallback, useMemo, useSyncExternalStore} from 'react';
import type {PendingMutation, RejectedMutation} from '../../sync/engine/ports.ts';
import type {Account} from '../../sync/model/entities.ts';
import type {Kind, Rows} from '../../sync/model/kinds.ts';
import {type RejectionCode, rejectionMessages} from '../../sync/model/mutations.ts';
import type {Mutation} from '../../sync/mutators/mutators.ts';
import {targetOf} from '../../sync/mutators/target.ts';
import {currentReplica, subscribeToReplica} from './replica.ts';
import type {SyncSnapshot} from './sync-state.ts';

/** What screens read: every hook shows the device's own data and follows it as it changes. */

/** All rows of a kind, oldest first, with what waits laid over them; undefined until read once. */
export function useRows<K extends Kind>(kind: K): readonly Rows[K][] | undefined {
  return useSyncExternalStore(subscribeToReplica, () => currentReplica()?.view.rows(kind));
}

/**
 * One row, undefined where there is none. A request that an earlier one answers
 * is found under either id.
 * @public
 */
export function useRow<K extends Kind>(kind: K, id: string): Rows[K] | undefined {
  return useSyncExternalStore(subscribeToReplica, () => currentReplica()?.view.row(kind, id));
}

/** The signed-in person's account, with the balance as it will be once everything waiting is done. */
export function useAccount(): Account | undefined {
  return useRows('account')?.[0];
}

const notOpen: SyncSnapshot = {
  online: true,
  phase: 'idle',
  waiting: 0,
  oldestWaitingAt: null,
  lastSyncedAt: null,
};

export function useSyncState(): SyncSnapshot {
  return useSyncExternalStore(
    subscribeToReplica,
    () => currentReplica()?.state.snapshot() ?? notOpen,
  );
}

/** Something that will not happen as it is: to be shown with its reason until retried or discarded. */
export type Rejected = Mutation & {
  readonly id: string;
  readonly code: RejectionCode;
  readonly message: string;
  readonly at: string;
};

const noneRejected: readonly RejectedMutation[] = [];

export function useRejected(): readonly Rejected[] {
  const rejected = useSyncExternalStore(
    subscribeToReplica,
    () => currentReplica()?.view.rejected() ?? noneRejected,
  );
  return useMemo(() => rejected.map(toRejected), [rejected]);
}

function toRejected({origin, blob: _, ...mutation}: RejectedMutation): Rejected {
  return {...mutation, id: origin, message: rejectionMessages[mutation.code]};
}

export type ItemSync = 'synced' | 'waiting' | 'sending' | 'needs-attention';

/**
 * How far the changes to one row have come.
 * @public
 */
export function useItemSync(kind: Kind, id: string): ItemSync {
  return useSyncExternalStore(subscribeToReplica, () => itemSync(kind, id));
}

function itemSync(kind: Kind, id: string): ItemSync {
  const replica = currentReplica();
  if (replica === null) return 'synced';
  if (replica.view.rejected().some(mutation => concerns(mutation, kind, id))) {
    return 'needs-attention';
  }
  const waiting: readonly PendingMutation[] = replica.view
    .waiting()
    .filter(mutation => concerns(mutation, kind, id));
  if (waiting.length === 0) return 'synced';
  return waiting.some(mutation => replica.state.isSending(mutation.id)) ? 'sending' : 'waiting';
}

function concerns(mutation: Mutation, kind: Kind, id: string): boolean {
  const target = targetOf(mutation);
  return target.kind === kind && (target.id === null || target.id === id);
}

/**
 * A form's contents or a choice, kept on the device as it is made. One key
 * always holds one type of value: the type is not stored with it.
 */
export function useDraft<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const kept = useSyncExternalStore(subscribeToReplica, () => currentReplica()?.drafts.get(key));
  const set = useCallback((value: Value) => currentReplica()?.drafts.set(key, value), [key]);
  return [kept === undefined ? initial : (kept as Value), set];
}
