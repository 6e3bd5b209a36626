import type {Kind, Rows} from '../model/kinds.ts';
import type {RejectionCode} from '../model/mutations.ts';
import type {Mutation} from '../mutators/mutators.ts';
import type {Cookie, PullRequest, PullResponse} from '../protocol/pull.ts';
import type {PushRequest, PushResponse} from '../protocol/push.ts';

/** What the engine needs from the device it runs on. */

/** A mutation that was durably kept and that the server has not yet confirmed by a pull. */
export type PendingMutation = Mutation & {
  /** Its place in the group's queue, from 1 without gaps. */
  readonly id: number;
  /** Names the intent for ever, also under a renewed group. */
  readonly origin: string;
  /** When the person acted, by the device's clock; display only. */
  readonly at: string;
  /** SHA-256 of a file that must reach the server first. */
  readonly blob: string | null;
};

/** A mutation that will not be carried out as it is: shown until retried or discarded. */
export type RejectedMutation = Mutation & {
  readonly origin: string;
  readonly at: string;
  readonly blob: string | null;
  readonly code: RejectionCode;
};

/** A file that waits to be uploaded. ArrayBuffer, because Safari loses Blobs kept in IndexedDB. */
export interface LocalBlob {
  readonly sha256: string;
  readonly bytes: ArrayBuffer;
  readonly mime: string;
}

/** The one record that says whose rows these are and how far they have come. */
export interface Meta {
  readonly userId: number;
  /** The client group: this device's queue, as the server knows it. */
  readonly group: string;
  readonly nextId: number;
  readonly cookie: Cookie | null;
  readonly lastSyncedAt: string | null;
}

/** What happens inside one transaction: all of it becomes durable, or none. */
export interface StoreTx {
  meta(): Promise<Meta | null>;
  putMeta(meta: Meta): Promise<void>;
  /** Oldest first. */
  pending(): Promise<readonly PendingMutation[]>;
  putPending(mutations: readonly PendingMutation[]): Promise<void>;
  removePending(ids: readonly number[]): Promise<void>;
  rejected(): Promise<readonly RejectedMutation[]>;
  putRejected(mutations: readonly RejectedMutation[]): Promise<void>;
  removeRejected(origins: readonly string[]): Promise<void>;
  blob(sha256: string): Promise<LocalBlob | null>;
  putBlob(blob: LocalBlob): Promise<void>;
  removeBlobs(sha256s: readonly string[]): Promise<void>;
  /** Base rows only: what the server said, never what is waiting. */
  rows<K extends Kind>(kind: K): Promise<readonly Rows[K][]>;
  putRows(kind: Kind, rows: readonly Rows[Kind][]): Promise<void>;
  removeRows(kind: Kind, ids: readonly string[]): Promise<void>;
  clearRows(): Promise<void>;
  /** Remembers that `id`, which never came to be, is answered by the row `of`. */
  putAlias(id: string, of: string): Promise<void>;
}

/**
 * Where the device keeps everything. `body` may await nothing but `tx`: an
 * IndexedDB transaction commits by itself as soon as it is left idle.
 */
export interface LocalStore {
  transact<Value>(body: (tx: StoreTx) => Promise<Value>): Promise<Value>;
}

/** What became of a request. Only `ok` may change what the device holds. */
export type Reply<Body> =
  | {readonly kind: 'ok'; readonly body: Body}
  | {
      readonly kind: 'refused';
      readonly why:
        | 'sign_in'
        | 'wrong_user'
        | 'unknown_group'
        | 'update_needed'
        | 'too_large'
        | 'unacceptable';
    }
  /** Not now: no network (`reached` false), or a server that is busy or failing. */
  | {readonly kind: 'later'; readonly reached: boolean; readonly retryAfterMs: number | null};

export interface Transport {
  push(request: PushRequest): Promise<Reply<PushResponse>>;
  pull(request: PullRequest): Promise<Reply<PullResponse>>;
  /** Idempotent: the name of a blob is the hash of its bytes. */
  putBlob(blob: LocalBlob): Promise<Reply<null>>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `task` once after `ms` unless the returned function is called first. */
  after(ms: number, task: () => void): () => void;
}
