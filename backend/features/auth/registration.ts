import type {Registration} from '../../../sync/model/account-rules.ts';
import {countUse} from '../../http/rate-limit.ts';
import {queueMail} from '../../services/mail/outbox.ts';
import {
  createAccount,
  findByEmail,
  inventAccount,
  type PublicUser,
  type StoredUser,
  toPublicUser,
} from './accounts.ts';
import {type CodeServices, sendCode} from './email-codes.ts';
import {alreadyRegisteredMail} from './mails.ts';
import {hashPassword, isPassword} from './passwords.ts';

/** Either an answer that looks the same for every address, or the owner's own unverified account. */
export type Registered =
  | {ok: true; value: {user: PublicUser; pendingUserId: number | null}}
  | {ok: false; userId: number};

async function tellOwner({db, queue, publicUrl, now}: CodeServices, owner: StoredUser) {
  const {count} = await countUse(db, `registered-mail:${owner.id}`, 3_600, now());
  if (count > 1) return;
  const mail = {userId: owner.id, to: owner.email, ...alreadyRegisteredMail(publicUrl)};
  await db.transaction(tx => queueMail(tx, queue, mail));
}

/** Opens an account. Whether an address was taken is told only to who knows its password. */
export async function register(services: CodeServices, input: Registration): Promise<Registered> {
  const existing = await findByEmail(services.db, input.email);
  // Both are done in any case, so that the time taken tells nothing either.
  const isOwner = await isPassword(input.password, existing?.passwordHash ?? null);
  const passwordHash = await hashPassword(input.password);
  const created = existing ? null : await createAccount(services.db, input, passwordHash);
  if (existing && isOwner && !existing.emailVerifiedAt) return {ok: false, userId: existing.id};
  await sendCode(services, created);
  if (created) return {ok: true, value: {user: toPublicUser(created), pendingUserId: created.id}};
  if (existing) await tellOwner(services, existing);
  const user = await inventAccount(services.db, input, services.now());
  return {ok: true, value: {user, pendingUserId: null}};
}
