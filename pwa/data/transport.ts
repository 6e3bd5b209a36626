import {type GenericSchema, safeParse} from 'valibot';
import type {LocalBlob, Reply, Transport} from '../../sync/engine/ports.ts';
import {PullResponse} from '../../sync/protocol/pull.ts';
import {PushResponse} from '../../sync/protocol/push.ts';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** A request that hangs longer is given up and tried again later, in ms. */
const patience = {message: 30_000, file: 180_000} as const;

/** Speaks with our server. `fetch` brings the cookie and the CSRF token, with its one retry. */
export function createTransport(fetch: Fetch): Transport {
  const post = <Body>(path: string, body: unknown, schema: GenericSchema<unknown, Body>) =>
    exchange(
      () =>
        fetch(path, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(patience.message),
        }),
      response => readBody(response, schema),
    );

  return {
    push: request => post('/api/sync/push', request, PushResponse),
    pull: request => post('/api/sync/pull', request, PullResponse),
    putBlob: blob =>
      exchange(
        () => fetch(...putRequest(blob)),
        async () => okReply(null),
      ),
  };
}

function putRequest({sha256, bytes, mime}: LocalBlob): [string, RequestInit] {
  const init = {method: 'PUT', headers: {'content-type': mime}, body: bytes};
  return [`/api/blobs/${sha256}`, {...init, signal: AbortSignal.timeout(patience.file)}];
}

async function exchange<Body>(
  send: () => Promise<Response>,
  read: (response: Response) => Promise<Reply<Body>>,
): Promise<Reply<Body>> {
  try {
    const response = await send();
    return response.ok ? await read(response) : refusalOf(response);
  } catch {
    // No network, a connection cut in the middle, or patience at its end.
    return later(false);
  }
}

/** A hotel's sign-in page also answers 200: only what has our shape is our server's word. */
async function readBody<Body>(
  response: Response,
  schema: GenericSchema<unknown, Body>,
): Promise<Reply<Body>> {
  const parsed = safeParse(schema, await response.json());
  return parsed.success ? okReply(parsed.output) : later(false);
}

function okReply<Body>(body: Body): Reply<Body> {
  return {kind: 'ok', body};
}

const refusals = {
  400: 'unacceptable',
  401: 'sign_in',
  409: 'wrong_user',
  410: 'unknown_group',
  413: 'too_large',
  415: 'unacceptable',
  422: 'unacceptable',
  426: 'update_needed',
  507: 'unacceptable',
} as const;

async function refusalOf(response: Response): Promise<Reply<never>> {
  const {status} = response;
  if (status === 403 && (await isUnverified(response))) return {kind: 'refused', why: 'sign_in'};
  if (status in refusals) {
    return {kind: 'refused', why: refusals[status as keyof typeof refusals]};
  }
  const seconds = Number(response.headers.get('retry-after'));
  return later(true, Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null);
}

async function isUnverified(response: Response): Promise<boolean> {
  const body: {code?: string} = await response.json();
  return body.code === 'unverified';
}

function later(reached: boolean, retryAfterMs: number | null = null): Reply<never> {
  return {kind: 'later', reached, retryAfterMs};
}
