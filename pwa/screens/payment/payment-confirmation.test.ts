import {describe, expect, test} from 'bun:test';
import type {Answer} from '../../api/outcome.ts';
import {
  type Confirmation,
  completePayment,
  confirmPayment,
  type PaymentPorts,
} from './payment-confirmation.ts';

type Verified = Awaited<ReturnType<PaymentPorts['verify']>>;
type Completed = Awaited<ReturnType<PaymentPorts['complete']>>;

const refused = (status: number, code: string | null = null): Answer<never> => ({
  ok: false,
  failure: {status, message: 'Not now', code, details: {}},
});
const verified = (paymentStatus: string, credited = false): Verified => ({
  ok: true,
  value: {paymentStatus, credited},
});
const completed: Completed = {ok: true, value: {creditsPurchased: 10, alreadyCompleted: false}};

/** A provider that answers in turn, its last answer for ever, and a clock that only counts. */
function payment(answers: readonly Verified[], completion: Completed = completed) {
  const slept: number[] = [];
  let asked = 0;
  const ports: PaymentPorts = {
    async verify() {
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1] ?? refused(500);
    },
    complete: async () => completion,
    async sleep(ms) {
      slept.push(ms);
    },
  };
  return {ports, slept, asked: () => asked};
}

describe('the confirmation of a payment', () => {
  test('a paid one is completed after a moment', async () => {
    const {ports, slept} = payment([verified('paid')]);
    const steps: Confirmation[] = [];

    const end = await confirmPayment(ports, step => steps.push(step));

    expect(steps).toEqual([{step: 'paid'}]);
    expect(slept).toEqual([1_500]);
    expect(end).toEqual({step: 'credited', credits: 10, wasAlready: false});
  });

  test('what the webhook has credited is only reported', async () => {
    const {ports} = payment([verified('paid', true)]);

    expect(await confirmPayment(ports, () => undefined)).toEqual({
      step: 'credited',
      credits: null,
      wasAlready: true,
    });
  });

  test('an unpaid one is asked for five times, three seconds apart', async () => {
    const {ports, slept, asked} = payment([verified('unpaid')]);

    expect(await confirmPayment(ports, () => undefined)).toEqual({step: 'unverified'});
    expect(asked()).toBe(5);
    expect(slept).toEqual([3_000, 3_000, 3_000, 3_000]);
  });

  test('a failed question is asked again twice, a second apart', async () => {
    const {ports, slept} = payment([refused(502), refused(502), verified('paid')]);

    const end = await confirmPayment(ports, () => undefined);

    expect(slept).toEqual([1_000, 1_000, 1_500]);
    expect(end.step).toBe('credited');
  });

  test('an ended session stops it at once', async () => {
    const {ports, slept} = payment([refused(401)]);

    expect(await confirmPayment(ports, () => undefined)).toEqual({step: 'session-expired'});
    expect(slept).toEqual([]);
  });

  test('without a payment system it says so and does not ask again', async () => {
    const missing = refused(503, 'stripe_configuration_missing');
    const {ports, asked} = payment([missing], missing);
    const unavailable: Confirmation = {step: 'failed', message: 'Not now', isUnavailable: true};

    expect(await completePayment(ports, 0)).toEqual(unavailable);
    expect(await confirmPayment(ports, () => undefined)).toEqual(unavailable);
    expect(asked()).toBe(1);
  });

  test('after two failed completions the third waits longer', async () => {
    const {ports, slept} = payment([verified('paid')]);

    await completePayment(ports, 2);

    expect(slept).toEqual([2_000]);
  });
});
