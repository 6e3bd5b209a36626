import type {Mutant} from './mutant.ts';

export const deviceMutants: readonly Mutant[] = [
  {
    name: 'an answer to an older cookie is applied',
    file: 'engine/pull.ts',
    edits: [
      {
        find: "if (!isSameCookie(meta.cookie, response.base)) return 'stale';",
        replace: 'isSameCookie(meta.cookie, response.base);',
      },
    ],
  },
  {
    name: "a place in another group's queue trims this one",
    file: 'engine/pull.ts',
    edits: [
      {
        find: 'if (meta === null || meta.group !== sentGroup)',
        replace: 'if (meta === null || sentGroup === undefined)',
      },
    ],
  },
  {
    name: 'the cookie is written before the rows, in a transaction of its own',
    file: 'engine/pull.ts',
    edits: [
      {
        find: '    const applied = await applyPull(',
        replace: `    const {base, cookie} = reply.body;
    await device.store.transact(async tx => {
      const now = await tx.meta();
      if (now?.group !== meta.group || !isSameCookie(now.cookie, base)) return;
      await tx.putMeta({...now, cookie});
    });
    const applied = await applyPull(`,
      },
      {
        find: 'if (!isSameCookie(meta.cookie, response.base))',
        replace: 'if (!isSameCookie(meta.cookie, response.cookie))',
      },
    ],
  },
  {
    name: 'rows stay when everything is to be fetched anew',
    file: 'engine/pull.ts',
    edits: [{find: 'if (response.clear) await tx.clearRows();', replace: ''}],
  },
  {
    name: 'a clearing empties the queue as well',
    file: 'engine/pull.ts',
    edits: [
      {
        find: 'if (response.clear) await tx.clearRows();',
        replace: `if (response.clear) {
      await tx.clearRows();
      await tx.removePending((await tx.pending()).map(({id}) => id));
    }`,
      },
    ],
  },
  {
    name: 'a refusal takes the mutation away without a word',
    file: 'engine/pull.ts',
    edits: [{find: 'await tx.putRejected(rejected);', replace: ''}],
  },
  {
    name: 'the queue is trimmed when the push is answered',
    file: 'engine/push.ts',
    edits: [
      {
        find: 'progress.sentThrough = reply.body.lastMutationId;',
        replace: `progress.sentThrough = reply.body.lastMutationId;
    const through = progress.sentThrough;
    await device.store.transact(async tx => {
      const sent = (await tx.pending()).filter(({id}) => id <= through);
      await tx.removePending(sent.map(({id}) => id));
    });`,
      },
    ],
  },
  {
    name: 'mutations are taken out of the queue before they are sent',
    file: 'engine/push.ts',
    edits: [
      {
        find: 'const reply = await device.transport.push({',
        replace: `await device.store.transact(tx => tx.removePending(batch.map(({id}) => id)));
  const reply = await device.transport.push({`,
      },
    ],
  },
  {
    name: 'a sign-in that ran out drops the queue',
    file: 'engine/push.ts',
    edits: [
      {
        find: "if (reply.kind !== 'refused') return stopFor(reply);",
        replace: `if (reply.kind !== 'refused') return stopFor(reply);
  if (reply.why === 'sign_in') {
    await device.store.transact(tx => tx.removePending(batch.map(({id}) => id)));
  }`,
      },
    ],
  },
  {
    name: 'files are not sent ahead',
    file: 'engine/push.ts',
    edits: [{find: 'if (blocked !== null) return blocked;', replace: ''}],
  },
  {
    name: 'a renewed group keeps its old numbers',
    file: 'engine/outbox.ts',
    edits: [
      {
        find: 'await tx.putPending(pending.map((mutation, index) => ({...mutation, id: index + 1})));',
        replace: 'await tx.putPending(pending);',
      },
    ],
  },
  {
    name: 'the next number is taken in a transaction of its own',
    file: 'engine/outbox.ts',
    edits: [
      {
        find: 'export function enqueue(store: LocalStore, intent: Intent)',
        replace: 'export async function enqueue(store: LocalStore, intent: Intent)',
      },
      {
        find: '  return store.transact(async tx => {\n    if (intent.blob !== null)',
        replace: `  const before = await store.transact(tx => tx.meta());
  return store.transact(async tx => {
    if (before !== null) await tx.putMeta(before);
    if (intent.blob !== null)`,
      },
    ],
  },
  {
    name: 'after a failure nobody tries again',
    file: 'engine/scheduler.ts',
    edits: [{find: 'schedule(end.retryAfterMs ?? backoff(failures, random()));', replace: ''}],
  },
];
