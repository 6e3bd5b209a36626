import {afterAll, beforeAll, expect, test} from 'bun:test';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createStatic, type ServeStatic} from './static.ts';

let folder: string;
let serve: ServeStatic;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galley-static-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<h1>Galley</h1>');
  await writeFile(join(folder, 'sw.js'), 'self');
  await writeFile(join(folder, 'assets', 'main-AbCd1234.js'), 'plain');
  await writeFile(join(folder, 'assets', 'main-AbCd1234.js.br'), 'brotli');
  await writeFile(join(folder, '.build'), 'secret');
  serve = createStatic(folder);
});
afterAll(() => rm(folder, {recursive: true}));

function get(path: string, headers: Record<string, string> = {}): Response | null {
  return serve(new Request(`http://localhost${path}`, {headers}));
}

test('hashed files may be kept for ever, others are asked for again', () => {
  expect(get('/assets/main-AbCd1234.js')?.headers.get('cache-control')).toContain('immutable');
  expect(get('/sw.js')?.headers.get('cache-control')).toBe('no-cache');
});

test('a file that is known already is not sent again', () => {
  const etag = get('/sw.js')?.headers.get('etag') ?? '';

  expect(get('/sw.js', {'if-none-match': etag})?.status).toBe(304);
});

test('the smaller copy goes to who can unpack it', async () => {
  const small = get('/assets/main-AbCd1234.js', {'accept-encoding': 'gzip, br'});
  const plain = get('/assets/main-AbCd1234.js');

  expect(small?.headers.get('content-encoding')).toBe('br');
  expect(await small?.text()).toBe('brotli');
  expect(small?.headers.get('content-type')).toContain('javascript');
  expect(await plain?.text()).toBe('plain');
});

test('an address of the app is its page, but only where a page is asked for', async () => {
  expect(await get('/settings', {accept: 'text/html'})?.text()).toContain('Galley');
  expect(get('/settings', {accept: 'application/json'})).toBeNull();
});

test('nothing outside the folder and nothing hidden can be named', () => {
  expect(get('/.build')).toBeNull();
  expect(get('/../secret')).toBeNull();
  expect(get('/assets/main-AbCd1234.js.br')).toBeNull();
  expect(get('/%2e%2e/etc/passwd')).toBeNull();
});
