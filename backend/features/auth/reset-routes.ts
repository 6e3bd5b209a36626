import {Elysia} from 'elysia';
import {minLength, object, pipe, string} from 'valibot';
import {Email, NewPassword} from '../../../sync/model/account-rules.ts';
import {limitUse} from '../../http/rate-limit.ts';
import {visitorAddress} from '../../http/visitor-address.ts';
import type {Services} from '../../services/services.ts';
import {changePasswordByToken, isResetToken} from './reset-tokens.ts';
import {codeServices} from './routes.ts';

const badLink = 'Your password reset link is invalid or has expired.';
const ResetToken = pipe(string(), minLength(11, badLink));

export function resetRoutes(services: Services) {
  const {db, queue, env, now} = services;
  const resets = codeServices(services);

  return new Elysia({name: 'reset'})
    .onBeforeHandle(async ({request, server}) => {
      const network = visitorAddress(request, server, env.NODE_ENV === 'production');
      await limitUse(db, `reset:${network}`, {times: 60, seconds: 600}, now());
    })
    .post(
      '/auth/request-reset',
      async ({body}) => {
        // Mailed in the background, so that the answer takes as long for any address.
        await db.transaction(tx => queue.send(tx, 'mail-reset', {email: body.email}));
        return {
          message:
            'If an account exists with this email, you will receive reset instructions shortly',
        };
      },
      {body: object({email: Email})},
    )
    .post(
      '/auth/verify-reset-token',
      async ({body, status}) =>
        (await isResetToken(resets, body.token))
          ? {valid: true}
          : status(400, {message: badLink, code: 'bad_token'}),
      {body: object({token: ResetToken})},
    )
    .post(
      '/auth/reset-password',
      async ({body, status}) => {
        const changed = await changePasswordByToken(resets, body.token, body.newPassword);
        if (changed.ok) return {message: 'Your password has been reset.'};
        if (changed.code === 'bad_token') {
          return status(400, {message: badLink, code: changed.code});
        }
        return status(400, {
          message: 'The new password is the same as your current password.',
          code: changed.code,
        });
      },
      {body: object({token: ResetToken, newPassword: NewPassword})},
    );
}
