import type {SyncPhase} from '../../sync/engine/scheduler.ts';
import type {LiveView} from './live-view.ts';

/** How far this device and the server are in step, for the sync chip. */
export interface SyncSnapshot {
  readonly online: boolean;
  readonly phase: SyncPhase;
  /** Changes that wait to be sent or confirmed. */
  readonly waiting: number;
  readonly oldestWaitingAt: string | null;
  readonly lastSyncedAt: string | null;
}

export interface SyncState {
  /** The same object until something in it changes. */
  snapshot(): SyncSnapshot;
  /** Whether the mutation at this place of the queue is on its way right now. */
  isSending(id: number): boolean;
  setPhase(phase: SyncPhase): void;
  setSending(ids: readonly number[]): void;
  readView(view: LiveView): void;
}

export function createSyncState(isOnline: boolean, onChange: () => void): SyncState {
  let sending: ReadonlySet<number> = new Set();
  let snapshot: SyncSnapshot = {
    online: isOnline,
    phase: 'idle',
    waiting: 0,
    oldestWaitingAt: null,
    lastSyncedAt: null,
  };

  return {
    snapshot: () => snapshot,
    isSending: id => sending.has(id),
    setPhase(phase) {
      // Only an answer, or the lack of one, tells whether the server can be reached.
      const online = phase === 'syncing' ? snapshot.online : phase !== 'offline';
      if (phase === snapshot.phase && online === snapshot.online) return;
      snapshot = {...snapshot, phase, online};
      onChange();
    },
    setSending(ids) {
      sending = new Set(ids);
      onChange();
    },
    readView(view) {
      const waiting = view.waiting();
      snapshot = {
        ...snapshot,
        waiting: waiting.length,
        oldestWaitingAt: waiting[0]?.at ?? null,
        lastSyncedAt: view.lastSyncedAt(),
      };
    },
  };
}
