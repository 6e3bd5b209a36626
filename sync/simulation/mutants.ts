/**
 * Bugs that protocols of this kind have really had, planted one at a time in
 * the real source. The simulation is worth what it finds: each must be found.
 */
export interface Mutant {
  /** What the bug is. */
  readonly name: string;
  /** Where, from the room's root. */
  readonly file: string;
  /** What to replace; each `find` stands exactly once in the file. */
  readonly edits: readonly {readonly find: string; readonly replace: string}[];
}

const deviceMutants: readonly Mutant[] = [
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

const serverMutants: readonly Mutant[] = [
  {
    name: 'what was carried out is carried out again',
    file: 'server/apply-push.ts',
    edits: [
      {
        find: "if (mutation.id <= lastMutationId) return {kind: 'known', lastMutationId};",
        replace: '',
      },
      {
        find: 'const {status, code, of} = earlier ?? (await settle(tx));',
        replace: 'const {status, code, of} = await settle(tx);',
      },
    ],
  },
  {
    name: 'an intent under a renewed group counts as new',
    file: 'server/apply-push.ts',
    edits: [
      {
        find: 'const {status, code, of} = earlier ?? (await settle(tx));',
        replace: 'const {status, code, of} = await settle(tx);',
      },
    ],
  },
  {
    name: 'a refusal does not advance the queue',
    file: 'server/apply-push.ts',
    edits: [
      {
        find: 'if (!outcome.ok) return rejection(outcome.code);',
        replace: "if (!outcome.ok) throw new Error('refused');",
      },
    ],
  },
  {
    name: 'a result moves to the group that asked last',
    file: 'testing/memory-server.ts',
    edits: [
      {
        find: 'if (database.results.has(key)) return;',
        replace: `const [origin = ''] = result.origin.split(' ');
        if (database.results.has(\`\${userId} \${origin}\`)) {
          const moved = {...result, origin, group, userId, version};
          database.results.write(journal, \`\${userId} \${origin}\`, moved);
          return;
        }`,
      },
    ],
  },
  {
    name: 'any session may send any queue',
    file: 'server/apply-push.ts',
    edits: [
      {
        find: "if (request.userId !== sessionUserId) return 'wrong_user';",
        replace: 'request = Object.assign(request, {userId: sessionUserId});',
      },
    ],
  },
  {
    name: 'the place of the queue is read after the snapshot',
    file: 'server/changes-since.ts',
    edits: [
      {
        find: '  return log.inSnapshot(async tx => {',
        replace: '  const page = await log.inSnapshot(async tx => {',
      },
      {
        find: '      more,\n    });\n  });\n}',
        replace: `      more,
    });
  });
  if (page.value.lastMutationId === null) return page;
  const lastMutationId = await log.inSnapshot(tx => placeOf(log, tx, userId, group));
  return ok({...page.value, lastMutationId});
}`,
      },
    ],
  },
  {
    name: 'every page acknowledges',
    file: 'server/changes-since.ts',
    edits: [
      {
        find: 'lastMutationId: more ? null : await placeOf(log, tx, userId, group),',
        replace: 'lastMutationId: await placeOf(log, tx, userId, group),',
      },
    ],
  },
  {
    name: 'deletions are not told',
    file: 'server/changes-since.ts',
    edits: [
      {
        find: 'patch: page.rows.filter(row => !isLongGone(row, start)).map(toOp),',
        replace: 'patch: page.rows.filter(row => !row.deleted).map(toOp),',
      },
    ],
  },
  {
    name: 'a cookie from before the sweep of tombstones is continued',
    file: 'server/changes-since.ts',
    edits: [{find: 'known < clock.floor', replace: 'known < 0'}],
  },
  {
    name: 'while a device is filled, its place counts instead of the beginning',
    file: 'server/changes-since.ts',
    edits: [
      {
        find: 'const known = cookie?.page?.from ?? cookie?.v ?? 0;',
        replace: 'const known = cookie?.page ? Number.MAX_VALUE : (cookie?.v ?? 0);',
      },
    ],
  },
  {
    name: 'a cookie of another database is continued',
    file: 'server/changes-since.ts',
    edits: [{find: 'cookie.epoch !== clock.epoch ||', replace: ''}],
  },
  {
    name: 'a page ends in the middle of a transaction',
    file: 'server/changes-since.ts',
    edits: [
      {
        find: 'const through = lastWholeVersion(complete, pageRows);',
        replace: `const through = complete[pageRows - 1]?.version ?? 0;
    lastWholeVersion(complete, pageRows);
    if (through > 0) return {rows: complete.slice(0, pageRows), through};`,
      },
    ],
  },
];

export const mutants: readonly Mutant[] = [...deviceMutants, ...serverMutants];
