import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const bun = join(import.meta.dirname, '../../node_modules/bun/bin/bun.exe');
const main = join(import.meta.dirname, '../../backend/main.ts');

interface DevelopmentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A Galley of its own: its data in a new folder, its port free, real from end to end. */
export interface GalleyServer {
  readonly url: string;
  /** Starts the server on the same data where it has ended; resolves when it answers. */
  start(): Promise<void>;
  /** Ends it at once, as a crash or a power cut does. */
  kill(): Promise<void>;
  /** Asks it to end, as a deployment does. */
  stop(): Promise<void>;
  /** The mails it has sent to an address, newest first. */
  mailsTo(address: string): Promise<readonly DevelopmentMail[]>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`).catch(() => null);
  return response?.status === 200;
}

/** Waits for the server to answer; fails with its output when it ends first. */
async function untilHealthy(url: string, child: ChildProcess, output: string[]): Promise<void> {
  const givesUpAt = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > givesUpAt) {
      throw new Error(`The server did not start:\n${output.join('')}`);
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => child.once('exit', () => resolve()));
}

/** Makes and starts a server; `env` adds to or overrides its configuration. */
export async function startGalley(env: Record<string, string> = {}): Promise<GalleyServer> {
  const data = await mkdtemp(join(tmpdir(), 'galley-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  let child: ChildProcess | null = null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child) return;
    child.kill(signal);
    await ended(child);
    child = null;
  }

  const server: GalleyServer = {
    url,
    async start() {
      if (child) return;
      const settings = {PORT: String(port), DATA_DIR: data, NODE_ENV: 'development', ...env};
      child = spawn(bun, [main], {env: {...process.env, ...settings}, stdio: 'pipe'});
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', chunk => output.push(String(chunk)));
      }
      await untilHealthy(url, child, output);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async mailsTo(address) {
      const response = await fetch(`${url}/dev/outbox.json`);
      const mails: DevelopmentMail[] = await response.json();
      return mails.filter(mail => mail.to === address);
    },
    async dispose() {
      // A killed server leaves its database running; a last start adopts and stops it.
      await server.start();
      await server.stop();
      await rm(data, {recursive: true, force: true});
    },
  };
  await server.start();
  return server;
}
