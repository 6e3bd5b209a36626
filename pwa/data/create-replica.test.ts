import {afterEach, beforeAll, beforeEach, describe, expect, test} from 'bun:test';
import {discardRejected, enqueue, retryRejected} from '../../sync/engine/outbox.ts';
import type {LocalBlob} from '../../sync/engine/ports.ts';
import {newId} from '../../sync/model/ids.ts';
import type {Mutation} from '../../sync/mutators/mutators.ts';
import {rowsOf, writeRow} from '../../sync/testing/memory-server.ts';
import {createModelServer, type ModelServer, openAccount} from '../../sync/testing/model-server.ts';
import {emptyResumeRow} from '../../sync/testing/rows.ts';
import type {Replica} from './create-replica.ts';
import {
  createBrowser,
  openTab,
  standInForBrowser,
  type TestBrowser,
  until,
  untilSent,
  untilWaiting,
} from './testing.ts';

const userId = 7;
let server: ModelServer;
let browser: TestBrowser;
const open: Replica[] = [];

beforeAll(standInForBrowser);
beforeEach(async () => {
  server = createModelServer();
  await openAccount(server, userId, 10);
  browser = createBrowser(userId);
});
afterEach(async () => {
  for (const replica of open.splice(0)) await replica.close();
  expect(browser.errors).toEqual([]);
});

async function tab(): Promise<Replica> {
  const replica = await openTab(browser, server, userId);
  open.push(replica);
  return replica;
}

async function act(replica: Replica, mutation: Mutation, blob: LocalBlob | null = null) {
  const at = new Date().toISOString();
  await enqueue(replica.store, {mutation, origin: crypto.randomUUID(), at, blob});
  replica.wake('enqueue');
}

const give = (text: string, id: string = newId()): Mutation => ({
  name: 'answer.give',
  args: {id, requirement: 'Go', text},
});
const [resumeId, jobDetailsId] = [newId(), newId()];
const request = (changes: object = {}): Mutation => ({
  name: 'job.request',
  args: {
    id: newId(),
    kind: 'optimisation',
    resumeId,
    jobDetailsId,
    optimisationId: null,
    resultId: newId(),
    run: 0,
    options: {language: null, tone: 'plain', length: 'standard'},
    ...changes,
  },
});
const answersOn = (replica: Replica) =>
  replica.view
    .rows('answers')
    ?.map(row => row.text)
    .sort();
const answersAtServer = () => rowsOf(server.database, userId, 'answers').map(row => row.text);

describe('with the server in reach', () => {
  test('a first opening brings what the server holds', async () => {
    await server.write(userId, async tx => writeRow(tx, 'resumes', 'r1', emptyResumeRow('r1')));

    const replica = await tab();
    expect(replica.view.rows('resumes')).toBeUndefined();
    await until(() => replica.view.rows('resumes')?.length === 1);

    expect(replica.view.row('account', '7')?.credits).toBe(10);
    expect(replica.state.snapshot()).toMatchObject({online: true, phase: 'idle', waiting: 0});
    expect(replica.state.snapshot().lastSyncedAt).not.toBeNull();
  });

  test('an action is shown at once, reaches the server and never flickers', async () => {
    const replica = await tab();
    await until(() => replica.state.snapshot().lastSyncedAt !== null);
    const seen: (readonly string[] | undefined)[] = [];

    await act(replica, give('Yes'));
    await until(() => {
      seen.push(answersOn(replica));
      return answersAtServer().length === 1;
    });
    for (let more = 0; more < 20; more++) {
      await Bun.sleep(2);
      seen.push(answersOn(replica));
    }
    expect(replica.state.snapshot().waiting).toBe(0);

    const afterFirst = seen.slice(seen.findIndex(texts => texts?.length === 1));
    expect(afterFirst.every(texts => texts?.join() === 'Yes')).toBe(true);
  });

  test('a list that did not change stays the same array', async () => {
    await server.write(userId, async tx => writeRow(tx, 'resumes', 'r1', emptyResumeRow('r1')));
    const replica = await tab();
    await until(() => replica.view.rows('resumes')?.length === 1);
    const before = replica.view.rows('resumes');

    await act(replica, give('Yes'));
    await until(() => replica.view.rows('answers')?.length === 1);

    expect(replica.view.rows('resumes')).toBe(before);
  });

  test('a file goes ahead of its upload and leaves the device once it has arrived', async () => {
    const replica = await tab();
    const sha256 = 'a'.repeat(64);
    const {id, filename, fileSizeBytes, document, text} = emptyResumeRow(newId());
    const args = {id, filename: filename ?? '', fileSizeBytes, document, text, sha256};

    await act(
      replica,
      {name: 'resume.upload', args: {...args, fileType: 'application/pdf', readError: null}},
      {sha256, bytes: new ArrayBuffer(4), mime: 'application/pdf'},
    );
    await until(() => rowsOf(server.database, userId, 'resumes').length === 1);
    await untilSent(replica);

    const sent = browser.requests.filter(line => !line.includes('pull'));
    expect(sent).toEqual([`PUT /api/blobs/${sha256}`, 'POST /api/sync/push']);
    expect(await replica.database.blobs.count()).toBe(0);
  });
});

describe('without the server', () => {
  test('actions wait, survive the tab, and reach the server in order', async () => {
    const first = await tab();
    await until(() => first.state.snapshot().lastSyncedAt !== null);
    browser.isOnline = false;
    for (const text of ['a', 'b', 'c']) await act(first, give(text));
    await until(() => first.state.snapshot().phase === 'offline');
    await untilWaiting(first, 3);
    expect(first.state.snapshot().online).toBe(false);
    await first.close();

    const second = await tab();
    await until(() => second.view.rows('answers') !== undefined);
    expect(answersOn(second)).toEqual(['a', 'b', 'c']);
    browser.isOnline = true;
    second.wake('online');
    await untilSent(second);

    expect(answersAtServer()).toEqual(['a', 'b', 'c']);
    expect(answersOn(second)).toEqual(['a', 'b', 'c']);
  });

  test('a sign-in that ran out keeps everything and goes on afterwards', async () => {
    const replica = await tab();
    await until(() => replica.state.snapshot().lastSyncedAt !== null);
    browser.session = null;
    await act(replica, give('kept'));
    await until(() => replica.state.snapshot().phase === 'sign-in-needed');
    await untilWaiting(replica, 1);

    browser.session = userId;
    replica.wake('signed-in');
    await untilSent(replica);

    expect(answersAtServer()).toEqual(['kept']);
  });

  test("nothing is sent in somebody else's session", async () => {
    const replica = await tab();
    await until(() => replica.state.snapshot().lastSyncedAt !== null);
    browser.session = 8;
    await act(replica, give('mine'));
    await until(() => replica.state.snapshot().phase === 'sign-in-needed');

    expect(rowsOf(server.database, 8, 'answers')).toEqual([]);
    await untilWaiting(replica, 1);
  });

  test('an old build keeps its queue and says that it needs an update', async () => {
    const replica = await tab();
    await until(() => replica.state.snapshot().lastSyncedAt !== null);
    browser.statuses.push(426);

    await act(replica, give('kept'));
    await until(() => replica.state.snapshot().phase === 'update-needed');

    await untilWaiting(replica, 1);
  });

  test('a refusal of size splits the batch until it fits', async () => {
    const replica = await tab();
    await until(() => replica.state.snapshot().lastSyncedAt !== null);
    browser.isOnline = false;
    for (const text of ['a', 'b', 'c', 'd']) await act(replica, give(text));
    await until(() => replica.state.snapshot().phase === 'offline');

    browser.isOnline = true;
    browser.statuses.push(413, 413);
    replica.wake('online');
    await untilSent(replica);

    expect(answersAtServer()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('what cannot be done', () => {
  test('a refusal takes its effect back and is kept to be shown', async () => {
    const replica = await tab();
    await until(() => replica.state.snapshot().lastSyncedAt !== null);

    await act(replica, {name: 'answer.remove', args: {id: newId()}});
    await until(() => replica.view.rejected().length === 1);

    expect(replica.view.rejected()[0]).toMatchObject({name: 'answer.remove', code: 'not_found'});
    await untilSent(replica);
    await discardRejected(replica.store, replica.view.rejected()[0]?.origin ?? '');
    await until(() => replica.view.rejected().length === 0);
  });

  test('the third request on ten credits is held instead of sent, and can be sent once paid', async () => {
    const replica = await tab();
    await until(() => replica.view.row('account', '7') !== undefined);
    browser.isOnline = false;

    for (const run of [0, 1, 2]) await act(replica, request({run}));
    await until(() => replica.view.rejected().length === 1);
    expect(replica.view.row('account', '7')?.credits).toBe(0);
    expect(replica.view.rejected()[0]?.code).toBe('insufficient_credits');
    expect(replica.view.rows('jobs')).toHaveLength(2);

    browser.isOnline = true;
    await replica.syncNow();
    await server.write(userId, async tx => {
      const [account] = rowsOf(server.database, userId, 'account');
      if (account) writeRow(tx, 'account', '7', {...account, credits: 5});
    });
    await replica.syncNow();
    const held = replica.view.rejected()[0]?.origin ?? '';
    await retryRejected(replica.store, held, {origin: 'again', at: '2026-01-01T00:00:00.000Z'});
    await replica.syncNow();

    expect(rowsOf(server.database, userId, 'jobs')).toHaveLength(3);
    await until(() => replica.view.row('account', '7')?.credits === 0);
  });

  test('a request that another device has made already leads to the job that stands', async () => {
    const [mine, theirs] = [request(), request()];
    const replica = await tab();
    const other = await openTab(createBrowser(userId), server, userId);
    open.push(other);
    await until(() => replica.state.snapshot().lastSyncedAt !== null);
    browser.isOnline = false;
    await act(replica, mine);
    await act(other, theirs);
    await until(() => rowsOf(server.database, userId, 'jobs').length === 1);

    browser.isOnline = true;
    await replica.syncNow();

    const [standing] = rowsOf(server.database, userId, 'jobs');
    const mineId = mine.name === 'job.request' ? mine.args.id : '';
    await until(() => replica.view.row('jobs', mineId)?.id === standing?.id);
    expect(replica.view.rows('jobs')).toHaveLength(1);
    expect(replica.view.row('account', '7')?.credits).toBe(5);
  });
});

describe('drafts', () => {
  test('come back after the tab was closed', async () => {
    const first = await tab();
    first.drafts.set('wizard', {step: 1});
    first.drafts.set('wizard', {step: 2});
    await first.close();

    const second = await tab();

    expect(second.drafts.get('wizard')).toEqual({step: 2});
  });
});
