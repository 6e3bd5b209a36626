import {safeParse} from 'valibot';
import {JobProgress, Poke} from '../../sync/protocol/events.ts';
import type {Database} from './database.ts';

/** What the event stream is good for. Every hint may be lost: the next pull knows all of it. */
interface HintListener {
  readonly onPoke: () => void;
  /** The stream has just been opened: the server can be reached. */
  readonly onOpen: () => void;
  /** The stream broke, perhaps because the network did. */
  readonly onBreak: () => void;
  readonly onJob: (progress: JobProgress) => void;
}

export interface Hints {
  /** Opens the stream unless it is open or trying. */
  open(): void;
  close(): void;
}

/** Listens to the server's hints; the browser itself reconnects with Last-Event-ID. */
export function createHints(listener: HintListener): Hints {
  let source: EventSource | null = null;

  function connect(): EventSource {
    const stream = new EventSource('/api/sync/events');
    stream.onopen = listener.onOpen;
    stream.onerror = listener.onBreak;
    stream.addEventListener('poke', ({data}) => {
      if (safeParse(Poke, JSON.parse(data)).success) listener.onPoke();
    });
    stream.addEventListener('job', ({data}) => {
      const progress = safeParse(JobProgress, JSON.parse(data));
      if (progress.success) listener.onJob(progress.output);
    });
    return stream;
  }

  return {
    open() {
      // A refused stream, as after a 401, is closed for good by the browser.
      if (source === null || source.readyState === EventSource.CLOSED) source = connect();
    },
    close() {
      source?.close();
      source = null;
    },
  };
}

/** Keeps the newest word on a job until its row says that it has ended. */
export function keepProgress(database: Database, progress: JobProgress): Promise<void> {
  return database.transaction('rw', database.progress, database.jobs, async () => {
    const known = await database.progress.get(progress.id);
    if (known !== undefined && known.seq >= progress.seq) return;
    await database.progress.put(progress);
    const open = await database.jobs
      .where('id')
      .anyOf(await database.progress.toCollection().primaryKeys())
      .toArray();
    const ended = open.filter(({status}) => status !== 'queued' && status !== 'running');
    await database.progress.bulkDelete(ended.map(({id}) => id));
  });
}
