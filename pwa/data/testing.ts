import Dexie from 'dexie';
import {IDBFactory, IDBKeyRange} from 'fake-indexeddb';
import type {Reply} from '../../sync/engine/ports.ts';
import type {ModelServer} from '../../sync/testing/model-server.ts';
import {createReplica, type Replica} from './create-replica.ts';
import type {Fetch} from './transport.ts';

/** A browser for tests: its disk, its network and who is signed in. */
export interface TestBrowser {
  readonly disk: {indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange};
  isOnline: boolean;
  session: number | null;
  /** Refuses the next requests with these statuses, then answers again. */
  readonly statuses: number[];
  readonly requests: string[];
  readonly errors: unknown[];
}

export function createBrowser(session: number): TestBrowser {
  const disk = {indexedDB: new IDBFactory(), IDBKeyRange};
  return {disk, isOnline: true, session, statuses: [], requests: [], errors: []};
}

/**
 * What a browser has and Bun does not. Hints never come: what works without
 * them works with them.
 */
export function standInForBrowser(): void {
  // Live queries look here, whatever database they are asked for.
  Object.assign(Dexie.dependencies, {indexedDB: new IDBFactory(), IDBKeyRange});

  class SilentEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    close(): void {
      // Nothing is open.
    }
  }
  Object.assign(globalThis, {EventSource: SilentEventSource});
}

export async function openTab(
  browser: TestBrowser,
  server: ModelServer,
  userId: number,
): Promise<Replica> {
  return createReplica(userId, {
    fetch: createFetch(browser, server),
    build: 'test',
    onChange: () => undefined,
    onError: error => browser.errors.push(error),
    onTakenAway: () => undefined,
    onOutdated: () => undefined,
    indexedDb: browser.disk,
  });
}

const statusOf = {
  sign_in: 401,
  wrong_user: 409,
  unknown_group: 410,
  update_needed: 426,
  too_large: 413,
  unacceptable: 422,
} as const;

function createFetch(browser: TestBrowser, server: ModelServer): Fetch {
  const transport = server.connect(() => browser.session);
  const route = async (path: string, init: RequestInit): Promise<Reply<unknown>> => {
    if (path === '/api/sync/push') return transport.push(JSON.parse(String(init.body)));
    if (path === '/api/sync/pull') return transport.pull(JSON.parse(String(init.body)));
    const bytes = await new Response(init.body ?? null).arrayBuffer();
    return transport.putBlob({sha256: path.split('/').at(-1) ?? '', bytes, mime: ''});
  };

  return async (path, init) => {
    browser.requests.push(`${init.method} ${path}`);
    if (!browser.isOnline) throw new TypeError('Failed to fetch');
    const status = browser.statuses.shift();
    if (status !== undefined) return Response.json({}, {status});
    const reply = await route(path, init);
    if (reply.kind === 'ok') return Response.json(reply.body);
    return Response.json({}, {status: reply.kind === 'later' ? 503 : statusOf[reply.why]});
  };
}

/** Waits until `condition` holds, for at most two seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waitedMs = 0; !(await condition()); waitedMs += 2) {
    if (waitedMs > 2_000) throw new Error('it never came to be');
    await Bun.sleep(2);
  }
}

/** Waits until everything done in a tab has reached the server and the screen knows it. */
export async function untilSent(replica: Replica): Promise<void> {
  await until(async () => (await replica.database.outbox.count()) === 0);
  await until(() => replica.state.snapshot().waiting === 0);
}

/** Waits until the screen shows that so many actions wait. */
export function untilWaiting(replica: Replica, count: number): Promise<void> {
  return until(() => replica.state.snapshot().waiting === count);
}
