import {api} from '../../api/client.ts';
import {answer, isUnreachable} from '../../api/outcome.ts';
import {texts} from './messages.ts';

const storageKey = 'resetToken';
const shortestToken = 11;

export function keepResetToken(token: string): void {
  sessionStorage.setItem(storageKey, token);
}

export function forgetResetToken(): void {
  sessionStorage.removeItem(storageKey);
}

/** The first token that is long enough: from the address, else the one kept before. */
export function findResetToken(...fromAddress: readonly (string | undefined)[]): string | null {
  const candidates = [...fromAddress, sessionStorage.getItem(storageKey)];
  return candidates.find(token => token && token.length >= shortestToken) ?? null;
}

/** Asks for a link by mail. Nothing is learned from the answer, not even that it failed. */
export async function requestReset(email: string): Promise<void> {
  await answer(api.auth['request-reset'].post({email}));
}

export type TokenCheck =
  | {readonly status: 'good'}
  | {readonly status: 'bad'; readonly message: string}
  | {readonly status: 'unknown'};

export async function checkResetToken(token: string): Promise<TokenCheck> {
  const reply = await answer(api.auth['verify-reset-token'].post({token}));
  if (reply.ok) return {status: 'good'};
  if (isUnreachable(reply.failure)) return {status: 'unknown'};
  return {status: 'bad', message: reply.failure.message ?? texts.resetLinkInvalid};
}

export type ResetOutcome =
  | {readonly status: 'done'}
  | {readonly status: 'same-password'}
  | {readonly status: 'failed'; readonly message: string};

export async function resetPassword(token: string, newPassword: string): Promise<ResetOutcome> {
  const reply = await answer(api.auth['reset-password'].post({token, newPassword}));
  if (reply.ok) {
    forgetResetToken();
    return {status: 'done'};
  }
  const {message} = reply.failure;
  if (message?.includes('same as your current password')) return {status: 'same-password'};
  return {status: 'failed', message: message ?? texts.resetFailed};
}
