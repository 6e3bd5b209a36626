/** Why a request did not succeed. `status` 0 means that no answer came at all. */
export interface Failure {
  status: number;
  /** The server's own words, null where it gave none. */
  message: string | null;
  code: string | null;
  /** The other fields of the body, for the few callers that know them. */
  details: Readonly<Record<string, unknown>>;
}

export type Answer<Value> =
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly failure: Failure};

interface Reply {
  data: unknown;
  error: {status: unknown; value: unknown} | null;
}

/** The one place where a reply of the typed client becomes an answer that screens read. */
export async function answer<Sent extends Reply>(
  request: Promise<Sent>,
): Promise<Answer<NonNullable<Sent['data']>>> {
  const {data, error} = await request;
  if (error) return {ok: false, failure: readFailure(error.status, error.value)};
  return {ok: true, value: data as NonNullable<Sent['data']>};
}

/** The client reports a lost connection as a 503 whose value is the thrown error. */
function readFailure(status: unknown, value: unknown): Failure {
  if (value instanceof Error) return {status: 0, message: null, code: null, details: {}};
  const details = readBody(value);
  return {
    status: Number(status),
    message: readText(details.message),
    code: readText(details.code),
    details,
  };
}

function readBody(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return {message: value};
  return typeof value === 'object' && value !== null ? {...value} : {};
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whether the request never reached the server. */
export function isUnreachable(failure: Failure): boolean {
  return failure.status === 0;
}
