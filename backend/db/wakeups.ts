import type postgres from 'postgres';
import {decodeWakeup, type Wakeup, type Wakeups, wakeChannel} from '../../sync/server/wakeups.ts';

export interface ListeningWakeups extends Wakeups {
  close(): Promise<void>;
}

/** Hears the wake-ups that any process sends through the database and passes them on by user. */
export async function listenForWakeups(sql: postgres.Sql): Promise<ListeningWakeups> {
  const listeners = new Map<number, Set<(wakeup: Wakeup) => void>>();
  const subscription = await sql.listen(wakeChannel, payload => {
    const wakeup = decodeWakeup(payload);
    if (!wakeup) return;
    for (const listener of listeners.get(wakeup.userId) ?? []) listener(wakeup);
  });
  return {
    subscribe(userId, onWakeup) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(onWakeup));
      return () => {
        mine.delete(onWakeup);
        if (mine.size === 0) listeners.delete(userId);
      };
    },
    close: () => subscription.unlisten(),
  };
}
