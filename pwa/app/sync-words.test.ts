import {describe, expect, test} from 'bun:test';
import {type SyncFacts, syncWords} from './sync-words.ts';

const calm: SyncFacts = {
  online: true,
  phase: 'idle',
  waiting: 0,
  refused: 0,
  lastSyncedAt: '2026-11-21T10:42:00',
};

const said = (facts: Partial<SyncFacts>) => syncWords({...calm, ...facts}).long;

describe('the sync chip', () => {
  test('names the time of the last sync once nothing waits', () => {
    expect(said({})).toBe('Saved on this device · synced 10:42');
    expect(said({lastSyncedAt: null})).toBe('Saved on this device');
  });

  test('counts what waits, online or not', () => {
    expect(said({waiting: 2})).toBe('Saved on this device · 2 waiting');
    expect(said({online: false, waiting: 2})).toBe('Offline · 2 waiting');
    expect(said({phase: 'syncing', waiting: 2})).toBe('Syncing 2');
  });

  test('says offline when the server does not answer though there is a network', () => {
    expect(said({phase: 'offline'})).toBe('Offline');
  });

  test('never calls a refused change saved', () => {
    expect(said({refused: 1})).toBe('Could not sync 1 · Review');
  });

  test('asks for the person only where the person can help', () => {
    expect(syncWords({...calm, phase: 'stuck', waiting: 1}).needsReview).toBe(true);
    expect(syncWords({...calm, phase: 'sign-in-needed'}).needsReview).toBe(true);
    expect(syncWords({...calm, phase: 'offline'}).needsReview).toBe(false);
  });
});
