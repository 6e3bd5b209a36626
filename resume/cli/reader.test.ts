import {afterAll, afterEach, beforeAll, expect, test} from 'bun:test';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createReader, type Reader} from './reader.ts';

interface Count {
  readonly turn: number;
}

/** Counts the files its process has had; does what the file's name says. */
const program = `
let turn = 0;
process.on('message', ({name}) => {
  turn += 1;
  if (name === 'breaks') process.exit(3);
  if (name === 'needs a new process' && turn > 1) process.exit(4);
  process.send({ms: 0, turn});
  if (name === 'breaks later') process.exit(5);
});
`;
let folder: string;
let reader: Reader<Count>;
const bytes = new Uint8Array(1);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-reader-'));
  await writeFile(join(folder, 'program.ts'), program);
});
afterEach(() => reader.close());
afterAll(() => rm(folder, {recursive: true}));

async function turns(...names: readonly string[]): Promise<unknown[]> {
  reader = createReader<Count>(join(folder, 'program.ts'));
  const answers: unknown[] = [];
  for (const name of names) {
    const answer = await reader.read({bytes, name});
    answers.push('error' in answer ? answer.error.code : 'turn' in answer ? answer.turn : 'bug');
  }
  return answers;
}

test('one process reads file after file', async () => {
  expect(await turns('sound', 'sound', 'sound')).toEqual([1, 2, 3]);
  expect(reader.broken()).toEqual([]);
});

test('a file that breaks its process is damaged, and the next has a process of its own', async () => {
  expect(await turns('breaks', 'sound')).toEqual(['damaged', 1]);
  expect(reader.broken()).toEqual(['ended: exit 3']);
});

test('what an earlier file has broken is not laid at the door of the next', async () => {
  expect(await turns('sound', 'needs a new process')).toEqual([1, 1]);
  expect(await turns('breaks later', 'sound', 'sound')).toEqual([1, 1, 2]);
});
