import type {Answer, Failure} from '../../api/outcome.ts';

/** How far the confirmation of a payment has come. */
export type Confirmation =
  | {readonly step: 'verifying'}
  | {readonly step: 'paid'}
  | {readonly step: 'credited'; readonly credits: number | null; readonly wasAlready: boolean}
  | {readonly step: 'unverified'}
  | {readonly step: 'failed'; readonly message: string; readonly isUnavailable: boolean}
  | {readonly step: 'session-expired'};

export interface PaymentPorts {
  verify: () => Promise<Answer<{paymentStatus: string; credited: boolean}>>;
  complete: () => Promise<Answer<{creditsPurchased: number; alreadyCompleted: boolean}>>;
  sleep: (ms: number) => Promise<void>;
}

const attempts = 5;
const pollMs = 3_000;
const retries = 2;
const retryMs = 1_000;
const completionMs = 1_500;
const completionAfterFailuresMs = 2_000;

/**
 * Asks until the provider says that the payment was made, then has the credits
 * added. The webhook usually was faster; asking again changes nothing.
 */
export async function confirmPayment(
  ports: PaymentPorts,
  onStep: (confirmation: Confirmation) => void,
): Promise<Confirmation> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const reply = await verifyWithRetries(ports);
    if (!reply.ok && isFinal(reply.failure)) return refusal(reply.failure);
    if (reply.ok && reply.value.credited) {
      return {step: 'credited', credits: null, wasAlready: true};
    }
    if (reply.ok && isPaid(reply.value.paymentStatus)) {
      onStep({step: 'paid'});
      await ports.sleep(completionMs);
      return completePayment(ports, 0);
    }
    if (attempt < attempts) await ports.sleep(pollMs);
  }
  return {step: 'unverified'};
}

/** Has the credits added; `failedBefore` counts the tries that came to nothing. */
export async function completePayment(
  {complete, sleep}: PaymentPorts,
  failedBefore: number,
): Promise<Confirmation> {
  if (failedBefore > 1) await sleep(completionAfterFailuresMs);
  const reply = await complete();
  if (reply.ok) {
    const {creditsPurchased, alreadyCompleted} = reply.value;
    return {step: 'credited', credits: creditsPurchased, wasAlready: alreadyCompleted};
  }
  return refusal(reply.failure);
}

const systemMissing = 'stripe_configuration_missing';

/** Whether asking again cannot help. */
function isFinal({status, code}: Failure): boolean {
  return status === 401 || code === systemMissing;
}

function refusal({status, code, message}: Failure): Confirmation {
  if (status === 401) return {step: 'session-expired'};
  return {
    step: 'failed',
    message: message ?? 'An unexpected error occurred',
    isUnavailable: code === systemMissing,
  };
}

function isPaid(paymentStatus: string): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'no_payment_required';
}

async function verifyWithRetries({verify, sleep}: PaymentPorts) {
  let reply = await verify();
  for (let retry = 0; retry < retries && !reply.ok && !isFinal(reply.failure); retry++) {
    await sleep(retryMs);
    reply = await verify();
  }
  return reply;
}
