import {api} from '../../api/client.ts';
import {answer} from '../../api/outcome.ts';
import {texts} from './messages.ts';
import {confirmSession, explain} from './sign-in.ts';

const storageKey = 'pendingVerificationEmail';

export function readPendingEmail(): string | null {
  return sessionStorage.getItem(storageKey);
}

export function keepPendingEmail(email: string): void {
  sessionStorage.setItem(storageKey, email);
}

export function forgetPendingEmail(): void {
  sessionStorage.removeItem(storageKey);
}

/** Sends a new code; the answer is what went wrong, or null. */
export async function resendCode(email: string): Promise<string | null> {
  const reply = await answer(api['resend-verification-email'].post({email}));
  if (reply.ok) return null;
  if (reply.failure.status !== 401) return explain(reply.failure, texts.resendFailed);
  const session = await confirmSession();
  return session === 'confirmed' ? texts.stillSignedIn : texts.sessionExpired;
}

/**
 * Spends a 6-digit code; the answer is what went wrong, or null. Without an
 * address the server goes by the account this browser was last seen with.
 */
export async function verifyCode(code: string, email: string | null): Promise<string | null> {
  const reply = await answer(api['verify-email'].post({otp: code, ...(email && {email})}));
  if (!reply.ok) return explain(reply.failure, texts.verificationFailed);
  forgetPendingEmail();
  await confirmSession();
  return null;
}

/** Whether this server keeps its mail in a page for the developer instead of sending it. */
export async function hasDevelopmentMail(): Promise<boolean> {
  const reply = await answer(api.health.get());
  return reply.ok && 'developmentMail' in reply.value && reply.value.developmentMail === true;
}
