import {spawn} from 'node:child_process';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import postgres from 'postgres';
import {type OpenDatabase, openDatabase} from './database.ts';
import {fastAndLossy, startEmbeddedDatabase} from './embedded.ts';
import {migrateDatabase} from './migrate.ts';
import {openQueue} from './queue.ts';

export interface TestDatabase extends OpenDatabase {
  url: string;
}

const template = 'galley_template';
let server: Promise<string> | null = null;
let made = 0;

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), {pathname: `/${name}`}).href;
}

/** Ends the server and removes its data as soon as this process is gone, however it went. */
function removeWithUs(folder: string): void {
  const script =
    'while kill -0 "$0" 2>/dev/null; do sleep 0.5; done; kill -QUIT "$(head -1 "$1/postgres/postmaster.pid")"; sleep 0.3; rm -rf "$1"';
  const reaper = spawn('sh', ['-c', script, String(process.pid), folder], {
    detached: true,
    stdio: 'ignore',
  });
  reaper.unref();
}

/** One PostgreSQL for the whole run, with a migrated database to copy from. */
async function startServer(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'galley-test-'));
  removeWithUs(folder);
  const {url} = await startEmbeddedDatabase(folder, fastAndLossy);
  const admin = postgres(url, {max: 1});
  await admin.unsafe(`create database ${template}`);
  await admin.end();
  await migrateDatabase(withDatabase(url, template));
  const {sql, close} = openDatabase(withDatabase(url, template), {connections: 2});
  const queue = await openQueue(sql, error => {
    throw error;
  });
  await queue.stop();
  await close();
  return url;
}

/** A migrated database of the caller's own; close it when the test file is done. */
export async function createTestDatabase({connections = 10} = {}): Promise<TestDatabase> {
  server ??= startServer();
  const url = await server;
  made += 1;
  const name = `test_${made}`;
  const admin = postgres(url, {max: 1});
  await admin.unsafe(`create database ${name} template ${template}`);
  await admin.end();
  const testUrl = withDatabase(url, name);
  return {...openDatabase(testUrl, {connections}), url: testUrl};
}
