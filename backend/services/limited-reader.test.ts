import {afterAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createLimitedReader} from './limited-reader.ts';

setDefaultTimeout(30_000);

/** Readers that misbehave, each after it has taken its file. */
const programs = await mkdtemp(join(tmpdir(), 'galley-readers-'));
const takeFile = 'await Bun.stdin.arrayBuffer();';
const misbehaving = {
  'endless.ts': `${takeFile} for (let turn = 0; ; turn += 1) if (turn < 0) break;`,
  'greedy.ts': `${takeFile} const held = []; for (;;) held.push(new Uint8Array(8e6).fill(1));`,
  'curious.ts': `${takeFile} console.log(JSON.stringify({ok: true, text: process.env}));`,
};
for (const [name, text] of Object.entries(misbehaving)) await writeFile(join(programs, name), text);
afterAll(() => rm(programs, {recursive: true}));

const anything = new Uint8Array([1, 2, 3]);

describe('a reader', () => {
  test('kills a reader that does not come to an end', async () => {
    const read = createLimitedReader(join(programs, 'endless.ts'), {wallMs: 600});

    expect(await read('x', anything)).toEqual({ok: false, reason: 'timeout'});
  });

  test('kills a reader that takes too much memory', async () => {
    const read = createLimitedReader(join(programs, 'greedy.ts'));

    expect(await read('x', anything)).toEqual({ok: false, reason: 'too-large'});
  });

  test('leaves a reader nothing of our environment', async () => {
    process.env.GALLEY_CANARY = 'canary-4711';
    const read = createLimitedReader(join(programs, 'curious.ts'));

    const seen = await read('x', anything);

    delete process.env.GALLEY_CANARY;
    expect(seen.ok).toBe(true);
    expect(JSON.stringify(seen)).not.toContain('canary-4711');
  });

  test('lets few wait and sends the rest away', async () => {
    const read = createLimitedReader(join(programs, 'endless.ts'), {
      wallMs: 500,
      atOnce: 1,
      waiting: 1,
    });

    const three = await Promise.allSettled([1, 2, 3].map(() => read('x', anything)));

    expect(three.filter(one => one.status === 'rejected')).toHaveLength(1);
  });
});
