import Stripe from 'stripe';
import {type FakeServer, serveFake} from './fake-server.ts';

interface FakeSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required';
  amount: number;
  currency: string;
  form: Record<string, string>;
  paymentIntent: string | null;
}

export interface FakeStripe extends FakeServer {
  sessions: Map<string, FakeSession>;
  /** Requests that created a checkout, replays of one idempotency key not counted. */
  created: number;
  /** What a person does on the pay page. */
  pay(sessionId: string): void;
  expire(sessionId: string): void;
  /** The signed message that Stripe would send about a session. */
  checkoutEvent(sessionId: string, type?: string): Promise<{body: string; signature: string}>;
  /** The same for a charge that was refunded, in full or up to `cents`. */
  refundEvent(sessionId: string, cents?: number): Promise<{body: string; signature: string}>;
}

const webhookSecret = 'whsec_test_4711';

function toWire(session: FakeSession, url: string) {
  const intent = session.paymentIntent && {
    id: session.paymentIntent,
    object: 'payment_intent',
    payment_method: {id: 'pm_1', object: 'payment_method', card: {brand: 'visa', last4: '4242'}},
  };
  return {
    id: session.id,
    object: 'checkout.session',
    status: session.status,
    payment_status: session.paymentStatus,
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.form.client_reference_id ?? null,
    metadata: {
      orderId: session.form['metadata[orderId]'],
      userId: session.form['metadata[userId]'],
    },
    payment_intent: intent,
    url: `${url}/pay/${session.id}`,
  };
}

function newSession(form: Record<string, string>, number: number): FakeSession {
  return {
    id: `cs_test_${number}`,
    status: 'open',
    paymentStatus: 'unpaid',
    amount: Number(form['line_items[0][price_data][unit_amount]']),
    currency: form['line_items[0][price_data][currency]'] ?? '',
    form,
    paymentIntent: null,
  };
}

function noSuchSession(): Response {
  const error = {type: 'invalid_request_error', message: 'No such checkout.session'};
  return Response.json({error}, {status: 404});
}

/** A server that keeps checkouts as Stripe does, with idempotency keys and signed events. */
export function startFakeStripe(): FakeStripe {
  const sessions = new Map<string, FakeSession>();
  const byKey = new Map<string, FakeSession>();
  const signer = new Stripe('sk_test_unused');
  let events = 0;

  async function create(request: Request): Promise<FakeSession> {
    const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const known = byKey.get(key);
    if (known) return known;
    const session = newSession(form, sessions.size + 1);
    sessions.set(session.id, session);
    byKey.set(key, session);
    return session;
  }

  const server = serveFake(async request => {
    const {pathname} = new URL(request.url);
    const wire = (session: FakeSession) => Response.json(toWire(session, server.url));
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') {
      return wire(await create(request));
    }
    const [, id = '', action] =
      /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(pathname) ?? [];
    const session = sessions.get(id);
    if (!session) return noSuchSession();
    if (action) session.status = 'expired';
    return wire(session);
  });

  async function signed(type: string, object: unknown) {
    events += 1;
    const event = {id: `evt_${events}`, object: 'event', type, livemode: false, data: {object}};
    const payload = JSON.stringify(event);
    const header = {payload, secret: webhookSecret};
    return {body: payload, signature: await signer.webhooks.generateTestHeaderStringAsync(header)};
  }

  function sessionOf(id: string): FakeSession {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  }

  return {
    ...server,
    sessions,
    get created() {
      return sessions.size;
    },
    pay(id) {
      const session = sessionOf(id);
      const isFree = session.amount === 0;
      session.status = 'complete';
      session.paymentStatus = isFree ? 'no_payment_required' : 'paid';
      session.paymentIntent = isFree ? null : `pi_${id}`;
    },
    expire(id) {
      sessionOf(id).status = 'expired';
    },
    checkoutEvent: (id, type = 'checkout.session.completed') =>
      signed(type, toWire(sessionOf(id), server.url)),
    refundEvent(id, cents) {
      const {amount, paymentIntent: payment_intent} = sessionOf(id);
      const charge = {object: 'charge', amount, amount_refunded: cents ?? amount, payment_intent};
      return signed('charge.refunded', charge);
    },
  };
}

/** The settings under which the real SDK talks to the stand-in. */
export function fakeStripeSettings(fake: FakeStripe) {
  return {secretKey: 'sk_test_4711', webhookSecret, apiBase: fake.url};
}
