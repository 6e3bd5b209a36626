import {type FakeServer, serveFake} from './fake-server.ts';

export interface SentMail {
  from: string;
  to: string | string[];
  subject: string;
  text: string;
}

export interface FakeResend extends FakeServer {
  sent: SentMail[];
}

/** A server that takes mails as Resend does: one per idempotency key. */
export function startFakeResend(
  refuse: (count: number) => Response | null = () => null,
): FakeResend {
  const sent: SentMail[] = [];
  const byKey = new Map<string, string>();
  let count = 0;
  const server = serveFake(async request => {
    if (new URL(request.url).pathname !== '/emails') return new Response(null, {status: 404});
    count += 1;
    const refusal = refuse(count);
    if (refusal) return refusal;
    const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
    const known = byKey.get(key);
    if (known) return Response.json({id: known});
    const id = crypto.randomUUID();
    byKey.set(key, id);
    sent.push(await request.json());
    return Response.json({id});
  });
  return {...server, sent};
}
