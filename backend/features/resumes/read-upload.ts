import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Subprocess} from 'bun';
import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import {Problem} from '../../http/problem.ts';

export type ReadUpload =
  | {ok: true; resume: Resume; text: string; pages: number}
  | {ok: false; code: ReadErrorCode};

const wallMs = 10_000;
const memoryBytes = 400 * 1024 * 1024;
const watchEveryMs = 20;
const maxAtOnce = 2;
const maxWaiting = 20;
/** A process that waits for a file costs memory; after this long without one it goes. */
const spareLifeMs = 60_000;
const pageBytes = 4_096;
const program = join(import.meta.dir, 'read-child.ts');

type Reader = Subprocess<'pipe', 'pipe', 'ignore'>;

let running = 0;
const waiting: (() => void)[] = [];
let spare: {reader: Reader; timer: Timer} | null = null;

/** A process without our environment, in a folder that is not ours. */
function startReader(): Reader {
  const reader = Bun.spawn([process.execPath, program], {
    cwd: tmpdir(),
    env: {},
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
  });
  reader.unref();
  return reader;
}

function takeReader(): Reader {
  const ready = spare;
  spare = null;
  if (!ready) return startReader();
  clearTimeout(ready.timer);
  return ready.reader.exitCode === null ? ready.reader : startReader();
}

/** Starts the next process ahead of its file: half of a short reading is starting up. */
function keepSpare(): void {
  if (spare) return;
  const reader = startReader();
  const timer = setTimeout(() => {
    reader.kill('SIGKILL');
    if (spare?.reader === reader) spare = null;
  }, spareLifeMs);
  timer.unref();
  spare = {reader, timer};
}

/** Memory a process holds, where the system tells. */
function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}

/** Kills the reader once it takes too long or too much; what it was killed for decides the answer. */
function watch(reader: Reader): {killedFor: () => ReadErrorCode | null; stop: () => void} {
  let killedFor: ReadErrorCode | null = null;
  const kill = (code: ReadErrorCode) => {
    killedFor = code;
    reader.kill('SIGKILL');
  };
  const wall = setTimeout(() => kill('timeout'), wallMs);
  const memory = setInterval(() => {
    if (residentBytes(reader.pid) > memoryBytes) kill('too-large');
  }, watchEveryMs);
  return {
    killedFor: () => killedFor,
    stop: () => {
      clearTimeout(wall);
      clearInterval(memory);
    },
  };
}

async function readInChild(bytes: Uint8Array, filename: string): Promise<ReadUpload> {
  const reader = takeReader();
  const guard = watch(reader);
  try {
    reader.stdin.write(`${filename.replace(/[\r\n]/g, ' ')}\n`);
    reader.stdin.write(bytes);
    await reader.stdin.end();
    const answer = await new Response(reader.stdout).text();
    await reader.exited;
    const killedFor = guard.killedFor();
    if (killedFor) return {ok: false, code: killedFor};
    return answer === '' ? {ok: false, code: 'damaged'} : (JSON.parse(answer) as ReadUpload);
  } finally {
    guard.stop();
    reader.kill('SIGKILL');
  }
}

/**
 * Reads an uploaded file in a process of its own, with limits on time and
 * memory, two files at a time. Refuses with 503 when too many wait.
 */
export async function readUpload(bytes: Uint8Array, filename: string): Promise<ReadUpload> {
  if (running >= maxAtOnce) {
    if (waiting.length >= maxWaiting) {
      throw new Problem(503, 'busy', 'Many resumes are being read. Please try again in a minute.', {
        'retry-after': '30',
      });
    }
    await new Promise<void>(resolve => waiting.push(resolve));
  }
  running += 1;
  try {
    return await readInChild(bytes, filename);
  } finally {
    running -= 1;
    waiting.shift()?.();
    keepSpare();
  }
}
