import {afterAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Subprocess} from 'bun';
import {createBrowser} from './testing/browser.ts';
import {sampleDocx, sampleJobText} from './testing/documents.ts';
import {type FakeGroq, startFakeGroq} from './testing/fake-groq.ts';

setDefaultTimeout(60_000);

/** A port that was free a moment ago. */
function freePort(): number {
  const probe = Bun.listen({hostname: '127.0.0.1', port: 0, socket: {data: () => undefined}});
  probe.stop(true);
  return probe.port;
}

const port = freePort();
const address = `http://localhost:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'galley-kill-'));
const started: Subprocess[] = [];

/** The server as `npm start` runs it, on a folder of the test's own, with a model we play. */
function startGalley(groq: FakeGroq) {
  const server = Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: folder,
      GROQ_API_KEY: 'test',
      GROQ_BASE_URL: groq.url,
    },
    stdout: 'pipe',
    stderr: 'ignore',
  });
  started.push(server);
  return server;
}

async function untilHealthy(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const healthy = await fetch(`${address}/api/health`).then(
      answer => answer.ok,
      () => false,
    );
    if (healthy) return;
    await Bun.sleep(50);
  }
  throw new Error('the server did not start');
}

/** Sends a browser's requests to the process over the network. */
const remote = {
  handle: async (request: Request) => {
    const {pathname, search} = new URL(request.url);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    const headers = request.headers;
    // A connection kept from before the kill would lead to a server that is gone.
    const init = {method: request.method, headers, body, keepalive: false};
    return fetch(`${address}${pathname}${search}`, init);
  },
};

async function newestCode(): Promise<string> {
  const mails: {text: string}[] = await (await fetch(`${address}/dev/outbox.json`)).json();
  return /code is (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

async function signUp() {
  const browser = createBrowser(remote);
  const account = {email: 'killed@example.com', password: 'a long enough password'};
  await browser.post('/api/register', {...account, name: 'Kill Test', agreeToTerms: true});
  await browser.post('/api/verify-email', {otp: await newestCode()});
  await browser.post('/api/login', {username: account.email, password: account.password});
  return browser;
}

afterAll(async () => {
  for (const server of started) {
    server.kill('SIGTERM');
    await server.exited;
  }
  await rm(folder, {recursive: true, force: true});
});

describe('a server that is killed in the middle of an optimisation', () => {
  test('finishes it after the restart and has charged once', async () => {
    const asked = Promise.withResolvers<void>();
    let isStalling = true;
    const groq = startFakeGroq(async ({schemaName}) => {
      asked.resolve();
      if (isStalling) await Bun.sleep(20_000);
      return schemaName === 'edits' ? {edits: []} : {value: null};
    });
    const first = startGalley(groq);
    await untilHealthy();
    const browser = await signUp();
    const form = new FormData();
    form.append('file', await sampleDocx());
    const resume = await browser.call<{id: string}>('POST', '/api/resumes', form);
    const job = await browser.post<{id: string}>('/api/jobs', {fullDetails: sampleJobText});
    const pair = {resumeId: resume.body.id, jobId: job.body.id};
    const prefer = {prefer: 'respond-async'};
    const started = await browser.call<{job: {id: string}}>('POST', '/api/optimize', pair, prefer);
    expect(started.status).toBe(202);
    await asked.promise;

    first.kill('SIGKILL');
    await first.exited;
    isStalling = false;
    startGalley(groq);
    await untilHealthy();

    const result = await browser.post<{id: string}>('/api/optimize', pair);
    expect(result.status).toBe(200);
    const done = await browser.get<{job: {status: string}}>(`/api/optimize/${started.body.job.id}`);
    expect(done.body.job.status).toBe('done');
    expect((await browser.get('/api/user-credits')).body).toEqual({credits: 5, totalUsed: 5});
    const list = await browser.get<unknown[]>('/api/optimized-resumes');
    expect(list.body).toHaveLength(1);
    await groq.stop();
  });

  test('refuses a second start on the same folder, and ends in good order', async () => {
    const second = Bun.spawn([process.execPath, join(import.meta.dir, 'main.ts')], {
      env: {PATH: process.env.PATH ?? '', PORT: String(freePort()), DATA_DIR: folder},
      stdout: 'ignore',
      stderr: 'pipe',
    });

    const sentence = await new Response(second.stderr).text();

    expect(await second.exited).toBe(1);
    expect(sentence).toContain('Galley is already running on the data folder');
    const running = started.at(-1);
    running?.kill('SIGTERM');
    expect(await running?.exited).toBe(0);
    expect(await Bun.file(join(folder, 'postgres', 'postmaster.pid')).exists()).toBe(false);
  });
});
