import type {ReadErrorCode} from '../../model/read-error.ts';

/**
 * The two ends of pdfjs talk over this port on one thread. Between messages it
 * lets the runtime breathe, so that a deadline can fire, and it counts what the
 * parser produces: a few hundred bytes of nested forms can draw for hours.
 */
export interface LocalPort {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: string, listener: Listener, options?: {signal?: AbortSignal}): void;
  removeEventListener(type: string, listener: Listener): void;
  /** Delivers nothing from now on. */
  close(): void;
}

type Listener = (event: {readonly data: unknown}) => void;

/** No resume draws this much; letter-by-letter ones of 50 pages stay below a fifth of it. */
const mostOperators = 500_000;
const mostLetters = 1_000_000;
/** After so long without a pause, other work gets its turn. */
const breathMs = 12;

export function createLocalPort(onOverrun: (code: ReadErrorCode) => void): LocalPort {
  const listeners = new Set<Listener>();
  const waiting: {data: unknown}[] = [];
  let isScheduled = false;
  let isClosed = false;
  let operators = 0;
  let letters = 0;
  let lastBreath = performance.now();

  const schedule = () => {
    if (isScheduled || isClosed) return;
    isScheduled = true;
    const isTired = performance.now() - lastBreath > breathMs;
    if (isTired) setTimeout(breathe, 0);
    else queueMicrotask(deliver);
  };
  const breathe = () => {
    lastBreath = performance.now();
    deliver();
  };
  const deliver = () => {
    isScheduled = false;
    const event = waiting.shift();
    if (!event || isClosed) return;
    try {
      for (const listener of [...listeners]) listener(event);
    } catch {
      onOverrun('damaged');
    }
    if (waiting.length > 0) schedule();
  };

  return {
    postMessage: (message, transfer) => {
      if (isClosed) return;
      const drawn = countDrawn(message);
      operators += drawn.operators;
      letters += drawn.letters;
      if (operators > mostOperators || letters > mostLetters) return onOverrun('too-large');
      if (isOutline(message)) return;
      waiting.push({data: handOver(message, transfer)});
      schedule();
    },
    addEventListener: (_type, listener, options) => {
      listeners.add(listener);
      options?.signal?.addEventListener('abort', () => listeners.delete(listener));
    },
    removeEventListener: (_type, listener) => {
      listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      waiting.length = 0;
      listeners.clear();
    },
  };
}

/** Outlines of letters are for drawing, which nobody here does. */
function isOutline(message: unknown): boolean {
  const data = property(message, 'data');
  return property(message, 'action') === 'commonobj' && property(data, '1') === 'FontPath';
}

/**
 * A copy of a message, as another thread would get it. Lists of operators and
 * fonts are the bulk: the sender empties its lists for the next lot but keeps off
 * what was in them and off the fonts, so there a copy of the lists is enough.
 */
function handOver(message: unknown, transfer: Transferable[] | undefined): unknown {
  if (property(message, 'action') === 'commonobj') return message;
  const chunk = property(message, 'chunk');
  const names = property(chunk, 'fnArray');
  const args = property(chunk, 'argsArray');
  if (Array.isArray(names) && Array.isArray(args)) {
    return {
      ...Object(message),
      chunk: {...Object(chunk), fnArray: [...names], argsArray: [...args]},
    };
  }
  return structuredClone(message, transfer ? {transfer} : {});
}

/** How many operators and letters a message of the parser carries. */
function countDrawn(message: unknown): {operators: number; letters: number} {
  const chunk = property(message, 'chunk');
  const names = property(chunk, 'fnArray');
  const args = property(chunk, 'argsArray');
  if (!Array.isArray(names) || !Array.isArray(args)) return {operators: 0, letters: 0};
  let letters = 0;
  for (const list of args) {
    const text: unknown = Array.isArray(list) ? list[0] : null;
    if (Array.isArray(text)) letters += text.length;
  }
  return {operators: names.length, letters};
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
