import {randomUUIDv7} from 'bun';
import {and, asc, eq, gt, isNull, lte} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {must, ok, refused} from '../../../resume/model/outcome.ts';
import {kinds} from '../../../sync/model/kinds.ts';
import type {PullResponse} from '../../../sync/protocol/pull.ts';
import type {PushResponse, SentMutation} from '../../../sync/protocol/push.ts';
import type {Mutators, PullSources} from '../../../sync/server/ports.ts';
import type {Database, Transaction} from '../../db/database.ts';
import {users} from '../../db/tables/users.ts';
import {answers} from '../../db/tables/work.ts';
import type {TestDatabase} from '../../db/testing.ts';
import type {UserTx} from '../../db/user-tx.ts';
import {listenForWakeups} from '../../db/wakeups.ts';
import {problems} from '../../http/problem.ts';
import {syncRoutes} from './routes.ts';

/** The smallest server with the sync routes: one kind of row, answers, kept in PostgreSQL. */

const answerMutators: Mutators<UserTx> = {
  'answer.give': async ({db, userId, version}, {id, requirement, text}) => {
    const row = {requirement, text, version, deletedAt: null};
    await db
      .insert(answers)
      .values({id, userId, ...row})
      .onConflictDoUpdate({target: answers.id, set: row});
    if (text === 'refuse me') return refused('invalid');
    if (text === 'fail me') throw new Error('the disk is full');
    return ok(undefined);
  },
  'answer.remove': async ({db, userId, version}, {id}) => {
    const removed = await db
      .update(answers)
      .set({version, deletedAt: new Date().toISOString()})
      .where(and(eq(answers.id, id), eq(answers.userId, userId), isNull(answers.deletedAt)))
      .returning({id: answers.id});
    return removed.length > 0 ? ok(undefined) : refused('not_found');
  },
};

async function answersSince(
  tx: Transaction,
  userId: number,
  after: number,
  upto: number,
  limit: number,
) {
  const rows = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.userId, userId), gt(answers.version, after), lte(answers.version, upto)))
    .orderBy(asc(answers.version))
    .limit(limit);
  return rows.map(({id, version, deletedAt, requirement, text, createdAt}) => ({
    id,
    version,
    deleted: deletedAt !== null,
    row: deletedAt === null ? {id, requirement, text, createdAt} : null,
  }));
}

const answerSources = kinds.map(kind => ({
  kind,
  rowsSince: kind === 'answers' ? answersSince : async () => [],
})) as PullSources<Transaction>;

export async function createSyncServer({db, sql}: TestDatabase) {
  const wakeups = await listenForWakeups(sql);
  const closing = new AbortController();
  const failures: string[] = [];
  const services = {
    db,
    wakeups,
    mutators: answerMutators,
    pullSources: answerSources,
    closing: closing.signal,
    readSession: async (request: Request) => sessionOf(request.headers.get('x-user')),
    log: (_: unknown, event: string) => failures.push(event),
  };
  const app = new Elysia()
    .use(problems(() => undefined))
    .group('/api', api => api.use(syncRoutes(services)));
  return {app, failures, stop: () => closing.abort()};
}

function sessionOf(user: string | null) {
  if (user === null) return null;
  return {id: user, userId: Number(user), email: '', isVerified: true, startedAt: ''};
}

export async function createUser(db: Database): Promise<number> {
  const notifications = {
    emailNotifications: true,
    optimizationCompleted: true,
    newFeatures: true,
    marketingEmails: false,
  };
  const email = `${randomUUIDv7()}@example.com`;
  const [user] = await db
    .insert(users)
    .values({email, passwordHash: 'none', notifications})
    .returning({id: users.id});
  return must(user, 'the user that was just inserted').id;
}

type App = Awaited<ReturnType<typeof createSyncServer>>['app'];

/** A device that speaks plain HTTP, so that tests see exactly what travels. */
export function createPeer(app: App, userId: number, group: string = randomUUIDv7()) {
  let nextId = 1;
  const send = (path: string, body: unknown) =>
    app.handle(
      new Request(`http://localhost/api${path}`, {
        method: 'POST',
        headers: {'content-type': 'application/json', 'x-user': String(userId)},
        body: JSON.stringify(body),
      }),
    );
  const push = (mutations: readonly SentMutation[], changes: object = {}) =>
    send('/sync/push', {proto: 1, schema: 1, build: 'test', userId, group, mutations, ...changes});
  const pull = (cookie: PullResponse['cookie'] | null, changes: object = {}) =>
    send('/sync/pull', {proto: 1, schema: 1, userId, group, cookie, ...changes});

  return {
    group,
    push,
    pull,
    /** A mutation with the next place in the queue. */
    mutation(name: string, args: unknown, origin: string = randomUUIDv7()): SentMutation {
      return {id: nextId++, origin, name, args, at: '2026-01-01T00:00:00.000Z'};
    },
    pushed: async (mutations: readonly SentMutation[]): Promise<PushResponse> =>
      (await push(mutations)).json(),
    pulled: async (cookie: PullResponse['cookie'] | null): Promise<PullResponse> =>
      (await pull(cookie)).json(),
  };
}

export function answer(text: string, id: string = randomUUIDv7()) {
  return {id, requirement: 'Go', text};
}
