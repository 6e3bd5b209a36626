import {afterAll, beforeAll, expect, test} from 'bun:test';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createDeviceReader, type DeviceReader, readyMessage} from './device-reader.ts';

/** Says how many files it has had; does what the file's name says. */
const program = `
let turn = 0;
addEventListener('message', ({ports: [port]}) => {
  port.onmessage = ({data: {filename}}) => {
    turn += 1;
    if (filename === 'hangs') for (;;) turn += 0;
    if (filename === 'breaks') throw new Error('broken by a file');
    const readError = filename === 'swells' ? 'too-large' : null;
    port.postMessage({document: null, text: String(turn), readError});
  };
  port.postMessage(${JSON.stringify(readyMessage)});
}, {once: true});
`;
const bytes = new ArrayBuffer(1);
const brief = {startMs: 20_000, readMs: 400};
let folder: string;
let started = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-device-'));
  await writeFile(join(folder, 'program.js'), program);
  await writeFile(join(folder, 'absent.js'), `throw new Error('not loaded')`);
});
afterAll(() => rm(folder, {recursive: true}));

function reader(name = 'program.js'): DeviceReader {
  started = 0;
  return createDeviceReader(() => {
    started += 1;
    return new Worker(join(folder, name));
  }, brief);
}

async function readAll(names: readonly string[]): Promise<string[]> {
  const device = reader();
  const readings = await Promise.all(names.map(name => device.read(bytes, name)));
  return readings.map(({text, readError}) => readError ?? text);
}

test('one worker, started ahead, reads file after file in their order', async () => {
  const device = reader();
  device.warm();
  device.warm();
  const texts = await Promise.all(['one', 'two'].map(name => device.read(bytes, name)));

  expect(texts.map(({text}) => text)).toEqual(['1', '2']);
  expect(started).toBe(1);
});

test('a file that hangs is refused by name, and the next is read by a new worker', async () => {
  expect(await readAll(['sound', 'hangs', 'sound'])).toEqual(['1', 'timeout', '1']);
  expect(started).toBe(2);
});

test('a file that breaks the worker is refused by name, and the next is read by a new one', async () => {
  expect(await readAll(['breaks', 'sound', 'sound'])).toEqual(['damaged', '1', '2']);
  expect(started).toBe(2);
});

test('a worker that has swollen reads no other file', async () => {
  expect(await readAll(['swells', 'sound'])).toEqual(['too-large', '1']);
});

test('where the reader cannot be loaded, the server is to read', async () => {
  const device = reader('absent.js');
  const reading = await device.read(bytes, 'sound');

  expect(reading).toEqual({document: null, text: '', readError: null});
});
