import {Elysia} from 'elysia';

export interface Session {
  id: string;
  userId: number;
  email: string;
  isVerified: boolean;
  /** When the password was last typed, as an ISO time. */
  startedAt: string;
}

/** Finds the session of a request's cookie, null where there is none that counts. */
export type ReadSession = (request: Request) => Promise<Session | null>;

/**
 * Lets only signed-in people with a verified address through. It runs before
 * the body is checked, so that a stranger learns nothing about the route.
 */
export function signedIn(readSession: ReadSession) {
  return new Elysia({name: 'signed-in'}).derive({as: 'scoped'}, async ({request, status}) => {
    const session = await readSession(request);
    if (!session) return status(401, {message: 'Please sign in.', code: 'signed_out'});
    if (!session.isVerified) {
      return status(403, {
        message: 'Please verify your email.',
        code: 'unverified',
        needsVerification: true,
      });
    }
    return {session, userId: session.userId};
  });
}
