import {lt, sql} from 'drizzle-orm';
import type {Queryable} from '../db/database.ts';
import {rateLimits} from '../db/tables/access.ts';
import {Problem} from './problem.ts';

export interface Limit {
  times: number;
  seconds: number;
}

/** Counts one more use of `key` and answers how many there have been in its window. */
export async function countUse(
  db: Queryable,
  key: string,
  seconds: number,
  now: number,
): Promise<{count: number; endsAtMs: number}> {
  const at = new Date(now).toISOString();
  const endsAt = new Date(now + seconds * 1000).toISOString();
  const isOver = sql`${rateLimits.endsAt} <= ${at}`;
  const [used] = await db
    .insert(rateLimits)
    .values({key, count: 1, endsAt})
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt} else ${rateLimits.endsAt} end`,
      },
    })
    .returning({count: rateLimits.count, endsAt: rateLimits.endsAt});
  return {count: used?.count ?? 1, endsAtMs: Date.parse(used?.endsAt ?? endsAt)};
}

/** Refuses with 429 once `key` was used more often than allowed; shared by all processes. */
export async function limitUse(
  db: Queryable,
  key: string,
  {times, seconds}: Limit,
  now: number,
): Promise<void> {
  const {count, endsAtMs} = await countUse(db, key, seconds, now);
  if (count <= times) return;
  const waitSeconds = Math.max(1, Math.ceil((endsAtMs - now) / 1000));
  throw new Problem(429, 'too_many', 'Too many attempts. Please wait a while and try again.', {
    'retry-after': String(waitSeconds),
  });
}

export async function forgetOldLimits(db: Queryable, now: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, new Date(now).toISOString()));
}
