import type {Outcome} from '../../resume/model/outcome.ts';
import type {Kind, Rows} from '../model/kinds.ts';
import type {MutationArgs, MutationName, RejectionCode} from '../model/mutations.ts';
import type {MutationResult} from '../protocol/push.ts';

/**
 * What the server half of sync needs from the features and from the database.
 * `Tx` is a transaction of whatever keeps the rows: PostgreSQL in the backend,
 * plain maps in the simulation.
 */

/**
 * What a mutator answers. `dedupedBy` names the row that already stands for the
 * same intent. A refusal is final and is shown to the person; anything that may
 * succeed later is thrown, so that the mutation stays in the queue.
 */
export type MutatorOutcome =
  | Outcome<void, RejectionCode>
  | Outcome<{readonly dedupedBy: string}, RejectionCode>;

/**
 * Carries out one mutation inside the user's transaction. It runs in a
 * savepoint: after a refusal nothing it wrote remains. It must be harmless to
 * run again with the same ids.
 */
export type Mutator<Tx, Name extends MutationName> = (
  tx: Tx,
  args: MutationArgs<Name>,
) => Promise<MutatorOutcome>;

/** The mutators of one feature, or of all of them together. */
export type Mutators<Tx> = {[Name in MutationName]?: Mutator<Tx, Name>};

/** A row as it stands now, or the mark that it was deleted; then `row` is null. */
export interface ChangedRow<Row> {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly row: Row | null;
}

/** Where the rows of one kind are read for a pull. */
export interface PullSource<Tx, K extends Kind = Kind> {
  readonly kind: K;
  /**
   * Rows and tombstones of `userId` with `afterVersion < version <= uptoVersion`,
   * lowest version first, at most `limit` of them.
   */
  rowsSince(
    tx: Tx,
    userId: number,
    afterVersion: number,
    uptoVersion: number,
    limit: number,
  ): Promise<readonly ChangedRow<Rows[K]>[]>;
}

/** The sources of every kind, in any order. */
export type PullSources<Tx> = readonly {[K in Kind]: PullSource<Tx, K>}[Kind][];

/** How far a device's queue has been carried out. */
export interface GroupState {
  readonly userId: number;
  readonly lastMutationId: number;
}

/** What became of a mutation. `origin` names it for ever, also under a renewed group. */
export interface StoredResult extends MutationResult {
  readonly origin: string;
}

/** Who sends: noted with the group, to know which builds are still about. */
export interface Sender {
  readonly group: string;
  readonly schema: number;
  readonly build: string;
}

/** What carrying out a push needs from the database. */
export interface PushLog<Tx> {
  /** One transaction that holds the user's lock from its first statement to its commit. */
  inUserTx<Value>(userId: number, body: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** Runs `body` in a savepoint and undoes what it wrote unless the outcome is ok. */
  inSavepoint(tx: Tx, body: (tx: Tx) => Promise<MutatorOutcome>): Promise<MutatorOutcome>;
  readGroup(tx: Tx, group: string): Promise<GroupState | null>;
  writeGroup(tx: Tx, sender: Sender, lastMutationId: number): Promise<void>;
  resultByOrigin(tx: Tx, userId: number, origin: string): Promise<StoredResult | null>;
  /** Files the result under the group and its id; what is filed there already stays. */
  writeResult(tx: Tx, group: string, result: StoredResult): Promise<void>;
  /**
   * Counts a failure of the mutation at the head of a queue, in a transaction
   * of its own, and answers how often and since when it has been failing.
   */
  noteFailure(
    userId: number,
    sender: Sender,
    mutationId: number,
  ): Promise<{readonly failures: number; readonly forMs: number}>;
}

/** What answering a pull needs from the database. */
export interface ChangeLog<Tx> {
  /** One read-only transaction in which every read sees the same moment. */
  inSnapshot<Value>(body: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** `floor` is the highest version whose tombstones may be gone. */
  readClock(tx: Tx, userId: number): Promise<{epoch: string; version: number; floor: number}>;
  readGroup(tx: Tx, group: string): Promise<GroupState | null>;
  resultsSince(
    tx: Tx,
    group: string,
    afterVersion: number,
    uptoVersion: number,
  ): Promise<readonly MutationResult[]>;
}
