import type {DexieOptions} from 'dexie';
import type {Device} from '../../sync/engine/device.ts';
import {openBooks} from '../../sync/engine/outbox.ts';
import type {Clock, LocalStore} from '../../sync/engine/ports.ts';
import {createScheduler, type WakeReason} from '../../sync/engine/scheduler.ts';
import {syncOnce} from '../../sync/engine/sync-once.ts';
import {createDatabase, type Database} from './database.ts';
import {createDexieStore} from './dexie-store.ts';
import {type Drafts, openDrafts} from './drafts.ts';
import {createHints, type Hints, keepProgress} from './hints.ts';
import {type LiveView, openLiveView} from './live-view.ts';
import {createSyncState, type SyncState} from './sync-state.ts';
import {joinTabs, type TabMessage} from './tabs.ts';
import {createTransport, type Fetch} from './transport.ts';

/** One person's data on this device, and the loop that keeps it in step with the server. */
export interface Replica {
  readonly userId: number;
  readonly database: Database;
  readonly store: LocalStore;
  readonly view: LiveView;
  readonly drafts: Drafts;
  readonly state: SyncState;
  /** Has the queue sent and changes fetched, by this tab or by the one that leads. */
  wake(reason: WakeReason): void;
  syncNow(): Promise<void>;
  close(): Promise<void>;
}

/** What a replica needs from the page around it. */
export interface Surroundings {
  readonly fetch: Fetch;
  readonly build: string;
  /** Called whenever anything that screens show may have changed. */
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
  /** The person signed out in another tab: their data is being removed. */
  readonly onTakenAway: () => void;
  /** Another tab runs a newer build, which needs the database for its own version of it. */
  readonly onOutdated: () => void;
  /** Where the database lives; tests bring their own. */
  readonly indexedDb?: DexieOptions;
}

const clock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** Opens the database of a person and starts the loop. */
export async function createReplica(userId: number, around: Surroundings): Promise<Replica> {
  const database = createDatabase(userId, around.indexedDb);
  const store = createDexieStore(database);
  const newId = () => crypto.randomUUID();
  await openBooks(store, userId, newId);
  const drafts = await openDrafts(database, around.onChange, around.onError);

  const state = createSyncState(navigator.onLine !== false, around.onChange);
  const view = openLiveView(
    database,
    () => {
      state.readView(view);
      around.onChange();
    },
    around.onError,
  );
  const transport = createTransport(around.fetch);
  const onSending = state.setSending;
  const device = {store, transport, clock, newId, build: around.build, onSending};
  const loop = startLoop(userId, device, database, state, around);

  database.on('versionchange', ({newVersion}) => {
    // The other tab waits for this connection to end.
    database.close();
    if (newVersion === null) around.onTakenAway();
    else around.onOutdated();
  });
  return {
    ...{userId, database, store, view, drafts, state},
    wake: loop.wake,
    syncNow: loop.syncNow,
    async close() {
      loop.stop();
      view.close();
      await drafts.written();
      database.close();
    },
  };
}

/** Ties the scheduler to what can wake it: other tabs, the server's hints, the browser. */
function startLoop(
  userId: number,
  device: Device,
  database: Database,
  state: SyncState,
  {onError, onTakenAway}: Surroundings,
) {
  const scheduler = createScheduler({
    sync: () => syncOnce(device),
    clock,
    random: Math.random,
    onPhase(phase) {
      state.setPhase(phase);
      tabs.tell({type: 'phase', phase});
      if (phase === 'idle' && tabs.isLeader()) hints.open();
    },
    onError,
  });
  const hints: Hints = createHints({
    onPoke: () => scheduler.wake('poke'),
    onOpen: () => scheduler.wake('online'),
    onBreak: () => scheduler.wake('poke'),
    onJob(progress) {
      keepProgress(database, progress).catch(onError);
      // Its end is shown with its result, which only a pull brings.
      if (progress.status !== 'queued' && progress.status !== 'running') scheduler.wake('poke');
    },
  });
  const tabs = joinTabs(userId, clock, {
    onMessage(message: TabMessage) {
      if (message.type === 'wiped') onTakenAway();
      if (message.type === 'phase' && !tabs.isLeader()) state.setPhase(message.phase);
      if (!tabs.isLeader()) return;
      if (message.type === 'wake') scheduler.wake('other-tab');
      if (message.type === 'hello') tabs.tell({type: 'phase', phase: state.snapshot().phase});
    },
    onLeaderChange(isLeader) {
      if (isLeader) scheduler.wake('start');
      else hints.close();
    },
  });
  tabs.tell({type: 'hello'});
  const wake = (reason: WakeReason) => {
    if (tabs.isLeader()) scheduler.wake(reason);
    else tabs.tell({type: 'wake'});
  };
  const ignoreBrowser = listenToBrowser(wake);

  return {
    wake,
    syncNow: scheduler.syncNow,
    stop() {
      ignoreBrowser();
      scheduler.stop();
      hints.close();
      tabs.close();
    },
  };
}

/** Moments at which the network may have changed or the person looks again. */
function listenToBrowser(wake: (reason: WakeReason) => void): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  globalThis.addEventListener('online', () => wake('online'), {signal});
  // Trying shows at once whether the server is really out of reach: it may be this very machine.
  globalThis.addEventListener('offline', () => wake('online'), {signal});
  globalThis.addEventListener('focus', () => wake('visible'), {signal});
  globalThis.document?.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') wake('visible');
    },
    {signal},
  );
  return () => listening.abort();
}
