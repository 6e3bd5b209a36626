import Stripe from 'stripe';
import type {CheckoutState, NewCheckout, PaymentEvent, PaymentProvider} from './payments.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string | undefined;
  apiBase: string | undefined;
}

const maxSkewSeconds = 300;
/** The shortest that Stripe allows, so that a reserved promo code is soon free again. */
const checkoutSeconds = 31 * 60;

function createClient({secretKey, apiBase}: StripeSettings): Stripe {
  const settings = {
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 10_000,
  };
  if (!apiBase) return new Stripe(secretKey, settings);
  const {hostname: host, port, protocol} = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    ...settings,
    host,
    protocol: scheme,
    port: port || (scheme === 'http' ? 80 : 443),
  });
}

function idOf(value: string | {id: string} | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function toState(session: Stripe.Checkout.Session): CheckoutState {
  const intent = session.payment_intent;
  const method = intent && typeof intent !== 'string' ? intent.payment_method : null;
  const card = method && typeof method !== 'string' ? method.card : null;
  return {
    sessionId: session.id,
    status: session.status ?? 'open',
    paymentStatus: session.payment_status,
    amountCents: session.amount_total,
    currency: session.currency,
    userId: session.client_reference_id,
    orderId: session.metadata?.orderId ?? null,
    transactionId: idOf(intent),
    cardBrand: card?.brand ?? null,
    cardLastFour: card?.last4 ?? null,
  };
}

function toEvent(event: Stripe.Event): PaymentEvent {
  const {id, type} = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return {kind: 'checkout', id, type, sessionId: event.data.object.id};
    case 'charge.refunded': {
      const {payment_intent, amount_refunded: backCents, amount: amountCents} = event.data.object;
      const transactionId = idOf(payment_intent) ?? '';
      return {kind: 'taken-back', id, type, transactionId, backCents, amountCents};
    }
    case 'charge.dispute.created': {
      const {payment_intent, amount} = event.data.object;
      const transactionId = idOf(payment_intent) ?? '';
      return {kind: 'taken-back', id, type, transactionId, backCents: amount, amountCents: amount};
    }
    default:
      return {kind: 'other', id, type};
  }
}

/** The SDK takes signatures from the future; we take none more than five minutes off. */
function isTimely(signature: string, nowMs: number): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return Math.abs(nowMs / 1_000 - seconds) <= maxSkewSeconds;
}

function checkoutParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const {orderId, userId, email, label, amountCents, successUrl, cancelUrl} = checkout;
  const price_data = {currency: 'usd', unit_amount: amountCents, product_data: {name: label}};
  return {
    mode: 'payment',
    client_reference_id: String(userId),
    customer_email: email,
    metadata: {orderId, userId: String(userId)},
    line_items: [{quantity: 1, price_data}],
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(Date.now() / 1_000) + checkoutSeconds,
  };
}

export function createStripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  const isLive = settings.secretKey.startsWith('sk_live_');
  return {
    async openCheckout(checkout) {
      const idempotencyKey = checkout.orderId;
      const session = await stripe.checkout.sessions.create(checkoutParams(checkout), {
        idempotencyKey,
      });
      return {sessionId: session.id, url: session.url ?? checkout.cancelUrl};
    },
    async readCheckout(sessionId) {
      try {
        const expand = ['payment_intent.payment_method'];
        return toState(await stripe.checkout.sessions.retrieve(sessionId, {expand}));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
        throw error;
      }
    },
    async expireCheckout(sessionId) {
      await stripe.checkout.sessions.expire(sessionId);
    },
    async readEvent(body, signature, nowMs) {
      const secret = settings.webhookSecret;
      if (!secret || !isTimely(signature, nowMs)) return null;
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature, secret);
        return event.livemode === isLive ? toEvent(event) : null;
      } catch {
        return null;
      }
    },
  };
}
