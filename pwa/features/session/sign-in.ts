import type {Registration} from '../../../sync/model/account-rules.ts';
import {api} from '../../api/client.ts';
import {forgetCsrfToken} from '../../api/csrf.ts';
import {answer, type Failure, isUnreachable} from '../../api/outcome.ts';
import {forgetUser, readSession, rememberUser} from './current-user.ts';
import {texts} from './messages.ts';

/** What follows an attempt to get in. */
export type Entry =
  | {readonly next: 'home'}
  | {readonly next: 'verify'; readonly email: string; readonly message: string | null}
  | {readonly next: 'stay'; readonly message: string};

/** Whether a refusal means that the address has not been verified yet. */
export function needsVerification({message, details}: Failure): boolean {
  return details.needsVerification === true || /verify your email/i.test(message ?? '');
}

export async function signIn(email: string, password: string): Promise<Entry> {
  const reply = await answer(api.login.post({username: email, password}));
  forgetCsrfToken();
  if (reply.ok) {
    rememberUser(reply.value);
    return reply.value.emailVerified ? {next: 'home'} : {next: 'verify', email, message: null};
  }
  if (needsVerification(reply.failure)) return {next: 'verify', email, message: null};
  return {next: 'stay', message: explain(reply.failure, texts.loginFailed)};
}

export async function register(registration: Registration): Promise<Entry> {
  const reply = await answer(api.register.post(registration));
  forgetCsrfToken();
  if (reply.ok) return {next: 'verify', email: registration.email, message: null};
  const {failure} = reply;
  if (failure.status === 409) {
    const message = failure.message ?? texts.accountNotVerified;
    return {next: 'verify', email: registration.email, message};
  }
  return {next: 'stay', message: explain(failure, texts.registrationFailed)};
}

/** Asks the server who is signed in. Without an answer the remembered person stays. */
export async function confirmSession(): Promise<'confirmed' | 'signed-out' | 'unreachable'> {
  const reply = await answer(api.user.get());
  if (reply.ok) {
    rememberUser(reply.value);
    return 'confirmed';
  }
  const isRefused = reply.failure.status === 401;
  if (isRefused || readSession().status === 'loading') forgetUser();
  return isRefused ? 'signed-out' : 'unreachable';
}

/** Ends the session on the server, not yet on this device; the answer is what went wrong, or null. */
export async function signOut(): Promise<string | null> {
  const reply = await answer(api.logout.post());
  forgetCsrfToken();
  const isEnded = reply.ok || reply.failure.status === 401;
  return isEnded ? null : explain(reply.failure, 'Logout failed');
}

export function explain(failure: Failure, fallback: string): string {
  if (isUnreachable(failure)) return texts.unreachable;
  return failure.message ?? fallback;
}
