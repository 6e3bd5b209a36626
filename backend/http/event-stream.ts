/** One event for a browser: `id` comes back as Last-Event-ID when it reconnects. */
export interface StreamEvent {
  id?: string;
  event: string;
  data: unknown;
}

export interface EventStream {
  send(event: StreamEvent): void;
  end(): void;
}

interface PatientServer {
  timeout(request: Request, seconds: number): void;
}

interface StreamOptions {
  request: Request;
  server: PatientServer | null;
  /** Ends every stream when the process shuts down. */
  closing: AbortSignal;
  heartbeatMs?: number;
}

function encode({id, event, data}: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Streams what `start` sends; what it returns is called once the listener is gone. */
export function eventStream(
  {request, server, closing, heartbeatMs = 15_000}: StreamOptions,
  start: (stream: EventStream) => () => void,
): Response {
  server?.timeout(request, 0);
  const text = new TextEncoder();
  let release: (() => void) | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOpen = true;
      const write = (line: string) => {
        if (isOpen) controller.enqueue(text.encode(line));
      };
      const heartbeat = setInterval(() => write(': hb\n\n'), heartbeatMs);
      const end = () => {
        if (!isOpen) return;
        isOpen = false;
        release?.();
        controller.close();
      };
      write(': hi\n\n');
      const stop = start({send: event => write(encode(event)), end});
      release = () => {
        release = null;
        isOpen = false;
        clearInterval(heartbeat);
        closing.removeEventListener('abort', end);
        stop();
      };
      closing.addEventListener('abort', end);
      if (closing.aborted) end();
      // `start` may have said all there was to say.
      if (!isOpen) release?.();
    },
    cancel: () => release?.(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
