import {object, safeParse, string} from 'valibot';

/** A checkout that was begun and not yet confirmed, kept over a sign-in in between. */

const storageKey = 'pendingPaymentSession';
const PendingPayment = object({sessionId: string(), startedAt: string()});

export function keepPendingPayment(sessionId: string): void {
  const startedAt = new Date().toISOString();
  localStorage.setItem(storageKey, JSON.stringify({sessionId, startedAt}));
}

/** The checkout's session id, taken out so that it is followed only once. */
export function takePendingPayment(): string | null {
  const stored = localStorage.getItem(storageKey);
  if (!stored) return null;
  localStorage.removeItem(storageKey);
  const parsed = safeParse(PendingPayment, JSON.parse(stored));
  return parsed.success ? parsed.output.sessionId : null;
}
