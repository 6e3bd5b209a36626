import type {Session} from '../features/session/current-user.ts';

export type Verification = 'required' | 'waived';
export type Passage = 'wait' | 'show' | 'sign-in';

/** The protected-route rule: who may see a signed-in screen. */
export function passage(session: Session, verification: Verification = 'required'): Passage {
  if (session.status === 'loading') return 'wait';
  if (session.status === 'signed-out') return 'sign-in';
  if (verification === 'required' && !session.user.emailVerified) return 'sign-in';
  return 'show';
}
