import {afterAll, beforeAll, expect, test} from 'bun:test';
import {Elysia} from 'elysia';
import {bodySize, maxRequestBodySize} from './body-size.ts';

const app = new Elysia({serve: {maxRequestBodySize}})
  .use(bodySize())
  .post('/', ({request}) => request.arrayBuffer().then(body => ({bytes: body.byteLength})), {
    parse: 'none',
  });
let address: URL;

beforeAll(() => {
  app.listen({port: 0, hostname: '127.0.0.1'});
  address = app.server?.url ?? address;
});
afterAll(() => app.stop(true));

function send(bytes: number): Promise<Response> {
  return fetch(address, {method: 'POST', body: new Uint8Array(bytes)});
}

test('a file of 5 MB with the form around it is taken in', async () => {
  const answer = await send(5 * 1024 * 1024 + 2_000);

  expect(await answer.json()).toEqual({bytes: 5 * 1024 * 1024 + 2_000});
});

test('more than that is refused in words, with a code', async () => {
  const answer = await send(11 * 1024 * 1024);

  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    code: 'too-large',
    message: expect.stringContaining('smaller copy'),
  });
});

test('what is far beyond is broken off', async () => {
  expect((await send(maxRequestBodySize + 1)).status).toBe(413);
});
