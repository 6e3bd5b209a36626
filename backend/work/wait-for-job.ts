import type {Wakeups} from '../../sync/server/wakeups.ts';
import type {Database} from '../db/database.ts';
import {ownRow} from '../db/pull-source.ts';
import {jobs} from '../db/tables/work.ts';
import {isOver, type JobRow} from './job-rows.ts';

/** Without a wake-up (a listener that reconnects) the row is looked at this often. */
const lookEveryMs = 2_000;

/** The job once it is over, or as it stands when `signal` aborts; null where there is none. */
export async function waitForJob(
  {db, wakeups}: {db: Database; wakeups: Wakeups},
  userId: number,
  jobId: string,
  signal: AbortSignal,
): Promise<JobRow | null> {
  for (;;) {
    const changed = nextChange(wakeups, userId, signal);
    const row = await ownRow(db, jobs, userId, jobId);
    if (!row || isOver(row) || signal.aborted) {
      changed.stop();
      return row;
    }
    await changed.happened;
  }
}

/** Starts listening at once, so that a change between two looks is not missed. */
function nextChange(wakeups: Wakeups, userId: number, signal: AbortSignal) {
  const {promise, resolve} = Promise.withResolvers<void>();
  const unsubscribe = wakeups.subscribe(userId, wakeup => {
    if (wakeup.type === 'poke') resolve();
  });
  const timer = setTimeout(resolve, lookEveryMs);
  const onAbort = () => resolve();
  signal.addEventListener('abort', onAbort);
  const stop = () => {
    unsubscribe();
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  };
  return {happened: promise.finally(stop), stop};
}
