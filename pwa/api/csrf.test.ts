import {describe, expect, test} from 'bun:test';
import {createCsrfFetch} from './csrf.ts';

interface Sent {
  url: string;
  method: string;
  token: string | null;
}

/** A server that accepts only the newest of the tokens it hands out. */
function serverWithTokens(tokens: readonly string[], accepted: string) {
  const sent: Sent[] = [];
  let handedOut = 0;

  async function fetch(input: RequestInfo | URL, init: RequestInit = {}) {
    const token = new Headers(init.headers).get('X-CSRF-Token');
    sent.push({url: String(input), method: init.method ?? 'GET', token});
    if (String(input) === '/api/csrf-token') {
      const csrfToken = tokens[handedOut++];
      return Response.json({csrfToken});
    }
    if (init.method === 'POST' && token !== accepted) {
      return Response.json({message: 'invalid csrf token'}, {status: 403});
    }
    return Response.json({});
  }

  return {fetch, sent};
}

const calls = (sent: Sent[], url: string) => sent.filter(request => request.url === url);

describe('changes and their token', () => {
  test('a change carries the token, which is fetched once for many', async () => {
    const server = serverWithTokens(['first'], 'first');
    const {fetch} = createCsrfFetch(server.fetch);

    await fetch('/api/login', {method: 'POST'});
    await fetch('/api/logout', {method: 'POST'});

    expect(calls(server.sent, '/api/csrf-token')).toHaveLength(1);
    expect(calls(server.sent, '/api/logout')[0]?.token).toBe('first');
  });

  test('a refused token is fetched again and the change repeated', async () => {
    const server = serverWithTokens(['stale', 'fresh'], 'fresh');
    const {fetch} = createCsrfFetch(server.fetch);

    const response = await fetch('/api/login', {method: 'POST'});

    expect(response.status).toBe(200);
    expect(calls(server.sent, '/api/login').map(request => request.token)).toEqual([
      'stale',
      'fresh',
    ]);
  });

  test('a second refusal is final', async () => {
    const server = serverWithTokens(['stale', 'stale too'], 'fresh');
    const {fetch} = createCsrfFetch(server.fetch);

    const response = await fetch('/api/login', {method: 'POST'});

    expect(response.status).toBe(403);
    expect(calls(server.sent, '/api/login')).toHaveLength(2);
  });

  test('another kind of 403 is not repeated', async () => {
    let posts = 0;
    const {fetch} = createCsrfFetch(async (_input, init) => {
      if (init?.method === 'POST') posts += 1;
      return Response.json({message: 'Verify first.'}, {status: 403});
    });

    await fetch('/api/login', {method: 'POST'});

    expect(posts).toBe(1);
  });

  test('reading needs no token', async () => {
    const server = serverWithTokens(['first'], 'first');
    const {fetch} = createCsrfFetch(server.fetch);

    await fetch('/api/user');

    expect(server.sent).toEqual([{url: '/api/user', method: 'GET', token: null}]);
  });
});
