import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Subprocess} from 'bun';
import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import {Problem} from '../../http/problem.ts';
import {createTurns, TooManyWaiting} from '../../services/turns.ts';

export type ReadUpload =
  | {ok: true; resume: Resume; text: string; pages: number}
  | {ok: false; code: ReadErrorCode};

interface ReaderLimits {
  program: string;
  wallMs: number;
  memoryBytes: number;
  /** Seconds of processor time after which the system itself ends a reader, even without us. */
  cpuSeconds: number;
  atOnce: number;
  waiting: number;
}

const limits: ReaderLimits = {
  program: join(import.meta.dir, 'read-child.ts'),
  wallMs: 10_000,
  memoryBytes: 400 * 1024 * 1024,
  cpuSeconds: 15,
  atOnce: 2,
  waiting: 20,
};
const watchEveryMs = 20;
/** A process that waits for a file costs memory; after this long without one it goes. */
const spareLifeMs = 60_000;
const pageBytes = 4_096;

type Reader = Subprocess<'pipe', 'pipe', 'ignore'>;

/** A process without our environment, in a folder that is not ours. */
function startReader({program, cpuSeconds}: ReaderLimits): Reader {
  const limited = `ulimit -t ${cpuSeconds}; exec "$0" "$1"`;
  const reader = Bun.spawn(['sh', '-c', limited, process.execPath, program], {
    cwd: tmpdir(),
    env: {PATH: '/usr/local/bin:/usr/bin:/bin'},
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'ignore',
  });
  reader.unref();
  return reader;
}

/** Readers, one of them started ahead of its file: half of a short reading is starting up. */
function createReaders(reading: ReaderLimits) {
  let spare: {reader: Reader; timer: Timer} | null = null;
  return {
    take(): Reader {
      const ready = spare;
      spare = null;
      if (!ready) return startReader(reading);
      clearTimeout(ready.timer);
      return ready.reader.exitCode === null ? ready.reader : startReader(reading);
    },
    prepare(): void {
      if (spare) return;
      const reader = startReader(reading);
      const timer = setTimeout(() => {
        reader.kill('SIGKILL');
        if (spare?.reader === reader) spare = null;
      }, spareLifeMs);
      timer.unref();
      spare = {reader, timer};
    },
  };
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}

/** Kills the reader once it takes too long or too much; what it was killed for decides the answer. */
function watch(reader: Reader, {wallMs, memoryBytes}: ReaderLimits) {
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

async function readWith(
  reader: Reader,
  reading: ReaderLimits,
  bytes: Uint8Array,
  filename: string,
): Promise<ReadUpload> {
  const guard = watch(reader, reading);
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

/** Reads files in processes of their own; `changed` limits are for tests. */
export function createUploadReader(changed: Partial<ReaderLimits> = {}) {
  const reading = {...limits, ...changed};
  const readers = createReaders(reading);
  const inTurn = createTurns(reading);

  return (bytes: Uint8Array, filename: string): Promise<ReadUpload> => {
    const read = inTurn(() => readWith(readers.take(), reading, bytes, filename));
    // The next reader is started when this one is done, not beside it.
    return read.catch(refuseBusy).finally(readers.prepare);
  };
}

function refuseBusy(error: unknown): never {
  if (!(error instanceof TooManyWaiting)) throw error;
  throw new Problem(503, 'busy', 'Many resumes are being read. Please try again in a minute.', {
    'retry-after': '30',
  });
}

/** Reads an uploaded file in a process of its own; refuses with 503 when too many wait. */
export const readUpload = createUploadReader();
