/**
 * Sends changes with the request-security token of the session. A token that
 * the server no longer knows is fetched again and the request repeated once.
 */

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

const tokenHeader = 'X-CSRF-Token';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function createCsrfFetch(fetch: Fetch): {fetch: Fetch; forgetToken: () => void} {
  let token: string | null = null;

  async function readToken(): Promise<string | null> {
    const response = await fetch('/api/csrf-token', {credentials: 'include', cache: 'no-store'});
    if (!response.ok) return null;
    const body: {csrfToken?: string} = await response.json();
    return body.csrfToken ?? null;
  }

  async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
    token ??= await readToken();
    const headers = new Headers(init.headers);
    if (token) headers.set(tokenHeader, token);
    return fetch(input, {...init, headers});
  }

  async function sendWithToken(input: RequestInfo | URL, init: RequestInit = {}) {
    const included: RequestInit = {...init, credentials: 'include'};
    if (safeMethods.has((init.method ?? 'GET').toUpperCase())) return fetch(input, included);

    const response = await send(input, included);
    if (!(await isTokenRefused(response))) return response;
    token = null;
    return send(input, included);
  }

  return {
    fetch: sendWithToken,
    forgetToken() {
      token = null;
    },
  };
}

async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const text = await response.clone().text();
  return /invalid csrf token|EBADCSRFTOKEN|CSRF token/i.test(text);
}

const shared = createCsrfFetch((input, init) => fetch(input, init));

/** `fetch` for our own server: with the cookie, and with the token where something changes. */
export const apiFetch: Fetch = shared.fetch;

/** To be called when the session changes: the token belongs to it. */
export const forgetCsrfToken = shared.forgetToken;
