import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ReadErrorCode, readErrorMessages} from '../model/read-error.ts';
import type {Resume} from '../model/resume.ts';
import type {ReadAnswer, ReadRequest} from './reader-messages.ts';

/** A file that takes longer, or more memory, is given up with the process that reads it: answered within ten seconds. */
const wallMs = 9_500;
const memoryBytes = 400 * 1024 * 1024;
/** A process that has grown this far is replaced before the next file. */
const wornBytes = 250 * 1024 * 1024;
const watchEveryMs = 25;
const pageBytes = 4_096;
const usualProgram = join(import.meta.dir, 'reader-process.ts');

/** Reads files in a process that is replaced whenever a file breaks it. */
export interface Reader<Found = {readonly resume: Resume}> {
  read(request: ReadRequest): Promise<ReadAnswer<Found>>;
  /** How each process ended that a file has broken, in words and in order. */
  broken(): readonly string[];
  close(): void;
}

interface Worker<Found> {
  ask(request: ReadRequest): Promise<ReadAnswer<Found>>;
  hasEnded(): boolean;
  memory(): number;
  stop(): void;
}

/** A reader whose process runs `program`: it answers each request it is sent. */
export function createReader<Found = {readonly resume: Resume}>(
  program = usualProgram,
): Reader<Found> {
  let worker: Worker<Found> | null = null;
  const broken: string[] = [];
  const drop = () => {
    worker?.stop();
    worker = null;
  };
  const ask = async (request: ReadRequest, withinMs: number) => {
    worker ??= startWorker<Found>(program);
    const answer = await watched(worker, request, withinMs);
    if (!(answer instanceof Broken)) return answer;
    broken.push(answer.how);
    drop();
    return answer;
  };
  return {
    read: async request => {
      if (worker && (worker.hasEnded() || worker.memory() > wornBytes)) drop();
      const isUsed = worker !== null;
      const started = performance.now();
      const elapsed = () => Math.round(performance.now() - started);
      let answer = await ask(request, wallMs);
      // What an earlier file left behind may be to blame, so a new process has the last word.
      const mayBeInnocent = isUsed && answer instanceof Broken && answer.code !== 'timeout';
      if (mayBeInnocent) answer = await ask(request, wallMs - elapsed());
      if (!(answer instanceof Broken)) return answer;
      const {code} = answer;
      return {ms: elapsed(), error: {code, message: readErrorMessages[code]}};
    },
    broken: () => broken,
    close: drop,
  };
}

/** Why a process gave no answer: the code for the person, and how it went. */
class Broken {
  readonly code: ReadErrorCode;
  readonly how: string;

  constructor(code: ReadErrorCode, how: string) {
    this.code = code;
    this.how = how;
  }
}

/** The worker's answer, or what it has to be stopped for. */
async function watched<Found>(
  worker: Worker<Found>,
  request: ReadRequest,
  withinMs: number,
): Promise<ReadAnswer<Found> | Broken> {
  const stopped = Promise.withResolvers<Broken>();
  const stop = (code: ReadErrorCode) => stopped.resolve(new Broken(code, `stopped: ${code}`));
  const wall = setTimeout(() => stop('timeout'), withinMs);
  const watch = setInterval(() => {
    if (worker.memory() > memoryBytes) stop('too-large');
  }, watchEveryMs);
  const answer = worker.ask(request).catch((error: unknown) => {
    if (error instanceof Broken) return error;
    throw error;
  });
  try {
    return await Promise.race([answer, stopped.promise]);
  } finally {
    clearTimeout(wall);
    clearInterval(watch);
  }
}

function startWorker<Found>(program: string): Worker<Found> {
  let answered = Promise.withResolvers<ReadAnswer<Found>>();
  let ended: Broken | null = null;
  const child = Bun.spawn([process.execPath, program], {
    ipc: message => answered.resolve(message),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore'],
    onExit: (_child, code, signal) => {
      ended = new Broken(
        'damaged',
        `ended: ${signal === null ? `exit ${code}` : `signal ${signal}`}`,
      );
      answered.reject(ended);
    },
  });
  // A reader that ends between two files is noticed at the next one.
  answered.promise.catch(() => undefined);
  return {
    ask: request => {
      answered = Promise.withResolvers<ReadAnswer<Found>>();
      if (ended) return Promise.reject(ended);
      child.send(request);
      return answered.promise;
    },
    hasEnded: () => ended !== null,
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
