import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ReadErrorCode, readErrorMessages} from '../model/read-error.ts';
import type {ReadAnswer, ReadRequest} from './reader-messages.ts';

/** A file that takes longer, or more memory, is given up with the process that reads it. */
const wallMs = 10_000;
const memoryBytes = 400 * 1024 * 1024;
/** A process that has grown this far is replaced before the next file. */
const wornBytes = 250 * 1024 * 1024;
const watchEveryMs = 25;
const pageBytes = 4_096;
const program = join(import.meta.dir, 'reader-process.ts');

/** Reads files in a process that is replaced whenever a file breaks it. */
export interface Reader {
  read(request: ReadRequest): Promise<ReadAnswer>;
  /** How many processes ended by themselves so far, and how many had to be stopped. */
  broken(): {readonly crashed: number; readonly stopped: number};
  close(): void;
}

interface Worker {
  ask(request: ReadRequest): Promise<ReadAnswer>;
  memory(): number;
  stop(): void;
}

export function createReader(): Reader {
  let worker: Worker | null = null;
  let [crashed, stopped] = [0, 0];
  const replace = () => {
    worker?.stop();
    worker = null;
  };
  return {
    read: async request => {
      if (worker && worker.memory() > wornBytes) replace();
      worker ??= startWorker();
      const answer = await watched(worker, request);
      if ('broken' in answer) {
        if (answer.broken === 'damaged') crashed += 1;
        else stopped += 1;
        replace();
        return refusal(answer.broken, answer.ms);
      }
      return answer;
    },
    broken: () => ({crashed, stopped}),
    close: replace,
  };
}

function refusal(code: ReadErrorCode, ms: number): ReadAnswer {
  return {ms, error: {code, message: readErrorMessages[code]}};
}

type Broken = {readonly broken: ReadErrorCode; readonly ms: number};

/** The worker's answer, or what it has to be stopped for. */
async function watched(worker: Worker, request: ReadRequest): Promise<ReadAnswer | Broken> {
  const started = performance.now();
  const stopped = Promise.withResolvers<Broken>();
  const stop = (broken: ReadErrorCode) =>
    stopped.resolve({broken, ms: Math.round(performance.now() - started)});
  const wall = setTimeout(() => stop('timeout'), wallMs);
  const watch = setInterval(() => {
    if (worker.memory() > memoryBytes) stop('too-large');
  }, watchEveryMs);
  const answer = worker.ask(request).catch((): Broken => {
    return {broken: 'damaged', ms: Math.round(performance.now() - started)};
  });
  try {
    return await Promise.race([answer, stopped.promise]);
  } finally {
    clearTimeout(wall);
    clearInterval(watch);
  }
}

function startWorker(): Worker {
  let answered = Promise.withResolvers<ReadAnswer>();
  const child = Bun.spawn([process.execPath, program], {
    ipc: message => answered.resolve(message),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore'],
    onExit: () => answered.reject(new Error('the reader ended')),
  });
  // A reader that ends between two files is noticed at the next one.
  answered.promise.catch(() => undefined);
  return {
    ask: request => {
      answered = Promise.withResolvers<ReadAnswer>();
      if (child.exitCode !== null) return Promise.reject(new Error('the reader ended'));
      child.send(request);
      return answered.promise;
    },
    memory: () => residentBytes(child.pid),
    stop: () => child.kill('SIGKILL'),
  };
}

/** Memory a process holds, where the system tells. */
function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}
