import {eq, like} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {object, string} from 'valibot';
import {rateLimits} from '../../db/tables/access.ts';
import {users} from '../../db/tables/users.ts';
import {setCookie} from '../../http/cookies.ts';
import {limitUse} from '../../http/rate-limit.ts';
import {signedIn} from '../../http/signed-in.ts';
import {queueMail} from '../../services/mail/outbox.ts';
import {findById} from './accounts.ts';
import {accountDeletedMail} from './mails.ts';
import {isPassword} from './passwords.ts';
import type {AuthServices} from './routes.ts';

/** Deletes an account with all in it; the ledger and payments stay, but no longer say whose. */
export function deleteRoute({db, queue, names, now, readSession}: AuthServices) {
  return new Elysia({name: 'delete-account'}).use(signedIn(readSession)).delete(
    '/user',
    async ({userId, body, set, status}) => {
      await limitUse(db, `password:${userId}`, {times: 10, seconds: 600}, now());
      const user = await findById(db, userId);
      if (!user || !(await isPassword(body.password, user.passwordHash))) {
        return status(400, {message: 'Your current password is not right.', code: 'bad_password'});
      }
      await db.transaction(async tx => {
        await tx.delete(users).where(eq(users.id, userId));
        await tx.delete(rateLimits).where(like(rateLimits.key, `%${user.email}%`));
        await queueMail(tx, queue, {userId: null, to: user.email, ...accountDeletedMail()});
      });
      set.headers['clear-site-data'] = '"cache", "cookies", "storage"';
      set.headers['set-cookie'] = setCookie(names, names.session, '', 0);
      return {message: 'Your account and everything in it has been deleted.'};
    },
    {body: object({password: string()})},
  );
}
