/** What the tests need of an app: that it answers a request. */
interface Answering {
  handle(request: Request): Promise<Response>;
}

const base = 'http://localhost:3000';

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/**
 * A browser in a test: it keeps its cookies and sends the token it was given
 * with everything that changes something.
 */
export function createBrowser(app: Answering) {
  const cookies = new Map<string, string>();

  function keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await app.handle(new Request(`${base}${path}`, {...init, headers}));
    keepCookies(response);
    return response;
  }

  async function token(): Promise<string> {
    const answer: {csrfToken: string} = await (await send('/api/csrf-token')).json();
    return answer.csrfToken;
  }

  /** Sends JSON (or a form as it is) with a fresh token, and reads the JSON that comes back. */
  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const headers: Record<string, string> = {...extra};
    if (method !== 'GET') headers['x-csrf-token'] = await token();
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const payload = isForm ? body : JSON.stringify(body);
    const response = await send(path, {
      method,
      headers,
      ...(body === undefined ? {} : {body: payload}),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : (text as Body),
      headers: response.headers,
    };
  }

  return {
    cookies,
    send,
    call,
    token,
    get: <Body = Record<string, unknown>>(path: string) => call<Body>('GET', path),
    post: <Body = Record<string, unknown>>(path: string, body?: unknown) =>
      call<Body>('POST', path, body ?? {}),
  };
}

export type Browser = ReturnType<typeof createBrowser>;
