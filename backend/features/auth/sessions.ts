import {and, eq, gt} from 'drizzle-orm';
import type {Database, Queryable} from '../../db/database.ts';
import {authSessions} from '../../db/tables/access.ts';
import {users} from '../../db/tables/users.ts';
import {type CookieNames, readCookie, setCookie} from '../../http/cookies.ts';
import type {ReadSession, Session} from '../../http/signed-in.ts';
import {hashToken, newToken} from '../../http/tokens.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A session ends after 14 days without a visit, and after 30 days in any case. */
const idleMs = 14 * dayMs;
const absoluteMs = 30 * dayMs;
/** A visit is noted at most this often, so that reading stays reading. */
const noteEveryMs = 60 * 60 * 1000;

interface SessionStore {
  db: Database;
  names: CookieNames;
  now: () => number;
}

export function createReadSession({db, names, now}: SessionStore): ReadSession {
  return async request => {
    const cookie = readCookie(request, names.session);
    return cookie ? findSession(db, hashToken(cookie), now()) : null;
  };
}

async function findSession(db: Database, id: string, nowMs: number): Promise<Session | null> {
  const at = new Date(nowMs).toISOString();
  const [row] = await db
    .select({session: authSessions, email: users.email, emailVerifiedAt: users.emailVerifiedAt})
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(and(eq(authSessions.id, id), gt(authSessions.expiresAt, at)));
  if (!row) return null;
  const idleSince = Date.parse(row.session.lastSeenAt);
  if (nowMs - idleSince > idleMs) return null;
  if (nowMs - idleSince > noteEveryMs) {
    await db.update(authSessions).set({lastSeenAt: at}).where(eq(authSessions.id, id));
  }
  const {userId, createdAt} = row.session;
  const isVerified = row.emailVerifiedAt !== null;
  return {id, userId, email: row.email, isVerified, startedAt: createdAt};
}

export async function openSession(
  db: Queryable,
  names: CookieNames,
  userId: number,
  nowMs: number,
): Promise<string> {
  const token = newToken();
  const at = new Date(nowMs).toISOString();
  await db.insert(authSessions).values({
    id: hashToken(token),
    userId,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(nowMs + absoluteMs).toISOString(),
  });
  return setCookie(names, names.session, token, absoluteMs / 1000);
}

export async function endSession(
  db: Queryable,
  names: CookieNames,
  request: Request,
): Promise<void> {
  const cookie = readCookie(request, names.session);
  if (cookie) await db.delete(authSessions).where(eq(authSessions.id, hashToken(cookie)));
}

export async function endAllSessions(db: Queryable, userId: number): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, userId));
}
