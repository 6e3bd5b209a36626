import {describe, expect, test} from 'bun:test';
import type {PullRequest} from '../../sync/protocol/pull.ts';
import {createTransport} from './transport.ts';

const request: PullRequest = {proto: 1, schema: 1, userId: 7, group: 'group', cookie: null};
const page = {
  ...{base: null, cookie: {epoch: 'epoch', v: 1}, lastMutationId: 0},
  ...{clear: true, patch: [], results: [], more: false},
};

const pullFrom = (answer: () => Response | Promise<Response>) =>
  createTransport(async () => answer()).pull(request);
const status = (code: number, headers: Record<string, string> = {}) =>
  pullFrom(() => Response.json({}, {status: code, headers}));

describe('what an answer means', () => {
  test('a page is taken', async () => {
    expect(await pullFrom(() => Response.json(page))).toEqual({kind: 'ok', body: page});
  });

  test('no network is no answer', async () => {
    const reply = await pullFrom(() => {
      throw new TypeError('Failed to fetch');
    });

    expect(reply).toEqual({kind: 'later', reached: false, retryAfterMs: null});
  });

  test("a hotel's sign-in page is not our server's word", async () => {
    const page200 = await pullFrom(() => new Response('<html>Welcome to the Grand</html>'));
    const wrongShape = await pullFrom(() => Response.json({welcome: true}));

    expect(page200).toMatchObject({kind: 'later', reached: false});
    expect(wrongShape).toMatchObject({kind: 'later', reached: false});
  });

  test('each refusal has its own consequence', async () => {
    const why = async (code: number) => {
      const reply = await status(code);
      return reply.kind === 'refused' ? reply.why : reply.kind;
    };

    expect(await why(401)).toBe('sign_in');
    expect(await why(409)).toBe('wrong_user');
    expect(await why(410)).toBe('unknown_group');
    expect(await why(413)).toBe('too_large');
    expect(await why(426)).toBe('update_needed');
    expect(await why(403)).toBe('later');
    expect(await why(500)).toBe('later');
  });

  test('an address that is not verified asks for a sign-in, not for patience', async () => {
    const reply = await pullFrom(() => Response.json({code: 'unverified'}, {status: 403}));

    expect(reply).toEqual({kind: 'refused', why: 'sign_in'});
  });

  test('a busy server says how long to wait', async () => {
    const reply = await status(429, {'retry-after': '7'});

    expect(reply).toEqual({kind: 'later', reached: true, retryAfterMs: 7_000});
  });

  test('a file that will not be taken is told apart from a server that cannot now', async () => {
    const put = (code: number) =>
      createTransport(async () => Response.json({}, {status: code})).putBlob({
        sha256: 'hash',
        bytes: new ArrayBuffer(1),
        mime: 'application/pdf',
      });

    expect(await put(507)).toEqual({kind: 'refused', why: 'unacceptable'});
    expect(await put(503)).toMatchObject({kind: 'later', reached: true});
  });
});
