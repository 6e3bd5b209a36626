import {randomInt} from 'node:crypto';
import {and, eq, gt, lt, sql} from 'drizzle-orm';
import type {Database} from '../../db/database.ts';
import type {Queue} from '../../db/queue.ts';
import {emailCodes} from '../../db/tables/access.ts';
import {users} from '../../db/tables/users.ts';
import {countUse, limitUse} from '../../http/rate-limit.ts';
import {queueMail} from '../../services/mail/outbox.ts';
import {findByEmail, normaliseEmail} from './accounts.ts';
import {codeMail} from './mails.ts';
import {hashCode, isCode} from './passwords.ts';
import {forgetPending} from './pending.ts';

const codeLifeMs = 10 * 60 * 1000;
const triesPerCode = 5;
const mailsPerHour = 5;
/** A second request this soon after the first is the app's own: the first mail is still on its way. */
const settleMs = 20_000;
const hourSeconds = 3_600;

export interface CodeServices {
  db: Database;
  queue: Queue;
  publicUrl: string;
  now: () => number;
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

async function mayMail({db, now}: CodeServices, userId: number): Promise<boolean> {
  const [current] = await db
    .select({createdAt: emailCodes.createdAt, tries: emailCodes.tries})
    .from(emailCodes)
    .where(eq(emailCodes.userId, userId));
  const isSettling = current && now() - Date.parse(current.createdAt) < settleMs;
  if (isSettling && current.tries < triesPerCode) return false;
  const {count} = await countUse(db, `code-mail:${userId}`, hourSeconds, now());
  return count <= mailsPerHour;
}

/** Mails a new code in place of the last. Without an account it takes the same time. */
export async function sendCode(
  services: CodeServices,
  account: {id: number; email: string} | null,
): Promise<void> {
  const code = newCode();
  const codeHash = await hashCode(code);
  if (!account || !(await mayMail(services, account.id))) return;
  const {db, queue, publicUrl, now} = services;
  const createdAt = new Date(now()).toISOString();
  const fresh = {
    codeHash,
    tries: 0,
    createdAt,
    expiresAt: new Date(now() + codeLifeMs).toISOString(),
  };
  await db.transaction(async tx => {
    await tx
      .insert(emailCodes)
      .values({userId: account.id, ...fresh})
      .onConflictDoUpdate({target: emailCodes.userId, set: fresh});
    const mail = {userId: account.id, to: account.email, ...codeMail(code, publicUrl)};
    await queueMail(tx, queue, mail);
  });
}

/** Takes one of the code's tries before looking at it, so that racing guesses cannot share one. */
async function takeTry(db: Database, userId: number, nowMs: number): Promise<string | null> {
  const [row] = await db
    .update(emailCodes)
    .set({tries: sql`${emailCodes.tries} + 1`})
    .where(
      and(
        eq(emailCodes.userId, userId),
        lt(emailCodes.tries, triesPerCode),
        gt(emailCodes.expiresAt, new Date(nowMs).toISOString()),
      ),
    )
    .returning({codeHash: emailCodes.codeHash});
  return row?.codeHash ?? null;
}

/** The same for an address that was typed: it gets a code while it waits to be verified. */
export async function sendCodeTo(services: CodeServices, email: string): Promise<void> {
  const account = await findByEmail(services.db, email);
  await sendCode(services, account && !account.emailVerifiedAt ? account : null);
}

/**
 * Marks the address as verified if the code is the account's newest; a code
 * works once. Without an account it takes as long and counts as much.
 */
export async function redeemCode(
  {db, now}: CodeServices,
  {userId, typedEmail}: {userId: number | null; typedEmail: string | null},
  code: string,
): Promise<boolean> {
  if (userId === null && typedEmail === null) return false;
  const whose = userId ?? normaliseEmail(typedEmail ?? '');
  await limitUse(db, `code-hour:${whose}`, {times: 10, seconds: hourSeconds}, now());
  await limitUse(db, `code-day:${whose}`, {times: 20, seconds: 24 * hourSeconds}, now());
  const codeHash = userId === null ? null : await takeTry(db, userId, now());
  const isRight = await isCode(code, codeHash);
  return (
    isRight && userId !== null && codeHash !== null && consumeCode(db, userId, codeHash, now())
  );
}

async function consumeCode(
  db: Database,
  userId: number,
  codeHash: string,
  nowMs: number,
): Promise<boolean> {
  return db.transaction(async tx => {
    const used = await tx
      .delete(emailCodes)
      .where(and(eq(emailCodes.userId, userId), eq(emailCodes.codeHash, codeHash)))
      .returning({userId: emailCodes.userId});
    if (used.length === 0) return false;
    await tx
      .update(users)
      .set({emailVerifiedAt: new Date(nowMs).toISOString()})
      .where(eq(users.id, userId));
    await forgetPending(tx, userId);
    return true;
  });
}
