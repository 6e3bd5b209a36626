import {and, eq, gt} from 'drizzle-orm';
import type {Queryable} from '../../db/database.ts';
import {pendingVerifications} from '../../db/tables/access.ts';
import {type CookieNames, readCookie, setCookie} from '../../http/cookies.ts';
import {hashToken, newToken} from '../../http/tokens.ts';

const daySeconds = 24 * 60 * 60;

/** Ties this browser to an account. Without one the cookie looks the same and leads nowhere. */
export async function rememberPending(
  db: Queryable,
  names: CookieNames,
  userId: number | null,
  nowMs: number,
): Promise<string> {
  const token = newToken();
  if (userId !== null) {
    const expiresAt = new Date(nowMs + daySeconds * 1000).toISOString();
    await db.insert(pendingVerifications).values({id: hashToken(token), userId, expiresAt});
  }
  return setCookie(names, names.pending, token, daySeconds);
}

export async function pendingUser(
  db: Queryable,
  names: CookieNames,
  request: Request,
  nowMs: number,
): Promise<number | null> {
  const cookie = readCookie(request, names.pending);
  if (!cookie) return null;
  const [row] = await db
    .select({userId: pendingVerifications.userId})
    .from(pendingVerifications)
    .where(
      and(
        eq(pendingVerifications.id, hashToken(cookie)),
        gt(pendingVerifications.expiresAt, new Date(nowMs).toISOString()),
      ),
    );
  return row?.userId ?? null;
}

export async function forgetPending(db: Queryable, userId: number): Promise<void> {
  await db.delete(pendingVerifications).where(eq(pendingVerifications.userId, userId));
}
