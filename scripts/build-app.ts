import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {Glob} from 'bun';

const root = join(import.meta.dir, '..');
const dist = join(root, 'pwa', 'dist');
const marker = join(dist, '.build');

/** A hash of everything the built app is made from. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const sources = new Glob('{pwa,sync,resume,public,backend}/**/*');
  const files = [...sources.scanSync({cwd: root, dot: false})]
    .filter(file => !file.startsWith('pwa/dist/') && !file.startsWith('pwa/e2e/'))
    .filter(file => !file.endsWith('.test.ts'));
  for (const file of ['bun.lock', 'package.json', ...files.sort()]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function isBuilt(hash: string): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8') === hash;
}

/** Writes .br and .gz beside each text file, so that the server never compresses. */
function compressDist(): void {
  for (const file of new Glob('**/*.{js,mjs,css,html,svg,json,webmanifest,txt}').scanSync({
    cwd: dist,
  })) {
    const bytes = readFileSync(join(dist, file));
    if (bytes.length < 1_024) continue;
    const quality = {[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY};
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(bytes, {params: quality}));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, {level: 9}));
  }
}

/**
 * Builds the app with Vite unless what is there was made from these very
 * sources. The mark is written last: a build that failed is never served.
 */
export async function buildApp({force}: {force: boolean}): Promise<void> {
  const hash = sourceHash();
  if (!force && isBuilt(hash)) return;
  rmSync(dist, {recursive: true, force: true});
  const vite = [process.execPath, '--bun', 'node_modules/vite/bin/vite.js'];
  const build = Bun.spawn([...vite, 'build', '--config', 'pwa/vite.config.ts'], {
    cwd: root,
    env: {...process.env, NODE_ENV: 'production', VITE_BUILD: hash.slice(0, 12)},
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [output, errors] = await Promise.all([
    new Response(build.stdout).text(),
    new Response(build.stderr).text(),
  ]);
  if ((await build.exited) !== 0) {
    console.error(output + errors);
    throw new Error('The app could not be built; see the messages above.');
  }
  compressDist();
  writeFileSync(marker, hash);
}
