import type {Job} from '../../sync/model/entities.ts';
import type {Wakeups} from '../../sync/server/wakeups.ts';
import type {Database} from '../db/database.ts';
import {ownRow} from '../db/pull-source.ts';
import {jobs} from '../db/tables/work.ts';
import type {EventStream} from '../http/event-stream.ts';
import {isOver, rowToJob} from './job-rows.ts';

interface Told {
  db: Database;
  wakeups: Wakeups;
  userId: number;
  jobId: string;
  seenVersion: number;
}

/**
 * Tells a listener every change of one job until it is over. An event's id is
 * the row's version, so a listener that reconnects is told only what is newer.
 */
export function jobEvents(
  {db, wakeups, userId, jobId, seenVersion}: Told,
  stream: EventStream,
): () => void {
  let seen = seenVersion;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const row = await ownRow(db, jobs, userId, jobId);
    if (!row) return stream.end();
    if (row.version > seen) {
      seen = row.version;
      const job: Job = rowToJob(row);
      stream.send({id: String(row.version), event: 'job', data: job});
    }
    if (isOver(row)) stream.end();
  }

  const lookAgain = () => {
    looking = looking.then(look).catch(() => stream.end());
  };
  const unsubscribe = wakeups.subscribe(userId, wakeup => {
    if (wakeup.type === 'poke') lookAgain();
    else if (wakeup.id === jobId) stream.send({event: 'progress', data: {stages: wakeup.stages}});
  });
  lookAgain();
  return unsubscribe;
}
