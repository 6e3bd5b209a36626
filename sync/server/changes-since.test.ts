import {expect, test} from 'bun:test';
import {array, assert, asyncProperty, boolean, integer, record} from 'fast-check';
import type {Cookie, PatchOp} from '../protocol/pull.ts';
import {type MemoryTx, rowsOf, writeRow} from '../testing/memory-server.ts';
import {createModelServer, type ModelServer} from '../testing/model-server.ts';

const userId = 7;
const group = '00000000-0000-7000-8000-000000000000';

/** One transaction: the answers it writes, and those it deletes. */
const anyWrite = record({
  answers: array(record({id: integer({min: 0, max: 9}), isDeletion: boolean()}), {
    minLength: 1,
    maxLength: 6,
  }),
});

function write(tx: MemoryTx, answers: readonly {id: number; isDeletion: boolean}[]): void {
  for (const {id, isDeletion} of answers) {
    const key = String(id);
    const row = {id: key, requirement: '', text: `version ${tx.version}`, createdAt: ''};
    writeRow(tx, 'answers', key, isDeletion ? null : row);
  }
}

/** What a device holds after applying pages, and where it stands. */
interface Held {
  cookie: Cookie | null;
  readonly rows: Map<string, unknown>;
}

/** Pulls one page; answers whether there are more. */
async function pullPage(server: ModelServer, held: Held): Promise<boolean> {
  const request = {proto: 1, schema: 1, userId, group, cookie: held.cookie};
  const reply = await server.connect(() => userId).pull(request);
  if (reply.kind !== 'ok') throw new Error('the pull was refused');
  if (reply.body.clear) held.rows.clear();
  for (const op of reply.body.patch) applyOp(held.rows, op);
  held.cookie = reply.body.cookie;
  return reply.body.more;
}

function applyOp(rows: Map<string, unknown>, op: PatchOp): void {
  if (op.op === 'put') rows.set(op.id, op.row);
  else rows.delete(op.id);
}

test('pages of any size, pulled while rows change, end in what the server holds', async () => {
  const anyHistory = array(record({write: anyWrite, pages: integer({min: 0, max: 2})}), {
    maxLength: 15,
  });
  await assert(
    asyncProperty(anyHistory, integer({min: 1, max: 7}), async (history, pageRows) => {
      const server = createModelServer(undefined, {pageRows});
      const held: Held = {cookie: null, rows: new Map()};

      for (const step of history) {
        await server.write(userId, async tx => write(tx, step.write.answers));
        for (let page = 0; page < step.pages; page++) await pullPage(server, held);
      }
      while (await pullPage(server, held));

      const atServer = rowsOf(server.database, userId, 'answers');
      expect(new Map(atServer.map(row => [row.id, row]))).toEqual(held.rows as Map<string, never>);
      expect(held.cookie).toEqual({epoch: 'epoch-1', v: history.length});
    }),
    {numRuns: 200},
  );
});

test('a page never ends in the middle of a transaction', async () => {
  const server = createModelServer(undefined, {pageRows: 2});
  const rows = [0, 1, 2, 3, 4].map(id => ({id, isDeletion: false}));
  await server.write(userId, async tx => write(tx, rows));
  await server.write(userId, async tx => write(tx, [{id: 9, isDeletion: false}]));
  const held: Held = {cookie: null, rows: new Map()};

  const hasMore = await pullPage(server, held);

  expect(held.rows.size).toBe(5);
  expect(hasMore).toBe(true);
});

test('a device that is being filled is told only of deletions since it began', async () => {
  const server = createModelServer(undefined, {pageRows: 1});
  await server.write(userId, async tx => write(tx, [{id: 1, isDeletion: true}]));
  await server.write(userId, async tx => write(tx, [{id: 2, isDeletion: false}]));
  await server.write(userId, async tx => write(tx, [{id: 3, isDeletion: false}]));
  const line = server.connect(() => userId);
  const ask = (cookie: Cookie | null) => line.pull({proto: 1, schema: 1, userId, group, cookie});

  const first = await ask(null);
  await server.write(userId, async tx => write(tx, [{id: 2, isDeletion: true}]));
  const second = await ask(first.kind === 'ok' ? first.body.cookie : null);
  const third = await ask(second.kind === 'ok' ? second.body.cookie : null);

  const told = [first, second, third].flatMap(reply =>
    reply.kind === 'ok' ? reply.body.patch.map(({op, id}) => `${op} ${id}`) : [],
  );
  expect(told).toEqual(['put 3', 'del 2']);
});
