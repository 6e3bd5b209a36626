import {eq} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {minLength, object, optional, pipe, string} from 'valibot';
import {NewPassword} from '../../../sync/model/account-rules.ts';
import {users} from '../../db/tables/users.ts';
import {limitUse} from '../../http/rate-limit.ts';
import {signedIn} from '../../http/signed-in.ts';
import {queueMail} from '../../services/mail/outbox.ts';
import {findById} from './accounts.ts';
import {passwordChangedMail} from './mails.ts';
import {hashPassword, isPassword} from './passwords.ts';
import type {AuthServices} from './routes.ts';
import {endAllSessions, openSession} from './sessions.ts';

const PasswordForm = object({
  currentPassword: pipe(string(), minLength(6, 'Current password is required')),
  newPassword: NewPassword,
  confirmPassword: optional(string()),
});

export function passwordRoute({db, queue, env, names, now, readSession}: AuthServices) {
  return new Elysia({name: 'password'}).use(signedIn(readSession)).post(
    '/user/update-password',
    async ({userId, body, set, status}) => {
      await limitUse(db, `password:${userId}`, {times: 10, seconds: 600}, now());
      if (body.confirmPassword !== undefined && body.confirmPassword !== body.newPassword) {
        return status(400, {message: 'Passwords do not match', code: 'mismatch'});
      }
      const user = await findById(db, userId);
      if (!user || !(await isPassword(body.currentPassword, user.passwordHash))) {
        return status(400, {message: 'Your current password is not right.', code: 'bad_password'});
      }
      const passwordHash = await hashPassword(body.newPassword);
      set.headers['set-cookie'] = await db.transaction(async tx => {
        await tx.update(users).set({passwordHash}).where(eq(users.id, userId));
        await endAllSessions(tx, userId);
        const mail = {userId, to: user.email, ...passwordChangedMail(env.PUBLIC_URL)};
        await queueMail(tx, queue, mail);
        return openSession(tx, names, userId, now());
      });
      return {message: 'Password updated'};
    },
    {body: PasswordForm},
  );
}
