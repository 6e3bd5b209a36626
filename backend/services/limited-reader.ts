import {readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import type {Subprocess} from 'bun';
import {Problem} from '../http/problem.ts';
import {createTurns, TooManyWaiting} from './turns.ts';

export interface ReaderLimits {
  wallMs: number;
  memoryBytes: number;
  /** Seconds of processor time after which the system itself ends a reader, even without us. */
  cpuSeconds: number;
  atOnce: number;
  waiting: number;
}

/** What the program wrote, or why it wrote nothing. */
export type ReaderAnswer =
  | {ok: true; answer: string}
  | {ok: false; reason: 'timeout' | 'too-large' | 'crashed'};

/** Gives a program a line about some bytes, and the bytes. */
export type LimitedReader = (head: string, bytes: Uint8Array) => Promise<ReaderAnswer>;

const usualLimits: ReaderLimits = {
  // The answer is promised within ten seconds.
  wallMs: 9_500,
  memoryBytes: 400 * 1024 * 1024,
  cpuSeconds: 15,
  atOnce: 2,
  waiting: 20,
};
const watchEveryMs = 20;
const pageBytes = 4_096;

type Reader = Subprocess<'pipe', 'pipe', 'ignore'>;

/** A process without our environment, in a folder that is not ours. */
function startReader(program: string, {cpuSeconds}: ReaderLimits): Reader {
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

/** Readers, one of them always started ahead of its input: making ready is most of a short reading. */
function createReaders(start: () => Reader) {
  let spare: Reader | null = null;
  return {
    take(): Reader {
      const ready = spare;
      spare = null;
      return ready?.exitCode === null ? ready : start();
    },
    prepare(): void {
      spare ??= start();
    },
  };
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    // Gone already, or a system that does not tell.
    return 0;
  }
}

/** Kills the reader once it takes too long or too much. */
function watch(reader: Reader, {wallMs, memoryBytes}: ReaderLimits) {
  let reason: 'timeout' | 'too-large' | null = null;
  const kill = (why: 'timeout' | 'too-large') => {
    reason = why;
    reader.kill('SIGKILL');
  };
  const wall = setTimeout(() => kill('timeout'), wallMs);
  const memory = setInterval(() => {
    if (residentBytes(reader.pid) > memoryBytes) kill('too-large');
  }, watchEveryMs);
  return {
    killedFor: () => reason,
    stop: () => {
      clearTimeout(wall);
      clearInterval(memory);
    },
  };
}

async function ask(
  reader: Reader,
  limits: ReaderLimits,
  head: string,
  bytes: Uint8Array,
): Promise<ReaderAnswer> {
  const guard = watch(reader, limits);
  try {
    reader.stdin.write(`${head.replace(/[\r\n]/g, ' ')}\n`);
    reader.stdin.write(bytes);
    await reader.stdin.end();
    const answer = await new Response(reader.stdout).text();
    await reader.exited;
    const reason = guard.killedFor() ?? (answer === '' ? 'crashed' : null);
    return reason ? {ok: false, reason} : {ok: true, answer};
  } finally {
    guard.stop();
    reader.kill('SIGKILL');
  }
}

function refuseBusy(error: unknown): never {
  if (!(error instanceof TooManyWaiting)) throw error;
  throw new Problem(503, 'busy', 'Many documents are being read. Please try again in a minute.', {
    'retry-after': '30',
  });
}

/**
 * Reads what strangers made in processes of their own, each with limits on
 * time and memory, a few side by side. Refuses with 503 when too many wait.
 */
export function createLimitedReader(
  program: string,
  changed: Partial<ReaderLimits> = {},
): LimitedReader {
  const limits = {...usualLimits, ...changed};
  const readers = createReaders(() => startReader(program, limits));
  const inTurn = createTurns(limits);
  return (head, bytes) => {
    const answer = inTurn(() => ask(readers.take(), limits, head, bytes));
    // The next reader is started when this one is done, not beside it.
    return answer.catch(refuseBusy).finally(readers.prepare);
  };
}
