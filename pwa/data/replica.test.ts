import {afterEach, beforeAll, beforeEach, expect, test} from 'bun:test';
import Dexie from 'dexie';
import {newId} from '../../sync/model/ids.ts';
import {databaseName} from './database.ts';
import {
  closeReplica,
  currentReplica,
  mutate,
  onReplicaTakenAway,
  openReplica,
  wipeReplica,
} from './replica.ts';
import {standInForBrowser, until} from './testing.ts';

beforeAll(standInForBrowser);

const realFetch = globalThis.fetch;
beforeEach(() => {
  const offline = async () => {
    throw new TypeError('Failed to fetch');
  };
  globalThis.fetch = Object.assign(offline, {preconnect: realFetch.preconnect});
});
afterEach(async () => {
  await closeReplica();
  globalThis.fetch = realFetch;
});

const say = (text: string) => mutate('answer.give', {id: newId(), requirement: 'Go', text});

test('opening the same person again gives the same replica', async () => {
  const first = await openReplica(1);

  expect(await openReplica(1)).toBe(first);
  expect(currentReplica()).toBe(first);
});

test("another person's data is never seen beside one's own", async () => {
  await openReplica(1);
  await say('from one');

  const second = await openReplica(2);
  await until(() => second.view.rows('answers') !== undefined);

  expect(currentReplica()).toBe(second);
  expect(second.view.rows('answers')).toEqual([]);
  expect(second.state.snapshot().waiting).toBe(0);
});

test('an action during the opening waits for it, and is durable when it resolves', async () => {
  const opening = openReplica(3);
  await say('early');
  const replica = await opening;

  expect(await replica.database.outbox.count()).toBe(1);
  await until(() => replica.view.rows('answers')?.length === 1);
});

test('signing out leaves nothing on the device', async () => {
  await openReplica(4);
  await say('secret');

  await wipeReplica(4);

  expect(currentReplica()).toBeNull();
  expect(await Dexie.exists(databaseName(4))).toBe(false);
  expect(say('too late')).rejects.toThrow();
});

test('a sign-out in another tab closes this one and is told', async () => {
  await openReplica(5);
  let isTold = false;
  const stopListening = onReplicaTakenAway(() => {
    isTold = true;
  });

  const otherTab = new BroadcastChannel('galley-u5');
  otherTab.postMessage({type: 'wiped'});
  await until(() => isTold);
  otherTab.close();
  stopListening();

  expect(currentReplica()).toBeNull();
});
