import Dexie from 'dexie';
import {createOverlay, type Overlay, replay, showProgress} from '../../sync/engine/overlay.ts';
import type {PendingMutation, RejectedMutation} from '../../sync/engine/ports.ts';
import {type Kind, kinds, type Rows} from '../../sync/model/kinds.ts';
import type {JobProgress} from '../../sync/protocol/events.ts';
import {type Database, syncTables} from './database.ts';

/**
 * What the screens show, kept in memory: base rows with everything that waits
 * replayed over them. Each refresh is read in one transaction, so an
 * acknowledgement and the rows it brings are seen in the same moment.
 */
export interface LiveView {
  /** Undefined until the first reading; the same array until something in it changes. */
  rows<K extends Kind>(kind: K): readonly Rows[K][] | undefined;
  /** Also found under the id of a request that was answered by an earlier one. */
  row<K extends Kind>(kind: K, id: string): Rows[K] | undefined;
  waiting(): readonly PendingMutation[];
  rejected(): readonly RejectedMutation[];
  lastSyncedAt(): string | null;
  close(): void;
}

type Base = {readonly [K in Kind]: Map<string, Rows[K]>};

/** What one reading brings: rows that changed since the last, and the small tables whole. */
interface Reading {
  readonly seq: number;
  /** Whether the first filling is still under way. */
  readonly isFilling: boolean;
  /** Every row anew, instead of only those that changed. */
  readonly isWhole: boolean;
  readonly rows: readonly {kind: Kind; id: string; row: Rows[Kind] | undefined}[];
  readonly waiting: readonly PendingMutation[];
  readonly rejected: readonly RejectedMutation[];
  readonly progress: readonly JobProgress[];
  readonly aliases: ReadonlyMap<string, string>;
  readonly lastSyncedAt: string | null;
}

/** Screens are told at most this often, in ms: a burst of actions is read as one. */
const gapMs = {usual: 16, whileFilling: 250} as const;

/** Opens the view; `onChange` is called after every refresh, `onError` if reading fails. */
export function openLiveView(
  database: Database,
  onChange: () => void,
  onError: (error: unknown) => void,
): LiveView {
  const base = emptyBase();
  const cache = new Map<Kind, readonly Rows[Kind][]>();
  let overlay: Overlay = createOverlay(base);
  let current: Reading | null = null;

  async function refresh(): Promise<number> {
    const reading = await read(database, current?.seq ?? null);
    const touched = takeIn(base, reading);
    const before = overlay;
    current = reading;
    overlay = createOverlay(base);
    showProgress(overlay, reading.progress);
    replay(overlay, reading.waiting);
    for (const kind of kinds) {
      const isLaidOver = before.changesOf(kind) ?? overlay.changesOf(kind);
      if (touched.has(kind) || isLaidOver) cache.delete(kind);
    }
    onChange();
    return reading.isFilling ? gapMs.whileFilling : gapMs.usual;
  }
  const stop = onWritten(database, refresh, onError);

  return {
    rows<K extends Kind>(kind: K) {
      if (current === null) return undefined;
      const cached = cache.get(kind) ?? sortedRows(overlay, kind);
      cache.set(kind, cached);
      return cached as readonly Rows[K][];
    },
    row: (kind, id) => overlay.get(kind, id) ?? overlay.get(kind, current?.aliases.get(id) ?? ''),
    waiting: () => current?.waiting ?? nothing,
    rejected: () => current?.rejected ?? nothing,
    lastSyncedAt: () => current?.lastSyncedAt ?? null,
    close: stop,
  };
}

/**
 * Calls `refresh` now and whenever this tab or another has written; never twice
 * at the same time, and after each call not before the pause in ms it asks for.
 */
function onWritten(
  database: Database,
  refresh: () => Promise<number>,
  onError: (error: unknown) => void,
): () => void {
  const prefix = `idb://${database.name}/`;
  let isBusy = false;
  let isDue = true;
  let isClosed = false;

  async function run(): Promise<void> {
    isBusy = true;
    while (isDue && !isClosed) {
      isDue = false;
      const pauseMs = await refresh();
      await new Promise(resolve => setTimeout(resolve, pauseMs));
    }
    isBusy = false;
  }
  function start(): void {
    if (!isBusy) run().catch(error => isClosed || onError(error));
  }
  function heard(parts: object): void {
    if (!Object.keys(parts).some(part => part.startsWith(prefix))) return;
    isDue = true;
    start();
  }

  Dexie.on('storagemutated', heard);
  start();
  return () => {
    isClosed = true;
    Dexie.on.storagemutated.unsubscribe(heard);
  };
}

/** The same array each time: hooks compare what they are given. */
const nothing: readonly never[] = [];

function emptyBase(): Base {
  return Object.fromEntries(kinds.map(kind => [kind, new Map()])) as unknown as Base;
}

/** Ids begin with the time they were made, so this is the order of making. */
function sortedRows<K extends Kind>(overlay: Overlay, kind: K): readonly Rows[K][] {
  return [...overlay.all(kind)].sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Puts what was read into the base rows and names the kinds that changed. */
function takeIn(base: Base, {isWhole, rows}: Reading): ReadonlySet<Kind> {
  if (isWhole) for (const kind of kinds) base[kind].clear();
  for (const {kind, id, row} of rows) {
    const ofKind: Map<string, Rows[Kind]> = base[kind] as Map<string, Rows[Kind]>;
    if (row === undefined) ofKind.delete(id);
    else ofKind.set(id, row);
  }
  return new Set(isWhole ? kinds : rows.map(({kind}) => kind));
}

function read(database: Database, after: number | null): Promise<Reading> {
  return database.transaction('r', [...syncTables], async () => {
    const changes = await database.changes
      .where('seq')
      .above(after ?? 0)
      .toArray();
    const last = changes.at(-1)?.seq ?? after ?? 0;
    const first = changes[0]?.seq ?? last;
    // Notes that were swept, or a clearing: only a whole reading is sure.
    const isWhole = after === null || first > after + 1 || changes.some(({ids}) => ids === null);
    const rows = isWhole ? await readAll(database) : await readTouched(database, changes);
    const aliases = await database.aliases.toArray();
    const books = await database.meta.get('meta');
    return {
      seq: last,
      isFilling: books?.cookie?.page !== undefined,
      isWhole,
      rows,
      waiting: await database.outbox.orderBy('id').toArray(),
      rejected: await database.rejected.toArray(),
      progress: await database.progress.toArray(),
      aliases: new Map(aliases.map(({id, of}) => [id, of])),
      lastSyncedAt: books?.lastSyncedAt ?? null,
    };
  });
}

async function readAll(database: Database): Promise<Reading['rows']> {
  const rows: {kind: Kind; id: string; row: Rows[Kind]}[] = [];
  for (const kind of kinds) {
    const ofKind: Rows[Kind][] = await database.table(kind).toArray();
    for (const row of ofKind) rows.push({kind, id: row.id, row});
  }
  return rows;
}

async function readTouched(
  database: Database,
  changes: readonly {ids: {readonly [K in Kind]?: readonly string[]} | null}[],
): Promise<Reading['rows']> {
  const rows: {kind: Kind; id: string; row: Rows[Kind] | undefined}[] = [];
  for (const kind of kinds) {
    const ids = [...new Set(changes.flatMap(change => change.ids?.[kind] ?? []))];
    if (ids.length === 0) continue;
    const found: (Rows[Kind] | undefined)[] = await database.table(kind).bulkGet(ids);
    ids.forEach((id, index) => {
      rows.push({kind, id, row: found[index]});
    });
  }
  return rows;
}
