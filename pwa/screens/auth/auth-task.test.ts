import {describe, expect, test} from 'bun:test';
import type {Session} from '../../features/session/current-user.ts';
import {chooseTask} from './auth-task.ts';

const signedIn = (emailVerified: boolean): Session => ({
  status: 'signed-in',
  user: {id: 1, email: 'ada@example.com', name: 'Ada', emailVerified},
});

const visitor = {
  path: '/auth',
  session: {status: 'signed-out'} as Session,
  email: null,
  code: null,
  pendingEmail: null,
  resetToken: null,
};

describe('what the sign-in screen shows', () => {
  test('a visitor may log in or register', () => {
    expect(chooseTask(visitor)).toEqual({kind: 'enter'});
  });

  test('an address in the URL, a pending one or an unverified account asks for the code', () => {
    const verify = {kind: 'verify', email: 'ada@example.com', code: null} as const;

    expect(chooseTask({...visitor, email: 'ada@example.com'})).toEqual(verify);
    expect(chooseTask({...visitor, pendingEmail: 'ada@example.com'})).toEqual(verify);
    expect(chooseTask({...visitor, session: signedIn(false)})).toEqual(verify);
  });

  test('the verification address asks for the code even when nothing is known', () => {
    expect(chooseTask({...visitor, path: '/auth/verify-email', code: '012345'})).toEqual({
      kind: 'verify',
      email: null,
      code: '012345',
    });
  });

  test('a verified person has nothing to verify', () => {
    const now = {...visitor, session: signedIn(true), pendingEmail: 'ada@example.com'};

    expect(chooseTask({...now, path: '/auth/verify'})).toEqual({kind: 'enter'});
  });

  test('the reset page never asks for a code', () => {
    const now = {...visitor, path: '/auth/reset-password', pendingEmail: 'ada@example.com'};

    expect(chooseTask(now)).toEqual({kind: 'ask-reset'});
    expect(chooseTask({...now, resetToken: 'a-long-token'})).toEqual({
      kind: 'reset',
      token: 'a-long-token',
    });
  });
});
