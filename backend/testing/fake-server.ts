export interface FakeServer {
  url: string;
  stop(): Promise<void>;
}

/** A local server on a free port that stands in for a provider. */
export function serveFake(handle: (request: Request) => Promise<Response> | Response): FakeServer {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    // A fake may stall on purpose.
    idleTimeout: 255,
    fetch: handle,
  });
  return {url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true)};
}
