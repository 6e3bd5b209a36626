import type {Clock, LocalStore, Reply, Transport} from './ports.ts';

/** A device as the engine sees it: one tab's hold on the store that all tabs share. */
export interface Device {
  readonly store: LocalStore;
  readonly transport: Transport;
  readonly clock: Clock;
  /** A fresh random name, for groups and intents. */
  readonly newId: () => string;
  readonly build: string;
  /** Hears which mutations are on their way, for the badges. */
  readonly onSending: (ids: readonly number[]) => void;
}

/** How a round of sync ended. Whatever the end, the queue is whole. */
export type SyncEnd =
  | {readonly kind: 'done'}
  | {readonly kind: 'later'; readonly reached: boolean; readonly retryAfterMs: number | null}
  | {readonly kind: 'sign-in-needed'}
  | {readonly kind: 'update-needed'};

/** What a refusal means for the loop. None of them touches the queue. */
export function stopFor(reply: Exclude<Reply<unknown>, {kind: 'ok'}>): SyncEnd {
  if (reply.kind === 'later') return reply;
  if (reply.why === 'sign_in' || reply.why === 'wrong_user') return {kind: 'sign-in-needed'};
  if (reply.why === 'update_needed') return {kind: 'update-needed'};
  return {kind: 'later', reached: true, retryAfterMs: null};
}
