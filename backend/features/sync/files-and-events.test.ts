import {afterAll, beforeAll, describe, expect, test} from 'bun:test';
import {createHash} from 'node:crypto';
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

describe('files', () => {
  const put = (userId: number, name: string, bytes: Uint8Array) =>
    server.app.handle(
      new Request(`http://localhost/api/blobs/${name}`, {
        method: 'PUT',
        headers: {'x-user': String(userId), 'content-type': 'application/pdf'},
        body: bytes.slice(),
      }),
    );
  const get = (userId: number, name: string) =>
    server.app.handle(
      new Request(`http://localhost/api/blobs/${name}`, {headers: {'x-user': String(userId)}}),
    );
  const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

  test('come back to their owner and to nobody else', async () => {
    const [owner, other] = [await createUser(database.db), await createUser(database.db)];
    const bytes = new TextEncoder().encode('%PDF-1.7 mine');

    expect((await put(owner, hashOf(bytes), bytes)).status).toBe(200);
    expect((await put(owner, hashOf(bytes), bytes)).status).toBe(200);

    const mine = await get(owner, hashOf(bytes));
    expect(new Uint8Array(await mine.arrayBuffer())).toEqual(bytes);
    expect(mine.headers.get('content-disposition')).toBe('attachment');
    expect((await get(other, hashOf(bytes))).status).toBe(404);
  });

  test('are refused under a wrong name, too large, or beyond the quota', async () => {
    const owner = await createUser(database.db);
    const bytes = new TextEncoder().encode('x');
    const large = new Uint8Array(5 * 1024 * 1024 + 1);

    expect((await put(owner, hashOf(new Uint8Array(1)), bytes)).status).toBe(422);
    expect((await put(owner, hashOf(large), large)).status).toBe(413);
    for (let index = 0; index < 50; index++) {
      const file = new TextEncoder().encode(`file ${index}`);
      expect((await put(owner, hashOf(file), file)).status).toBe(200);
    }
    expect((await put(owner, hashOf(bytes), bytes)).status).toBe(507);
  });
});

describe('the event stream', () => {
  async function open(userId: number, lastEventId?: string) {
    const headers = new Headers({'x-user': String(userId)});
    if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
    const reply = await server.app.handle(
      new Request('http://localhost/api/sync/events', {headers}),
    );
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      async until(part: string): Promise<string> {
        while (!text.includes(part)) {
          const chunk = await reader?.read();
          if (!chunk || chunk.done) throw new Error(`the stream ended with: ${text}`);
          text += chunk.value;
        }
        return text;
      },
      close: () => reader?.cancel(),
    };
  }

  test('pokes at once, and again when something changes', async () => {
    const peer = await newPeer();
    await peer.pushed([peer.mutation('answer.give', answer('x'))]);
    const stream = await open(peer.userId);

    const first = await stream.until('data: {"v":1}');
    await peer.pushed([peer.mutation('answer.give', answer('y'))]);
    const second = await stream.until('data: {"v":2}');

    expect(first).toContain('id: 1\nevent: poke');
    expect(second).toContain('id: 2\nevent: poke');
    await stream.close();
  });

  test('does not repeat what the browser has heard', async () => {
    const peer = await newPeer();
    await peer.pushed([peer.mutation('answer.give', answer('x'))]);
    const stream = await open(peer.userId, '1');

    await peer.pushed([peer.mutation('answer.give', answer('y'))]);
    const heard = await stream.until('data: {"v":2}');

    expect(heard).not.toContain('data: {"v":1}');
    await stream.close();
  });
});
