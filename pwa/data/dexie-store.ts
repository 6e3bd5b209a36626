import type {LocalStore, StoreTx} from '../../sync/engine/ports.ts';
import {type Kind, kinds, type Rows} from '../../sync/model/kinds.ts';
import {type Change, type Database, syncTables} from './database.ts';

/** How many notes on touched rows are kept; a tab that is further behind reads everything anew. */
const keptChanges = 200;

/** The device's store in IndexedDB, shared by all tabs. */
export function createDexieStore(database: Database): LocalStore {
  return {
    transact: body =>
      database.transaction('rw', [...syncTables], async () => {
        const touched = createTouched();
        const value = await body(openTx(database, touched));
        const change = touched.change();
        if (change !== null) await noteChange(database, change);
        return value;
      }),
  };
}

/** Lets every tab bring its rows up to date without reading all of them. */
async function noteChange(database: Database, change: Change): Promise<void> {
  const seq = await database.changes.add(change);
  if (typeof seq === 'number')
    await database.changes
      .where('seq')
      .below(seq - keptChanges)
      .delete();
}

/** Remembers which base rows a transaction wrote. */
function createTouched() {
  const ids: {[K in Kind]?: string[]} = {};
  let all = false;
  return {
    rows(kind: Kind, touched: readonly string[]): void {
      const known = ids[kind] ?? [];
      for (const id of touched) known.push(id);
      ids[kind] = known;
    },
    everything(): void {
      all = true;
    },
    change(): Change | null {
      if (all) return {ids: null};
      return Object.keys(ids).length === 0 ? null : {ids};
    },
  };
}

function openTx(database: Database, touched: ReturnType<typeof createTouched>): StoreTx {
  return {
    ...queueOf(database),
    async rows<K extends Kind>(kind: K) {
      return (await database.table(kind).toArray()) as Rows[K][];
    },
    async putRows(kind, rows) {
      await database.table(kind).bulkPut(rows);
      touched.rows(
        kind,
        rows.map(row => row.id),
      );
    },
    async removeRows(kind, ids) {
      await database.table(kind).bulkDelete([...ids]);
      touched.rows(kind, ids);
    },
    async clearRows() {
      for (const kind of kinds) await database.table(kind).clear();
      await database.progress.clear();
      touched.everything();
    },
  };
}

type Queue = Omit<StoreTx, 'rows' | 'putRows' | 'removeRows' | 'clearRows'>;

function queueOf({meta, outbox, rejected, blobs, aliases}: Database): Queue {
  return {
    async meta() {
      const kept = await meta.get('meta');
      if (kept === undefined) return null;
      const {key: _, ...rest} = kept;
      return rest;
    },
    async putMeta(books) {
      await meta.put({...books, key: 'meta'});
    },
    pending: () => outbox.orderBy('id').toArray(),
    async putPending(mutations) {
      await outbox.bulkPut(mutations);
    },
    removePending: ids => outbox.bulkDelete([...ids]),
    rejected: () => rejected.toArray(),
    async putRejected(mutations) {
      await rejected.bulkPut(mutations);
    },
    removeRejected: origins => rejected.bulkDelete([...origins]),
    blob: async sha256 => (await blobs.get(sha256)) ?? null,
    async putBlob(blob) {
      await blobs.put(blob);
    },
    removeBlobs: sha256s => blobs.bulkDelete([...sha256s]),
    async putAlias(id, of) {
      await aliases.put({id, of});
    },
  };
}
