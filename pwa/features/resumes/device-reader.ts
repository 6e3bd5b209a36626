import type {ReadErrorCode} from '../../../resume/model/read-error.ts';
import type {Resume} from '../../../resume/model/resume.ts';

/** One file to read; the worker answers each on its port, in order. */
export interface ReadingRequest {
  readonly bytes: ArrayBuffer;
  readonly filename: string;
}

/** What the device read, or why it could not. Both null: the server is to read. */
export interface Reading {
  readonly document: Resume | null;
  readonly text: string;
  readonly readError: ReadErrorCode | null;
}

/** The worker's first word on its port: everything is loaded. */
export const readyMessage = 'ready';

export interface DeviceReader {
  /** Starts the worker ahead of its first file. */
  warm(): void;
  read(bytes: ArrayBuffer, filename: string): Promise<Reading>;
}

export interface Patience {
  /** For loading the reader, in milliseconds; without it the server reads. */
  readonly startMs: number;
  /** For one file, in milliseconds, short of the ten seconds that are promised. */
  readonly readMs: number;
}

const usualPatience: Patience = {startMs: 20_000, readMs: 9_500};

const leftToServer: Reading = {document: null, text: '', readError: null};

interface Running {
  readonly worker: Worker;
  readonly port: MessagePort;
  /** False where the worker breaks before it is ready. */
  readonly isReady: Promise<boolean>;
  /** Comes when the worker breaks. */
  readonly broke: Promise<Reading>;
}

/**
 * Reads files in one worker that stays, so that only the first waits for it to
 * load. Files are read in turn. One that takes too long or breaks the worker is
 * refused by name, and the next one finds a worker that is new.
 */
export function createDeviceReader(
  startWorker: () => Worker,
  {startMs, readMs}: Patience = usualPatience,
): DeviceReader {
  let running: Running | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const warm = (): Running => {
    running ??= start(startWorker());
    return running;
  };
  const replace = () => {
    running?.worker.terminate();
    running = null;
    warm();
  };
  const readNow = async (request: ReadingRequest): Promise<Reading> => {
    const {isReady, port, broke} = warm();
    if (!(await within(startMs, isReady, false))) {
      running?.worker.terminate();
      running = null;
      return leftToServer;
    }
    const answer = Promise.race([ask(port, request), broke]);
    const reading = await within(readMs, answer, refusedFor('timeout'));
    if (isWorn(reading)) replace();
    return reading;
  };

  return {
    warm: () => void warm(),
    read: (bytes, filename) => {
      const reading = turn.then(() => readNow({bytes, filename}));
      turn = reading.catch(() => undefined);
      return reading;
    },
  };
}

function start(worker: Worker): Running {
  const {port1: port, port2} = new MessageChannel();
  const broke = new Promise<Reading>(resolve => {
    worker.addEventListener('error', () => resolve(refusedFor('damaged')));
  });
  const isReady = Promise.race([
    next(port).then(word => word === readyMessage),
    broke.then(() => false),
  ]);
  // A channel of its own: pdfjs listens to the worker's.
  worker.postMessage(null, [port2]);
  return {worker, port, isReady, broke};
}

async function ask(port: MessagePort, request: ReadingRequest): Promise<Reading> {
  const answer = next(port);
  port.postMessage(request);
  return (await answer) as Reading;
}

function next(port: MessagePort): Promise<unknown> {
  return new Promise(resolve => {
    port.onmessage = event => resolve(event.data);
  });
}

/** Files with these ends leave a worker behind that is stuck, bloated or broken. */
function isWorn({readError}: Reading): boolean {
  return readError === 'timeout' || readError === 'too-large' || readError === 'damaged';
}

function refusedFor(readError: ReadErrorCode): Reading {
  return {document: null, text: '', readError};
}

async function within<Value>(ms: number, task: Promise<Value>, late: Value): Promise<Value> {
  const {promise, resolve} = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(late), ms);
  try {
    return await Promise.race([task, promise]);
  } finally {
    clearTimeout(timer);
  }
}
