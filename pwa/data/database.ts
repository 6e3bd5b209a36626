import Dexie, {type DexieOptions, type EntityTable} from 'dexie';
import type {LocalBlob, Meta, PendingMutation, RejectedMutation} from '../../sync/engine/ports.ts';
import {type Kind, kinds, type Rows} from '../../sync/model/kinds.ts';
import type {JobProgress} from '../../sync/protocol/events.ts';

/** Which base rows one transaction touched; `ids` null means all of them. */
export interface Change {
  readonly seq?: number;
  readonly ids: {readonly [K in Kind]?: readonly string[]} | null;
}

/** Something typed or chosen that is not yet an action. */
export interface Draft {
  readonly key: string;
  readonly value: unknown;
}

/** A copy of a file the person uploaded, for what is made from it without a network. */
export interface OwnFile {
  readonly sha256: string;
  readonly bytes: ArrayBuffer;
}

type BaseTables = {readonly [K in Kind]: EntityTable<Rows[K], 'id'>};

/** Everything one person has on this device. */
export type Database = Dexie &
  BaseTables & {
    readonly outbox: EntityTable<PendingMutation, 'id'>;
    readonly meta: EntityTable<Meta & {readonly key: 'meta'}, 'key'>;
    readonly rejected: EntityTable<RejectedMutation, 'origin'>;
    readonly blobs: EntityTable<LocalBlob, 'sha256'>;
    readonly aliases: EntityTable<{readonly id: string; readonly of: string}, 'id'>;
    readonly changes: EntityTable<Change, 'seq'>;
    readonly progress: EntityTable<JobProgress, 'id'>;
    readonly drafts: EntityTable<Draft, 'key'>;
    readonly ownFiles: EntityTable<OwnFile, 'sha256'>;
  };

/** The tables that the queue and the rows live in, written together or not at all. */
export const syncTables = [
  ...kinds,
  'outbox',
  'meta',
  'rejected',
  'blobs',
  'aliases',
  'changes',
  'progress',
] as const;

export function databaseName(userId: number): string {
  return `galley-u${userId}-v1`;
}

/**
 * The database of one person. A table that holds anything is never made anew:
 * it would lose what waits in it.
 */
export function createDatabase(userId: number, options: DexieOptions = {}): Database {
  const database = new Dexie(databaseName(userId), {
    // "Saved on this device" has to survive a power cut, not only a crash.
    chromeTransactionDurability: 'strict',
    ...options,
  });
  database.version(1).stores({
    ...Object.fromEntries(kinds.map(kind => [kind, 'id'])),
    outbox: 'id',
    meta: 'key',
    rejected: 'origin',
    blobs: 'sha256',
    aliases: 'id',
    changes: '++seq',
    progress: 'id',
    drafts: 'key',
    notifications: 'id, at',
    history: 'id, optimisationId',
  });
  database.version(2).stores({ownFiles: 'sha256', notifications: null, history: null});
  return database as Database;
}
