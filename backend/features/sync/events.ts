import {eq} from 'drizzle-orm';
import type {Wakeup, Wakeups} from '../../../sync/server/wakeups.ts';
import type {Database} from '../../db/database.ts';
import {users} from '../../db/tables/users.ts';
import type {EventStream, StreamEvent} from '../../http/event-stream.ts';

/** How often an open stream looks whether its session still counts, in ms. */
const sessionCheckMs = 60_000;

interface Listener {
  readonly userId: number;
  readonly db: Database;
  readonly wakeups: Wakeups;
  /** What the browser heard last, as the version of a poke; null on a first visit. */
  readonly lastEventId: string | null;
  readonly isSignedIn: () => Promise<boolean>;
}

/**
 * Tells a browser of its user's changes until the returned function is called.
 * It begins with a poke unless the browser heard that one before, because what
 * happened while it was away is known to nobody else.
 */
export function tellChanges(
  {userId, db, wakeups, lastEventId, isSignedIn}: Listener,
  stream: EventStream,
): () => void {
  let heard = Number(lastEventId ?? 0) || 0;
  const tell = (wakeup: Wakeup) => {
    if (wakeup.type === 'poke') {
      // A wake-up can arrive late, after the poke that was sent on connecting.
      if (wakeup.v <= heard) return;
      heard = wakeup.v;
    }
    stream.send(toEvent(wakeup));
  };
  const begin = (v: number) => {
    // A restored database is behind what the browser heard of the lost one.
    if (v < heard) heard = 0;
    tell({type: 'poke', userId, v});
  };

  const unsubscribe = wakeups.subscribe(userId, tell);
  const guard = setInterval(async () => {
    if (!(await isSignedIn().catch(() => false))) stream.end();
  }, sessionCheckMs);
  currentVersion(db, userId).then(begin, () => stream.end());

  return () => {
    clearInterval(guard);
    unsubscribe();
  };
}

async function currentVersion(db: Database, userId: number): Promise<number> {
  const [user] = await db.select({v: users.syncVersion}).from(users).where(eq(users.id, userId));
  return user?.v ?? 0;
}

function toEvent(wakeup: Wakeup): StreamEvent {
  if (wakeup.type === 'poke') {
    return {event: 'poke', id: String(wakeup.v), data: {v: wakeup.v}};
  }
  const {id, status, stages, seq} = wakeup;
  return {event: 'job', data: {id, status, stages, seq}};
}
