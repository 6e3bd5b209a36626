import {eq, inArray} from 'drizzle-orm';
import type {InferOutput} from 'valibot';
import type {Login} from '../../../sync/model/account-rules.ts';
import type {Database} from '../../db/database.ts';
import {rateLimits} from '../../db/tables/access.ts';
import {users} from '../../db/tables/users.ts';
import {limitUse} from '../../http/rate-limit.ts';
import {findByEmail, normaliseEmail, type StoredUser} from './accounts.ts';
import {hashPassword, isOutdatedHash, isPassword} from './passwords.ts';

const daySeconds = 24 * 60 * 60;

/** From one network five wrong passwords in ten minutes; from everywhere a hundred a day. */
function loginLimits(email: string, network: string) {
  const address = normaliseEmail(email);
  return [
    {key: `login:${address}:${network}`, times: 5, seconds: 600},
    {key: `login:${address}`, times: 100, seconds: daySeconds},
  ];
}

/** The user whose password this is. Tries are counted before it is looked at. */
export async function signIn(
  db: Database,
  {username, password}: InferOutput<typeof Login>,
  network: string,
  nowMs: number,
): Promise<StoredUser | null> {
  const limits = loginLimits(username, network);
  for (const limit of limits) await limitUse(db, limit.key, limit, nowMs);
  const user = await findByEmail(db, username);
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) return null;
  const keys = limits.map(limit => limit.key);
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
  if (isOutdatedHash(user.passwordHash)) {
    const passwordHash = await hashPassword(password);
    await db.update(users).set({passwordHash}).where(eq(users.id, user.id));
  }
  return user;
}
