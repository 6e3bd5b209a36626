import type {SyncPhase} from '../../sync/engine/scheduler.ts';

export interface SyncFacts {
  online: boolean;
  phase: SyncPhase;
  /** Changes on this device that the server has not confirmed. */
  waiting: number;
  /** Changes that the server has refused for good and the person has not settled. */
  refused: number;
  /** ISO time of the last full round, null before the first. */
  lastSyncedAt: string | null;
}

export interface SyncWords {
  tone: 'good' | 'fair' | 'poor';
  /** For a phone's bar. */
  short: string;
  long: string;
  /** Whether there is something for the person to look at. */
  needsReview: boolean;
}

function clockTime(isoTime: string): string {
  return new Date(isoTime).toLocaleTimeString('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** What the chip in the top bar says. It never calls anything synced before it is. */
export function syncWords({online, phase, waiting, refused, lastSyncedAt}: SyncFacts): SyncWords {
  const count = waiting > 0 ? ` · ${waiting} waiting` : '';
  if (phase === 'sign-in-needed') {
    return problem('Sign in to sync', `Sign in again to sync${count}`);
  }
  if (phase === 'update-needed') return problem('Update needed', `Update to sync${count}`);
  if (phase === 'stuck') return problem('Could not sync', `Could not sync${count} · Review`);
  if (refused > 0) return problem('Could not sync', `Could not sync ${refused} · Review`);
  if (!online || phase === 'offline') {
    return {tone: 'fair', short: `Offline${count}`, long: `Offline${count}`, needsReview: false};
  }
  if (phase === 'syncing' && waiting > 0) {
    return {tone: 'fair', short: 'Syncing', long: `Syncing ${waiting}`, needsReview: false};
  }
  if (waiting > 0) {
    return {
      tone: 'fair',
      short: `${waiting} waiting`,
      long: `Saved on this device${count}`,
      needsReview: false,
    };
  }
  const synced = lastSyncedAt ? ` · synced ${clockTime(lastSyncedAt)}` : '';
  return {tone: 'good', short: 'Saved', long: `Saved on this device${synced}`, needsReview: false};
}

function problem(short: string, long: string): SyncWords {
  return {tone: 'poor', short, long, needsReview: true};
}
