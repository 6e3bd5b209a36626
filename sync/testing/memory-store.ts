import type {
  LocalBlob,
  LocalStore,
  Meta,
  PendingMutation,
  RejectedMutation,
  StoreTx,
} from '../engine/ports.ts';
import {type Kind, kinds, type Rows} from '../model/kinds.ts';
import {createQueue, type Journal, UndoableMap, undoTo} from './undo.ts';

/** What a device holds on its disk; tabs come and go, this stays. */
export interface MemoryDisk {
  readonly meta: UndoableMap<'meta', Meta>;
  readonly pending: UndoableMap<number, PendingMutation>;
  readonly rejected: UndoableMap<string, RejectedMutation>;
  readonly blobs: UndoableMap<string, LocalBlob>;
  readonly aliases: UndoableMap<string, string>;
  readonly rows: {readonly [K in Kind]: UndoableMap<string, Rows[K]>};
}

export function createMemoryDisk(): MemoryDisk {
  const rows = Object.fromEntries(kinds.map(kind => [kind, new UndoableMap()]));
  return {
    meta: new UndoableMap(),
    pending: new UndoableMap(),
    rejected: new UndoableMap(),
    blobs: new UndoableMap(),
    aliases: new UndoableMap(),
    rows: rows as unknown as MemoryDisk['rows'],
  };
}

/** Where a test may stop a tab: around a transaction, never inside one. */
export interface StoreHooks {
  readonly beforeTransaction: () => Promise<void>;
  readonly afterCommit: () => Promise<void>;
}

/** A store in memory whose transactions are one at a time and all or nothing. */
export function createMemoryStore(
  disk: MemoryDisk = createMemoryDisk(),
  hooks?: StoreHooks,
): LocalStore {
  const oneAtATime = createQueue();
  return {
    async transact(body) {
      await hooks?.beforeTransaction();
      const value = await oneAtATime(() => commitOrUndo(disk, body));
      await hooks?.afterCommit();
      return value;
    },
  };
}

async function commitOrUndo<Value>(
  disk: MemoryDisk,
  body: (tx: StoreTx) => Promise<Value>,
): Promise<Value> {
  const journal: Journal = {undo: []};
  try {
    return await body(openTx(disk, journal));
  } catch (error) {
    undoTo(journal, 0);
    throw error;
  }
}

function openTx(disk: MemoryDisk, journal: Journal): StoreTx {
  const eraseAll = <Key>(map: UndoableMap<Key, unknown>, keys: Iterable<Key>) => {
    for (const key of [...keys]) map.erase(journal, key);
  };
  return {
    meta: async () => disk.meta.get('meta') ?? null,
    putMeta: async meta => disk.meta.write(journal, 'meta', meta),
    pending: async () => [...disk.pending.values()].sort((left, right) => left.id - right.id),
    async putPending(mutations) {
      for (const mutation of mutations) disk.pending.write(journal, mutation.id, mutation);
    },
    removePending: async ids => eraseAll(disk.pending, ids),
    rejected: async () => [...disk.rejected.values()],
    async putRejected(mutations) {
      for (const mutation of mutations) disk.rejected.write(journal, mutation.origin, mutation);
    },
    removeRejected: async origins => eraseAll(disk.rejected, origins),
    blob: async sha256 => disk.blobs.get(sha256) ?? null,
    putBlob: async blob => disk.blobs.write(journal, blob.sha256, blob),
    removeBlobs: async sha256s => eraseAll(disk.blobs, sha256s),
    rows: async kind => [...disk.rows[kind].values()],
    async putRows(kind, rows) {
      const ofKind = disk.rows[kind] as unknown as UndoableMap<string, Rows[Kind]>;
      for (const row of rows) ofKind.write(journal, row.id, row);
    },
    removeRows: async (kind, ids) => eraseAll(disk.rows[kind], ids),
    async clearRows() {
      for (const kind of kinds) eraseAll(disk.rows[kind], disk.rows[kind].keys());
    },
    putAlias: async (id, of) => disk.aliases.write(journal, id, of),
  };
}
