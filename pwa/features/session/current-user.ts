import {atom, getDefaultStore, useAtomValue} from 'jotai';
import {boolean, type InferOutput, number, object, safeParse, string} from 'valibot';

/**
 * Who uses this device. The last person signed in is remembered, so that the
 * app opens with their data while no server can be reached.
 */

export type CurrentUser = InferOutput<typeof CurrentUser>;
const CurrentUser = object({
  id: number(),
  email: string(),
  name: string(),
  emailVerified: boolean(),
});

export type Session =
  | {readonly status: 'loading'}
  | {readonly status: 'signed-out'}
  | {readonly status: 'signed-in'; readonly user: CurrentUser};

const storageKey = 'galley.user';

const sessionAtom = atom<Session>(readRemembered());

function readRemembered(): Session {
  const stored = globalThis.localStorage?.getItem(storageKey);
  if (!stored) return {status: 'loading'};
  const parsed = safeParse(CurrentUser, JSON.parse(stored));
  return parsed.success ? {status: 'signed-in', user: parsed.output} : {status: 'loading'};
}

export function useSession(): Session {
  return useAtomValue(sessionAtom);
}

/** The person signed in; to be called only on screens that the gate has opened. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('no one is signed in');
  return session.user;
}

export function readSession(): Session {
  return getDefaultStore().get(sessionAtom);
}

export function rememberUser(user: CurrentUser): void {
  const {id, email, name, emailVerified} = user;
  localStorage.setItem(storageKey, JSON.stringify({id, email, name, emailVerified}));
  getDefaultStore().set(sessionAtom, {
    status: 'signed-in',
    user: {id, email, name, emailVerified},
  });
}

export function forgetUser(): void {
  localStorage.removeItem(storageKey);
  getDefaultStore().set(sessionAtom, {status: 'signed-out'});
}
