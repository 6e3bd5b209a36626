import {and, eq, gt, like} from 'drizzle-orm';
import {type Outcome, ok, refused} from '../../../resume/model/outcome.ts';
import {passwordResets, rateLimits} from '../../db/tables/access.ts';
import {users} from '../../db/tables/users.ts';
import {countUse, limitUse} from '../../http/rate-limit.ts';
import {hashToken, newToken} from '../../http/tokens.ts';
import {queueMail} from '../../services/mail/outbox.ts';
import {findByEmail, type StoredUser} from './accounts.ts';
import type {CodeServices} from './email-codes.ts';
import {passwordChangedMail, resetMail} from './mails.ts';
import {hashPassword, isPassword} from './passwords.ts';
import {forgetPending} from './pending.ts';
import {endAllSessions} from './sessions.ts';

const tokenLifeMs = 60 * 60 * 1000;
const mailsPerHour = 5;
const triesPerToken = 10;

/** Mails a link that replaces the one before; for an unknown address nothing happens. */
export async function requestReset(services: CodeServices, email: string): Promise<void> {
  const {db, queue, publicUrl, now} = services;
  const user = await findByEmail(db, email);
  if (!user) return;
  const {count} = await countUse(db, `reset-mail:${user.id}`, 3_600, now());
  if (count > mailsPerHour) return;
  const token = newToken();
  const fresh = {
    tokenHash: hashToken(token),
    createdAt: new Date(now()).toISOString(),
    expiresAt: new Date(now() + tokenLifeMs).toISOString(),
  };
  await db.transaction(async tx => {
    await tx
      .insert(passwordResets)
      .values({userId: user.id, ...fresh})
      .onConflictDoUpdate({target: passwordResets.userId, set: fresh});
    await queueMail(tx, queue, {userId: user.id, to: user.email, ...resetMail(token, publicUrl)});
  });
}

async function tokenOwner({db, now}: CodeServices, token: string): Promise<StoredUser | null> {
  const [row] = await db
    .select({user: users})
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(token)),
        gt(passwordResets.expiresAt, new Date(now()).toISOString()),
      ),
    );
  return row?.user ?? null;
}

/** Whether a link still works. Asking does not use it up. */
export async function isResetToken(services: CodeServices, token: string): Promise<boolean> {
  return (await tokenOwner(services, token)) !== null;
}

/** Sets a new password, once. Whoever holds the link has the inbox: the address is verified. */
export async function changePasswordByToken(
  services: CodeServices,
  token: string,
  newPassword: string,
): Promise<Outcome<void, 'bad_token' | 'same_password'>> {
  const {db, queue, publicUrl, now} = services;
  const user = await tokenOwner(services, token);
  if (!user) return refused('bad_token');
  const limit = {times: triesPerToken, seconds: 3_600};
  await limitUse(db, `reset-try:${hashToken(token)}`, limit, now());
  if (await isPassword(newPassword, user.passwordHash)) return refused('same_password');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async tx => {
    const used = await tx
      .delete(passwordResets)
      .where(eq(passwordResets.tokenHash, hashToken(token)))
      .returning({userId: passwordResets.userId});
    if (used.length === 0) return refused('bad_token');
    const emailVerifiedAt = user.emailVerifiedAt ?? new Date(now()).toISOString();
    await tx.update(users).set({passwordHash, emailVerifiedAt}).where(eq(users.id, user.id));
    await endAllSessions(tx, user.id);
    await forgetPending(tx, user.id);
    await tx.delete(rateLimits).where(like(rateLimits.key, `login:${user.email}%`));
    const mail = {userId: user.id, to: user.email, ...passwordChangedMail(publicUrl)};
    await queueMail(tx, queue, mail);
    return ok(undefined);
  });
}
