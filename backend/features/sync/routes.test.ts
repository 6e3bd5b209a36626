import {afterAll, beforeAll, describe, expect, test} from 'bun:test';
import {randomUUIDv7} from 'bun';
import {eq, sql} from 'drizzle-orm';
import type {Cookie, PullResponse} from '../../../sync/protocol/pull.ts';
import {syncGroups, syncMeta} from '../../db/tables/replication.ts';
import {users} from '../../db/tables/users.ts';
import {answers} from '../../db/tables/work.ts';
import {createTestDatabase, type TestDatabase} from '../../db/testing.ts';
import {answer, createPeer, createSyncServer, createUser} from './testing.ts';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof createSyncServer>>;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createSyncServer(database);
}, 60_000);
afterAll(async () => {
  server.stop();
  await database.close();
});

async function newPeer() {
  const userId = await createUser(database.db);
  return {userId, ...createPeer(server.app, userId)};
}

const textsOf = async (userId: number) => {
  const rows = await database.db.select().from(answers).where(eq(answers.userId, userId));
  return rows.map(row => row.text).sort();
};

describe('a push', () => {
  test('is acknowledged by the same pull that brings its row', async () => {
    const peer = await newPeer();

    const pushed = await peer.pushed([peer.mutation('answer.give', answer('Yes'))]);
    const pulled = await peer.pulled(null);

    expect(pushed).toEqual({
      lastMutationId: 1,
      results: [{id: 1, status: 'applied', code: null, of: null}],
    });
    expect(pulled.lastMutationId).toBe(1);
    expect(pulled.patch).toMatchObject([{op: 'put', t: 'answers', row: {text: 'Yes'}}]);
    expect(pulled.more).toBe(false);
  });

  test('that eight tabs send at the same time is carried out once', async () => {
    const peer = await newPeer();
    const queue = ['a', 'b', 'c'].map(text => peer.mutation('answer.give', answer(text)));

    const replies = await Promise.all(Array.from({length: 8}, () => peer.pushed(queue)));

    expect(replies.map(reply => reply.lastMutationId)).toEqual(Array(8).fill(3));
    expect(replies.flatMap(reply => reply.results)).toHaveLength(3);
    expect(await textsOf(peer.userId)).toEqual(['a', 'b', 'c']);
  });

  test('that is refused leaves nothing behind, advances the queue and is told by pull', async () => {
    const peer = await newPeer();

    const pushed = await peer.pushed([
      peer.mutation('answer.give', answer('refuse me')),
      peer.mutation('answer.give', answer('after')),
      peer.mutation('no.such.thing', {}),
      peer.mutation('answer.remove', {id: 'not a uuid'}),
    ]);
    const pulled = await peer.pulled(null);

    expect(pushed.lastMutationId).toBe(4);
    expect(await textsOf(peer.userId)).toEqual(['after']);
    expect(pulled.results).toEqual([
      {id: 1, status: 'rejected', code: 'invalid', of: null},
      {id: 2, status: 'applied', code: null, of: null},
      {id: 3, status: 'rejected', code: 'invalid', of: null},
      {id: 4, status: 'rejected', code: 'invalid', of: null},
    ]);
  });

  test('with a text that PostgreSQL cannot hold is refused instead of blocking the queue', async () => {
    const peer = await newPeer();

    const pushed = await peer.pushed([
      peer.mutation('answer.give', answer('zero \u0000 byte')),
      peer.mutation('answer.give', answer('next')),
    ]);

    expect(pushed.lastMutationId).toBe(2);
    expect(pushed.results[0]).toMatchObject({status: 'rejected', code: 'invalid'});
  });

  test('that fails stops there and goes on when it is sent again', async () => {
    const peer = await newPeer();
    const [first, failing, last] = [
      peer.mutation('answer.give', answer('first')),
      peer.mutation('answer.give', answer('fail me')),
      peer.mutation('answer.give', answer('last')),
    ];

    const failed = await peer.pushed([first, failing, last]);
    const mended = await peer.pushed([{...failing, args: answer('mended')}, last]);

    expect(failed.lastMutationId).toBe(1);
    expect(server.failures).toContain('mutation failed');
    expect(mended.lastMutationId).toBe(3);
    expect(await textsOf(peer.userId)).toEqual(['first', 'last', 'mended']);
  });

  test('that fails for a day is refused, so that nothing blocks for ever', async () => {
    const peer = await newPeer();
    const failing = peer.mutation('answer.give', answer('fail me'));
    for (let round = 0; round < 19; round++) await peer.pushed([failing]);
    await database.db.execute(
      sql`update sync_failures set since = now() - interval '25 hours'
        where group_id = ${peer.group}`,
    );

    const last = await peer.pushed([failing]);

    expect(last.results).toEqual([{id: 1, status: 'rejected', code: 'server_error', of: null}]);
  });

  test('under a renewed group does not carry the same intent out again', async () => {
    const peer = await newPeer();
    const refusedOnce = peer.mutation('answer.give', answer('refuse me'), 'intent-1');
    await peer.pushed([refusedOnce]);
    const renewed = createPeer(server.app, peer.userId);

    await renewed.pushed([{...refusedOnce, args: answer('accept me')}]);
    const pulled = await renewed.pulled(null);

    expect(await textsOf(peer.userId)).toEqual([]);
    expect(pulled.results).toMatchObject([{id: 1, status: 'rejected'}]);
  });
});

describe('who may speak', () => {
  test('a session of somebody else consumes nothing of the queue', async () => {
    const peer = await newPeer();
    const other = await createUser(database.db);

    const pushed = await peer.push([peer.mutation('answer.give', answer('mine'))], {userId: other});

    expect(pushed.status).toBe(409);
    expect(await textsOf(peer.userId)).toEqual([]);
    expect(await textsOf(other)).toEqual([]);
  });

  test('without a session the answer is 401', async () => {
    const reply = await server.app.handle(
      new Request('http://localhost/api/sync/pull', {method: 'POST', body: '{}'}),
    );

    expect(reply.status).toBe(401);
  });

  test('a queue whose beginning this server never saw has to introduce itself', async () => {
    const peer = await newPeer();
    peer.mutation('answer.give', answer('lost with the backup'));

    const pushed = await peer.push([peer.mutation('answer.give', answer('second'))]);

    expect(pushed.status).toBe(410);
  });

  test("a group of another user is unknown, and stays the other's", async () => {
    const victim = await newPeer();
    await victim.pushed([victim.mutation('answer.give', answer('victim'))]);
    const thief = createPeer(server.app, await createUser(database.db), victim.group);

    const pushed = await thief.push([thief.mutation('answer.give', answer('thief'))]);
    const pulled = await thief.pulled(null);

    expect(pushed.status).toBe(410);
    expect(pulled).toMatchObject({lastMutationId: 0, patch: []});
    const [group] = await database.db
      .select()
      .from(syncGroups)
      .where(eq(syncGroups.id, victim.group));
    expect(group?.userId).toBe(victim.userId);
  });

  test('a build that is too old, or newer than the server, keeps its queue', async () => {
    const peer = await newPeer();
    const mutation = peer.mutation('answer.give', answer('x'));

    expect((await peer.push([mutation], {schema: 99})).status).toBe(503);
    expect((await peer.push([mutation], {proto: 2})).status).toBe(503);
    expect((await peer.push([mutation], {proto: 0})).status).toBe(426);
  });
});

describe('a pull', () => {
  test('brings only what changed since, and deletions as tombstones', async () => {
    const peer = await newPeer();
    const [kept, gone] = [answer('kept'), answer('gone')];
    await peer.pushed([peer.mutation('answer.give', kept), peer.mutation('answer.give', gone)]);
    const first = await peer.pulled(null);
    await peer.pushed([peer.mutation('answer.remove', {id: gone.id})]);

    const second = await peer.pulled(first.cookie);
    const third = await peer.pulled(second.cookie);

    expect(second.patch).toEqual([{op: 'del', t: 'answers', id: gone.id}]);
    expect(second.clear).toBe(false);
    expect(third.patch).toEqual([]);
    expect(third.cookie).toEqual(second.cookie);
  });

  test('starts over for a cookie of another database', async () => {
    const peer = await newPeer();
    await peer.pushed([peer.mutation('answer.give', answer('x'))]);
    const [meta] = await database.db.select().from(syncMeta);

    const pulled = await peer.pulled({epoch: randomUUIDv7(), v: 1});

    expect(pulled.clear).toBe(true);
    expect(pulled.cookie.epoch).toBe(meta?.epoch ?? '');
    expect(pulled.patch).toHaveLength(1);
  });

  test('starts over once the tombstones it would need are swept', async () => {
    const peer = await newPeer();
    await peer.pushed([peer.mutation('answer.give', answer('x'))]);
    const {cookie} = await peer.pulled(null);
    await peer.pushed([peer.mutation('answer.give', answer('y'))]);
    await database.db.update(users).set({syncFloor: 2}).where(eq(users.id, peer.userId));

    const pulled = await peer.pulled(cookie);

    expect(pulled.clear).toBe(true);
    expect(pulled.patch).toHaveLength(2);
  });

  test('never misses a row while writers commit around it', async () => {
    const peer = await newPeer();
    const writers = Array.from({length: 4}, () => createPeer(server.app, peer.userId));
    const seen = new Set<string>();
    let isWriting = true;

    const reading = (async () => {
      let cookie: Cookie | null = null;
      for (let isLast = false; !isLast; ) {
        isLast = !isWriting;
        const pulled: PullResponse = await peer.pulled(cookie);
        for (const op of pulled.patch) seen.add(op.id);
        cookie = pulled.cookie;
      }
    })();
    await Promise.all(
      writers.map(async writer => {
        for (let index = 0; index < 15; index++) {
          await writer.pushed([writer.mutation('answer.give', answer(`n${index}`))]);
        }
      }),
    );
    isWriting = false;
    await reading;

    expect(seen.size).toBe(60);
  });
});
