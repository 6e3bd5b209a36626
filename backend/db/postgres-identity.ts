import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {dirname, resolve} from 'node:path';

/** How to start the database server: by itself, or as another user when we are root. */
export interface PostgresIdentity {
  prefix: string[];
  owner: {uid: number; gid: number} | null;
}

function userNamed(name: string): {uid: number; gid: number} | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? {uid: Number(uid), gid: Number(gid)} : null;
}

/** PostgreSQL refuses to run as root, so a user of its own is found or made. */
function databaseUser(): {uid: number; gid: number} {
  const known = userNamed('postgres');
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--no-create-home', 'postgres'], {stdio: 'ignore'});
  } catch {
    // Without useradd (Alpine, BusyBox) the user that owns nothing will do.
  }
  const user = userNamed('postgres') ?? userNamed('nobody');
  if (user) return user;
  throw new Error(
    'The built-in database cannot run as root here. Start Galley as another user, or set DATABASE_URL to a PostgreSQL of yours.',
  );
}

function isReachable(path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * A checkout under /root or in a private temporary folder cannot be entered by
 * the database's user; one capability lets it through without opening the
 * folder to everyone. Containers often drop the narrow one but keep the wide.
 */
function passageCapability(): string {
  const bounding = /^CapBnd:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const hasReadSearch = (BigInt(`0x${bounding ?? '0'}`) & 4n) !== 0n;
  return hasReadSearch ? '+dac_read_search' : '+dac_override';
}

export function postgresIdentity(paths: string[]): PostgresIdentity {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {prefix: [], owner: null};
  const owner = databaseUser();
  const prefix = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  if (!paths.every(isReachable)) {
    const capability = passageCapability();
    prefix.push(`--inh-caps=${capability}`, `--ambient-caps=${capability}`);
  }
  return {prefix, owner};
}
