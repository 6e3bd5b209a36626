import {Elysia} from 'elysia';
import {object, optional} from 'valibot';
import {Email, Login, Registration, VerificationCode} from '../../../sync/model/account-rules.ts';
import {type CookieNames, setCookie} from '../../http/cookies.ts';
import {limitUse} from '../../http/rate-limit.ts';
import type {ReadSession} from '../../http/signed-in.ts';
import {visitorAddress} from '../../http/visitor-address.ts';
import type {Services} from '../../services/services.ts';
import {findByEmail, findById, toPublicUser} from './accounts.ts';
import {type CodeServices, redeemCode} from './email-codes.ts';
import {signIn} from './login.ts';
import {pendingUser, rememberPending} from './pending.ts';
import {register} from './registration.ts';
import {endSession, openSession} from './sessions.ts';

export interface AuthServices extends Services {
  names: CookieNames;
  readSession: ReadSession;
}

const unverified = 'Please verify your email.';
const badCode =
  'There was a problem verifying your email. The verification code may be expired or invalid.';

export function codeServices({db, queue, env, now}: Services): CodeServices {
  return {db, queue, now, publicUrl: env.PUBLIC_URL};
}

export function registrationRoutes(services: AuthServices) {
  const {db, queue, names, env, now, readSession} = services;
  const codes = codeServices(services);
  const isProduction = env.NODE_ENV === 'production';

  return new Elysia({name: 'registration'})
    .post(
      '/register',
      async ({body, request, server, set, status}) => {
        const network = visitorAddress(request, server, isProduction);
        await limitUse(db, `register:${network}`, {times: 100, seconds: 3_600}, now());
        const registered = await register(codes, body);
        const waitingFor = registered.ok ? registered.value.pendingUserId : registered.userId;
        set.headers['set-cookie'] = await rememberPending(db, names, waitingFor, now());
        if (registered.ok) return status(201, registered.value.user);
        return status(409, {
          message: 'Account exists but verification is needed. Please verify your email.',
          code: 'unverified_account',
          email: body.email,
          needsVerification: true,
        });
      },
      {body: Registration},
    )
    .post(
      '/resend-verification-email',
      async ({body, request, server, set}) => {
        const network = visitorAddress(request, server, isProduction);
        await limitUse(db, `resend:${network}`, {times: 60, seconds: 600}, now());
        const account = await findByEmail(db, body.email);
        const waitingId = account && !account.emailVerifiedAt ? account.id : null;
        // Mailed in the background, so that the answer takes as long for any address.
        await db.transaction(tx => queue.send(tx, 'mail-code', {email: body.email}));
        set.headers['set-cookie'] = await rememberPending(db, names, waitingId, now());
        return {message: 'Please check your inbox for the 6-digit verification code'};
      },
      {body: object({email: Email})},
    )
    .post(
      '/verify-email',
      async ({body, request, status}) => {
        // A code is only ever compared with that of one account, which the
        // browser's cookie names, or the address typed on another device.
        const session = await readSession(request);
        const typedEmail = body.email ?? null;
        const byEmail = typedEmail ? await findByEmail(db, typedEmail) : null;
        const known = session?.userId ?? (await pendingUser(db, names, request, now()));
        const whose = {userId: byEmail?.id ?? (typedEmail ? null : known), typedEmail};
        if (!(await redeemCode(codes, whose, body.otp))) {
          return status(400, {message: badCode, code: 'bad_code'});
        }
        return {message: 'Your email has been verified. You can now login.', emailVerified: true};
      },
      {body: object({otp: VerificationCode, email: optional(Email)})},
    );
}

export function sessionRoutes(services: AuthServices) {
  const {db, names, env, now, readSession} = services;
  const isProduction = env.NODE_ENV === 'production';
  const removed = (name: string) => setCookie(names, name, '', 0);

  return new Elysia({name: 'session'})
    .post(
      '/login',
      async ({body, request, server, set, status}) => {
        const network = visitorAddress(request, server, isProduction);
        const user = await signIn(db, body, network, now());
        if (!user) {
          return status(401, {message: 'Invalid email or password.', code: 'bad_credentials'});
        }
        if (!user.emailVerifiedAt) {
          set.headers['set-cookie'] = await rememberPending(db, names, user.id, now());
          return status(403, {
            message: unverified,
            code: 'unverified',
            needsVerification: true,
            email: user.email,
          });
        }
        await endSession(db, names, request);
        const cookie = await openSession(db, names, user.id, now());
        set.headers['set-cookie'] = [cookie, removed(names.visitor), removed(names.pending)];
        return toPublicUser(user);
      },
      {body: Login},
    )
    .post('/logout', async ({request, set}) => {
      await endSession(db, names, request);
      set.headers['set-cookie'] = removed(names.session);
      return {message: 'You are signed out.'};
    })
    .get('/user', async ({request, status}) => {
      const session = await readSession(request);
      const user = session ? await findById(db, session.userId) : null;
      return user
        ? toPublicUser(user)
        : status(401, {message: 'Please sign in.', code: 'signed_out'});
    });
}
