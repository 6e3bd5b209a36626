import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {type FakeServer, serveFake} from '../../testing/fake-server.ts';
import {FetchRefused, type FetchRules, fetchPage, publicRules} from './fetch-page.ts';
import {isPublicAddress} from './public-address.ts';

setDefaultTimeout(30_000);

let site: FakeServer;
let port: number;
/** Requests that reached the local server, by path. */
const reached: string[] = [];
const seenHeaders: Headers[] = [];

const html = {headers: {'content-type': 'text/html; charset=utf-8'}};

const pages: Record<string, () => Response> = {
  '/job': () => new Response('<h1>Cook wanted</h1>', html),
  '/plain': () => new Response('Cook wanted', {headers: {'content-type': 'text/plain'}}),
  '/picture': () => new Response('GIF89a', {headers: {'content-type': 'image/gif'}}),
  '/missing': () => new Response('gone', {status: 404, ...html}),
  '/gzip': () => compressed(gzipSync('<p>small</p>'), 'gzip'),
  '/brotli': () => compressed(brotliCompressSync('<p>small</p>'), 'br'),
  '/bomb': () => compressed(gzipSync(new Uint8Array(50 * 1024 * 1024)), 'gzip'),
  '/odd': () => compressed(gzipSync('x'), 'compress'),
  '/large': () => new Response(new Uint8Array(3 * 1024 * 1024), html),
  '/latin': () =>
    new Response(new Uint8Array([0x43, 0x61, 0x66, 0xe9]), {
      headers: {'content-type': 'text/html; charset=iso-8859-1'},
    }),
  '/once': () => redirect('/job'),
  '/loop': () => redirect('/loop'),
  '/to-file': () => redirect('file:///etc/passwd'),
  '/to-gopher': () => redirect('gopher://127.0.0.1/x'),
  '/to-private': () => redirect('http://private.test/secret'),
  '/slow': () => new Response(new ReadableStream({pull: () => Bun.sleep(60_000)}), html),
};

function compressed(bytes: Uint8Array, encoding: string): Response {
  return new Response(bytes.slice(), {
    headers: {'content-type': 'text/html', 'content-encoding': encoding},
  });
}

function redirect(to: string): Response {
  return new Response(null, {status: 302, headers: {location: to}});
}

beforeAll(() => {
  site = serveFake(request => {
    const {pathname} = new URL(request.url);
    reached.push(pathname);
    seenHeaders.push(request.headers);
    return pages[pathname]?.() ?? new Response('?', {status: 404});
  });
  port = Number(new URL(site.url).port);
});
afterAll(() => site.stop());

/** Names that lead to the local server, which these rules take for a public one. */
function localRules(resolve?: FetchRules['resolve']): FetchRules {
  return {
    resolve: resolve ?? (async host => (host === 'private.test' ? ['10.0.0.1'] : ['127.0.0.1'])),
    isAllowed: address => address === '127.0.0.1',
    ports: [80, 443, port],
  };
}

const get = (path: string, rules = localRules()) =>
  fetchPage(`http://jobs.test:${port}${path}`, rules);

describe('which addresses are public', () => {
  const refused = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1'],
    ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'],
    ...['100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', 'fc00::1', 'fd12:3456::1'],
    ...['fe80::1', 'fe80::1%eth0', 'ff02::1', '3fff::1', 'localhost', '', '1.2.3', '0x7f000001'],
  ];
  const allowed = ['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450::1'];

  test('none that leads inwards, to an example or to nowhere', () => {
    expect(refused.filter(isPublicAddress)).toEqual([]);
  });

  test('those of the internet', () => {
    expect(allowed.filter(isPublicAddress)).toEqual(allowed);
  });
});

describe('fetching a page', () => {
  test('brings text, unpacked and in its own letters', async () => {
    expect((await get('/job')).text).toBe('<h1>Cook wanted</h1>');
    expect((await get('/plain')).contentType).toBe('text/plain');
    expect((await get('/gzip')).text).toBe('<p>small</p>');
    expect((await get('/brotli')).text).toBe('<p>small</p>');
    expect((await get('/latin')).text).toBe('Café');
  });

  test('follows a redirect and says where it came to', async () => {
    expect((await get('/once')).url).toBe(`http://jobs.test:${port}/job`);
  });

  test('sends no cookie and no referrer', async () => {
    await get('/job');

    expect(seenHeaders.at(-1)?.has('cookie')).toBe(false);
    expect(seenHeaders.at(-1)?.has('referer')).toBe(false);
  });

  for (const path of [
    ...['/picture', '/missing', '/bomb', '/odd', '/large', '/loop'],
    ...['/to-file', '/to-gopher', '/to-private'],
  ]) {
    test(`refuses ${path}`, async () => {
      await expect(get(path)).rejects.toBeInstanceOf(FetchRefused);
    });
  }

  test('gives up after ten seconds, however slowly the page drips', async () => {
    const startedAt = performance.now();

    const slow = async () => get('/slow');

    await expect(slow()).rejects.toBeInstanceOf(FetchRefused);
    expect(performance.now() - startedAt).toBeLessThan(12_000);
  });

  test('refuses addresses that are not plain web addresses', async () => {
    const addresses = [
      'ftp://jobs.test/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
      `http://user:word@jobs.test:${port}/job`,
      'http://jobs.test:22/',
      `http://jobs.test:${port}/${'x'.repeat(2_100)}`,
      'not an address',
    ];
    reached.length = 0;

    for (const address of addresses) {
      await expect(fetchPage(address, localRules())).rejects.toBeInstanceOf(FetchRefused);
    }
    expect(reached).toEqual([]);
  });

  test('never connects to this machine, whatever the address looks like', async () => {
    const rules = {...publicRules, ports: [port]};
    const disguises = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '0177.0.0.1'];
    reached.length = 0;

    for (const host of disguises) {
      const attempt = async () => fetchPage(`http://${host}:${port}/job`, rules);
      await expect(attempt()).rejects.toBeInstanceOf(FetchRefused);
    }
    expect(reached).toEqual([]);
  });

  test('connects to the address it checked, also when the name changes its mind', async () => {
    let asked = 0;
    const rules = localRules(async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    });

    await get('/job', rules);

    expect(asked).toBe(1);
  });

  test('refuses a name of which only one address is public', async () => {
    reached.length = 0;
    const rules = localRules(async () => ['127.0.0.1', '10.0.0.1']);

    const attempt = async () => get('/job', rules);

    await expect(attempt()).rejects.toBeInstanceOf(FetchRefused);
    expect(reached).toEqual([]);
  });
});
