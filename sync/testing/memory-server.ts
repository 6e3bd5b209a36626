import type {Kind, Rows} from '../model/kinds.ts';
import {kinds} from '../model/kinds.ts';
import type {MutationResult} from '../protocol/push.ts';
import type {
  ChangedRow,
  ChangeLog,
  GroupState,
  PullSources,
  PushLog,
  StoredResult,
} from '../server/ports.ts';
import {createQueue, type Journal, UndoableMap, undoTo} from './undo.ts';

/** A server's database in memory: what a restart keeps and a backup copies. */
export interface MemoryDatabase {
  epoch: string;
  readonly clocks: UndoableMap<number, {version: number; floor: number}>;
  readonly rows: UndoableMap<string, StoredRow>;
  readonly groups: UndoableMap<string, GroupState>;
  readonly results: UndoableMap<
    string,
    StoredResult & {group: string; userId: number; version: number}
  >;
  readonly failures: UndoableMap<string, {failures: number; since: number}>;
  readonly blobs: UndoableMap<string, true>;
  /** Credits by what they stand for: `kind` and `ref` once each. */
  readonly ledger: UndoableMap<string, {userId: number; delta: number}>;
}

interface StoredRow extends ChangedRow<Rows[Kind]> {
  readonly userId: number;
  readonly kind: Kind;
}

/** A transaction: `version` is what its rows carry. */
export interface MemoryTx {
  readonly database: MemoryDatabase;
  readonly journal: Journal;
  readonly userId: number;
  readonly version: number;
}

export function createMemoryDatabase(epoch: string): MemoryDatabase {
  return {
    epoch,
    clocks: new UndoableMap(),
    rows: new UndoableMap(),
    groups: new UndoableMap(),
    results: new UndoableMap(),
    failures: new UndoableMap(),
    blobs: new UndoableMap(),
    ledger: new UndoableMap(),
  };
}

/** Where a test may stop the server: before a transaction, or at its commit by throwing. */
export interface ServerHooks {
  readonly beforeTransaction: () => Promise<void>;
  readonly atCommit: () => void;
}

/** The logs of push and pull over a database in memory. */
export function createMemoryLogs(
  database: MemoryDatabase,
  hooks: ServerHooks,
  now: () => number = () => 0,
): {readonly push: PushLog<MemoryTx>; readonly pull: ChangeLog<MemoryTx>} {
  const oneAtATime = createQueue();
  const readGroup = async (_: MemoryTx, group: string) => database.groups.get(group) ?? null;

  return {
    push: {
      async inUserTx(userId, body) {
        await hooks.beforeTransaction();
        return oneAtATime(() => inUserTx(database, userId, body, hooks.atCommit));
      },
      async inSavepoint(tx, body) {
        const mark = tx.journal.undo.length;
        const outcome = await body(tx);
        if (!outcome.ok) undoTo(tx.journal, mark);
        return outcome;
      },
      readGroup,
      async writeGroup(tx, {group}, lastMutationId) {
        database.groups.write(tx.journal, group, {userId: tx.userId, lastMutationId});
      },
      async resultByOrigin(_, userId, origin) {
        return database.results.get(`${userId} ${origin}`) ?? null;
      },
      async writeResult({journal, userId, version}, group, result) {
        const key = `${userId} ${result.origin}`;
        if (database.results.has(key)) return;
        database.results.write(journal, key, {...result, group, userId, version});
      },
      async noteFailure(_, {group}, mutationId) {
        const key = `${group} ${mutationId}`;
        const {failures, since} = database.failures.get(key) ?? {failures: 0, since: now()};
        database.failures.set(key, {failures: failures + 1, since});
        return {failures: failures + 1, forMs: now() - since};
      },
    },
    pull: {
      async inSnapshot(body) {
        await hooks.beforeTransaction();
        return oneAtATime(() => body({database, journal: {undo: []}, userId: 0, version: 0}));
      },
      async readClock(_, userId) {
        const {version, floor} = database.clocks.get(userId) ?? {version: 0, floor: 0};
        return {epoch: database.epoch, version, floor};
      },
      readGroup,
      resultsSince: async (_, group, after, upto) => resultsSince(database, group, after, upto),
    },
  };
}

/** The door: the next version for the rows, published only if something was written. */
export async function inUserTx<Value>(
  database: MemoryDatabase,
  userId: number,
  body: (tx: MemoryTx) => Promise<Value>,
  atCommit: () => void = () => undefined,
): Promise<Value> {
  const clock = database.clocks.get(userId) ?? {version: 0, floor: 0};
  const journal: Journal = {undo: []};
  const version = clock.version + 1;
  try {
    const value = await body({database, journal, userId, version});
    if (journal.undo.length > 0) database.clocks.write(journal, userId, {...clock, version});
    atCommit();
    return value;
  } catch (error) {
    undoTo(journal, 0);
    throw error;
  }
}

function resultsSince(
  database: MemoryDatabase,
  group: string,
  after: number,
  upto: number,
): MutationResult[] {
  return [...database.results.values()]
    .filter(result => result.group === group && result.version > after && result.version <= upto)
    .map(({id, status, code, of}) => ({id, status, code, of}));
}

/** Puts a row in the hand of a transaction, or its tombstone. */
export function writeRow<K extends Kind>(
  tx: MemoryTx,
  kind: K,
  id: string,
  row: Rows[K] | null,
): void {
  const {database, journal, userId, version} = tx;
  const stored = {userId, kind, id, version, deleted: row === null, row};
  database.rows.write(journal, rowKey(userId, kind, id), stored);
}

/** The rows of a user as they stand. */
export function rowsOf<K extends Kind>(
  database: MemoryDatabase,
  userId: number,
  kind: K,
): Rows[K][] {
  return [...database.rows.values()]
    .filter(stored => stored.userId === userId && stored.kind === kind && stored.row !== null)
    .map(stored => stored.row as Rows[K]);
}

export function rowKey(userId: number, kind: Kind, id: string): string {
  return `${userId} ${kind} ${id}`;
}

/** A pull source for every kind. */
export const memorySources = kinds.map(kind => ({
  kind,
  async rowsSince(
    {database}: MemoryTx,
    userId: number,
    after: number,
    upto: number,
    limit: number,
  ) {
    return [...database.rows.values()]
      .filter(
        stored =>
          stored.userId === userId &&
          stored.kind === kind &&
          stored.version > after &&
          stored.version <= upto,
      )
      .sort((left, right) => left.version - right.version)
      .slice(0, limit);
  },
})) as unknown as PullSources<MemoryTx>;
