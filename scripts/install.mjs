/**
 * Installs what the next step needs, with nothing but Node and npm at hand: bun
 * at its pinned version and the packages of the frozen lockfile. Does nothing
 * when they are there already.
 */
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const marker = join(root, 'node_modules', '.galley-install');
const bun = join(root, 'node_modules', 'bun', 'bin', 'bun.exe');

/** What the lockfile asks for, as a hash: an install of another lockfile is stale. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'bun.lock']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isInstalled(withTools) {
  if (!existsSync(bun) || !existsSync(marker)) return false;
  const [hash, scope] = readFileSync(marker, 'utf8').trim().split(' ');
  return hash === wanted() && (scope === 'all' || !withTools);
}

function bunVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.bun;
}

/** Installs the packages; `withTools` adds what only developing and testing needs. */
export function install({withTools}) {
  if (isInstalled(withTools)) return;
  console.log('Installing packages (only the first time takes this long) …');
  const scope = withTools ? [] : ['--production'];
  const args = [
    '--yes',
    '--ignore-scripts=false',
    `bun@${bunVersion()}`,
    'install',
    '--frozen-lockfile',
  ];
  const done = spawnSync('npx', [...args, ...scope], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0 || !existsSync(bun)) {
    console.error(done.stderr || done.error?.message || 'The install ended without a word.');
    console.error('Installing failed. Check the network connection and run the command again.');
    process.exit(done.status || 1);
  }
  writeFileSync(marker, `${wanted()} ${withTools ? 'all' : 'production'}\n`);
}

/** Runs a script of ours on bun until it ends, passing signals on and its exit code back. */
export function runOnBun(script, args = []) {
  const child = spawn(bun, [join(root, 'scripts', script), ...args], {cwd: root, stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
