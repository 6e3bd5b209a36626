import type {Mutant} from './mutant.ts';

export const serverMutants: readonly Mutant[] = [
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
