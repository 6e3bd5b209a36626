import type {Transport} from '../engine/ports.ts';
import {applyPush, type SyncRefusal} from '../server/apply-push.ts';
import {answerPull} from '../server/changes-since.ts';
import type {Mutators} from '../server/ports.ts';
import {
  createMemoryDatabase,
  createMemoryLogs,
  inUserTx,
  type MemoryDatabase,
  type MemoryTx,
  memorySources,
  type ServerHooks,
  writeRow,
} from './memory-server.ts';
import {enter, modelMutators} from './model-mutators.ts';
import {accountRow} from './rows.ts';

/** The real server half over a database in memory, with the model's rules. */
export interface ModelServer {
  readonly database: MemoryDatabase;
  /** A line to the server for a browser in which `session` is signed in. */
  connect(session: () => number | null): Transport;
  /** A write that does not come from a device, such as a finished job. */
  write<Value>(userId: number, body: (tx: MemoryTx) => Promise<Value>): Promise<Value>;
}

const atRest: ServerHooks = {
  beforeTransaction: () => Promise.resolve(),
  atCommit: () => undefined,
};

interface ModelOptions {
  readonly hooks?: ServerHooks;
  readonly pageRows?: number;
  readonly now?: () => number;
  readonly mutators?: Mutators<MemoryTx>;
}

const atBeginning = () => 0;

const refusals = {
  wrong_user: 'wrong_user',
  unknown_group: 'unknown_group',
  update_needed: 'update_needed',
} as const;

export function createModelServer(
  database: MemoryDatabase = createMemoryDatabase('epoch-1'),
  {hooks = atRest, pageRows = 2, now = atBeginning, mutators = modelMutators}: ModelOptions = {},
): ModelServer {
  const logs = createMemoryLogs(database, hooks, now);
  const push = {log: logs.push, mutators, onFailure: () => undefined};
  const pull = {log: logs.pull, sources: memorySources, pageRows};

  return {
    database,
    connect: session => {
      const answer = async <Body>(
        handle: (
          userId: number,
        ) => Promise<{ok: true; value: Body} | {ok: false; code: SyncRefusal}>,
      ) => {
        const userId = session();
        if (userId === null) return {kind: 'refused', why: 'sign_in'} as const;
        const outcome = await handle(userId);
        if (outcome.ok) return {kind: 'ok', body: outcome.value} as const;
        if (outcome.code === 'server_behind') return busy;
        return {kind: 'refused', why: refusals[outcome.code]} as const;
      };
      return {
        push: request => answer(userId => applyPush(push, userId, copy(request))),
        pull: async request => copy(await answer(userId => answerPull(pull, userId, request))),
        putBlob: ({sha256}) =>
          answer(async () => {
            database.blobs.set(sha256, true);
            return {ok: true, value: null};
          }),
      };
    },
    write: (userId, body) => inUserTx(database, userId, body, hooks.atCommit),
  };
}

const busy = {kind: 'later', reached: true, retryAfterMs: null} as const;

/** What travels is text: nothing is shared between the two ends. */
function copy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** Opens an account as registration does: the row, and the credits it starts with. */
export function openAccount(server: ModelServer, userId: number, credits: number): Promise<void> {
  return server.write(userId, async tx => {
    writeRow(tx, 'account', String(userId), accountRow(userId, credits));
    enter(tx, `grant ${userId}`, credits);
  });
}
