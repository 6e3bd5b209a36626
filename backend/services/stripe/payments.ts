export interface CheckoutState {
  sessionId: string;
  status: string;
  paymentStatus: string;
  amountCents: number | null;
  currency: string | null;
  /** Whom and which order of ours it was opened for. */
  userId: string | null;
  orderId: string | null;
  transactionId: string | null;
  cardBrand: string | null;
  cardLastFour: string | null;
}

export interface NewCheckout {
  orderId: string;
  userId: number;
  email: string;
  label: string;
  amountCents: number;
  successUrl: string;
  cancelUrl: string;
}

/** What the provider tells us on its own account, as far as it concerns us. */
export type PaymentEvent =
  | {kind: 'checkout'; id: string; type: string; sessionId: string}
  | {
      kind: 'taken-back';
      id: string;
      type: string;
      transactionId: string;
      /** Cents given back so far, out of `amountCents`. */
      backCents: number;
      amountCents: number;
    }
  | {kind: 'other'; id: string; type: string};

export interface PaymentProvider {
  openCheckout(checkout: NewCheckout): Promise<{sessionId: string; url: string}>;
  readCheckout(sessionId: string): Promise<CheckoutState | null>;
  expireCheckout(sessionId: string): Promise<void>;
  /** The event in a signed message; null when the signature, its age or its mode is wrong. */
  readEvent(body: string, signature: string, nowMs: number): Promise<PaymentEvent | null>;
}
