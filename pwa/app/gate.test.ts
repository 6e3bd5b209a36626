import {describe, expect, test} from 'bun:test';
import type {Session} from '../features/session/current-user.ts';
import {passage} from './gate.ts';

const signedIn = (emailVerified: boolean): Session => ({
  status: 'signed-in',
  user: {id: 1, email: 'ada@example.com', name: 'Ada', emailVerified},
});

describe('the protected-route rule', () => {
  test('waits while it is not known who is signed in', () => {
    expect(passage({status: 'loading'})).toBe('wait');
    expect(passage({status: 'loading'}, 'waived')).toBe('wait');
  });

  test('sends a visitor to sign in', () => {
    expect(passage({status: 'signed-out'})).toBe('sign-in');
    expect(passage({status: 'signed-out'}, 'waived')).toBe('sign-in');
  });

  test('holds an unverified address back unless the route waives it', () => {
    expect(passage(signedIn(false))).toBe('sign-in');
    expect(passage(signedIn(false), 'waived')).toBe('show');
  });

  test('shows the screen to a verified person', () => {
    expect(passage(signedIn(true))).toBe('show');
  });
});
