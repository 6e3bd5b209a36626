import type {Session} from '../../features/session/current-user.ts';

/** What the visitor has come to do, as the address and the device tell it. */
export type AuthTask =
  | {readonly kind: 'enter'}
  | {readonly kind: 'verify'; readonly email: string | null; readonly code: string | null}
  | {readonly kind: 'ask-reset'}
  | {readonly kind: 'reset'; readonly token: string};

interface Circumstances {
  path: string;
  session: Session;
  /** From the address. */
  email: string | null;
  code: string | null;
  /** The address that a code was sent to from this tab. */
  pendingEmail: string | null;
  resetToken: string | null;
}

export function chooseTask(now: Circumstances): AuthTask {
  if (now.path.startsWith('/auth/reset-password')) {
    return now.resetToken ? {kind: 'reset', token: now.resetToken} : {kind: 'ask-reset'};
  }

  const user = now.session.status === 'signed-in' ? now.session.user : null;
  if (user?.emailVerified) return {kind: 'enter'};

  const email = now.email ?? now.pendingEmail ?? user?.email ?? null;
  if (email !== null || now.path.startsWith('/auth/verify')) {
    return {kind: 'verify', email, code: now.code};
  }
  return {kind: 'enter'};
}
