import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {eq} from 'drizzle-orm';
import {creditLedger, promoCodes} from '../../db/tables/money.ts';
import {users} from '../../db/tables/users.ts';
import {createStripePayments} from '../../services/stripe/stripe.ts';
import {createTestApp, type TestApp} from '../../testing/app.ts';
import type {Browser} from '../../testing/browser.ts';
import {type FakeStripe, fakeStripeSettings, startFakeStripe} from '../../testing/fake-stripe.ts';
import {reconcilePayments} from './reconcile.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

let stripe: FakeStripe;
let testApp: TestApp;

beforeAll(async () => {
  stripe = startFakeStripe();
  testApp = await createTestApp({payments: createStripePayments(fakeStripeSettings(stripe))});
});
afterAll(async () => {
  await testApp.close();
  await stripe.stop();
});

interface Checkout {
  sessionId: string;
  url: string;
}

async function buy(browser: Browser, planId = 'credits_10', promoCode?: string): Promise<string> {
  const answer = await browser.post<Checkout>('/api/purchase-credits', {
    planId,
    ...(promoCode ? {promoCode} : {}),
  });
  expect(answer.status).toBe(200);
  return answer.body.sessionId;
}

function webhook({body, signature}: {body: string; signature: string}) {
  return testApp.newBrowser().send('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: {'stripe-signature': signature},
  });
}

async function balance(userId: number): Promise<{credits: number; sum: number; owed: number}> {
  const {db} = testApp.services;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const entries = await db.select().from(creditLedger).where(eq(creditLedger.userId, userId));
  const sum = entries.reduce((total, entry) => total + entry.delta, 0);
  return {credits: user?.credits ?? -1, sum, owed: user?.creditsOwed ?? -1};
}

describe('buying credits', () => {
  test('an unpaid checkout credits nothing, however it is asked', async () => {
    const {browser, userId} = await testApp.signIn('unpaid@example.com');
    const sessionId = await buy(browser);

    const verified = await browser.get(`/api/verify-payment?session_id=${sessionId}`);
    const manual = await browser.post('/api/manual-complete-payment', {sessionId});

    expect(verified.body).toMatchObject({paymentStatus: 'unpaid', creditAmount: '10'});
    expect(manual.status).toBe(409);
    expect((await balance(userId)).credits).toBe(10);
  });

  test('a paid one credits exactly once under webhooks and pages that race', async () => {
    const {browser, userId} = await testApp.signIn('race@example.com');
    const sessionId = await buy(browser, 'credits_25');
    stripe.pay(sessionId);
    const event = await stripe.checkoutEvent(sessionId);
    const other = await stripe.checkoutEvent(sessionId, 'checkout.session.async_payment_succeeded');

    const answers = await Promise.all([
      webhook(event),
      webhook(event),
      webhook(other),
      browser.post('/api/manual-complete-payment', {sessionId}),
      browser.post('/api/manual-complete-payment', {sessionId}),
    ]);

    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(await balance(userId)).toEqual({credits: 35, sum: 35, owed: 0});
    const again = await browser.post('/api/manual-complete-payment', {sessionId});
    expect(again.body).toMatchObject({alreadyCompleted: true, currentCredits: 35});
    const history =
      await browser.get<{status: string; cardLast4: string; amount: number}[]>(
        '/api/payment-history',
      );
    expect(history.body[0]).toMatchObject({status: 'completed', cardLast4: '4242', amount: 20});
  });

  test('what was paid must be what was ordered', async () => {
    const {browser, userId} = await testApp.signIn('mismatch@example.com');
    for (const tamper of [{amount: 1}, {currency: 'eur'}]) {
      const sessionId = await buy(browser);
      stripe.pay(sessionId);
      Object.assign(stripe.sessions.get(sessionId) ?? {}, tamper);
      expect((await browser.post('/api/manual-complete-payment', {sessionId})).status).toBe(409);
    }

    expect((await balance(userId)).credits).toBe(10);
  });

  test("another person's payment does not exist", async () => {
    const owner = await testApp.signIn('owner@example.com');
    const thief = await testApp.signIn('thief@example.com');
    const sessionId = await buy(owner.browser);
    stripe.pay(sessionId);

    const stolen = await thief.browser.post('/api/manual-complete-payment', {sessionId});
    const looked = await thief.browser.get(`/api/verify-payment?session_id=${sessionId}`);

    expect([stolen.status, looked.status]).toEqual([404, 404]);
    expect((await balance(thief.userId)).credits).toBe(10);
  });

  test('free and consultation are not for sale here', async () => {
    const {browser} = await testApp.signIn('plans@example.com');

    for (const planId of ['free', 'consultation', 'toString']) {
      expect((await browser.post('/api/purchase-credits', {planId})).status).toBe(400);
    }
  });

  test('a webhook that never came is made up for', async () => {
    const {browser, userId} = await testApp.signIn('lost@example.com');
    const sessionId = await buy(browser);
    stripe.pay(sessionId);
    const {db, log, payments} = testApp.services;
    if (!payments) throw new Error('payments are on in this test');

    await reconcilePayments({db, log, payments, olderThanMs: 0});

    expect((await balance(userId)).credits).toBe(20);
  });
});

describe('a signed message', () => {
  test('is refused when forged, stale, from the future or changed', async () => {
    const {browser, userId} = await testApp.signIn('forged@example.com');
    const sessionId = await buy(browser);
    stripe.pay(sessionId);
    const {body, signature} = await stripe.checkoutEvent(sessionId);
    const shifted = (seconds: number) =>
      signature.replace(/t=(\d+)/, (_, at) => `t=${Number(at) + seconds}`);

    const forgeries = [
      {body: body.replace('cs_test', 'cs_tost'), signature},
      {body, signature: ''},
      {body, signature: 't=1,v1=00'},
      {body, signature: shifted(-301)},
      {body, signature: shifted(86_400)},
      {body, signature: signature.replace('v1=', 'v0=')},
      {body: JSON.stringify(JSON.parse(body), null, 2), signature},
    ];
    const statuses = [];
    for (const forgery of forgeries) statuses.push((await webhook(forgery)).status);

    expect(statuses).toEqual(forgeries.map(() => 400));
    expect((await balance(userId)).credits).toBe(10);
  });

  test('of a refund takes the credits back once, and what was spent is owed', async () => {
    const {browser, userId} = await testApp.signIn('refund@example.com', {credits: 0});
    const sessionId = await buy(browser, 'credits_10');
    stripe.pay(sessionId);
    await browser.post('/api/manual-complete-payment', {sessionId});

    await webhook(await stripe.refundEvent(sessionId, 450));
    await webhook(await stripe.refundEvent(sessionId, 450));
    expect(await balance(userId)).toEqual({credits: 5, sum: 5, owed: 0});
    await webhook(await stripe.refundEvent(sessionId));

    expect(await balance(userId)).toEqual({credits: 0, sum: 0, owed: 0});
  });
});

describe('a promo code', () => {
  async function addCode(code: string, percent: number, maxUses: number | null): Promise<void> {
    await testApp.services.db.insert(promoCodes).values({code, percent, maxUses});
  }

  test('lowers the price by its percentage, once per person', async () => {
    await addCode('SPRING20', 20, null);
    const {browser} = await testApp.signIn('promo@example.com');

    const verified = await browser.post('/api/verify-promo', {code: ' spring20 '});
    expect(verified.body).toEqual({discountPercentage: 20});
    const sessionId = await buy(browser, 'credits_5', 'spring20');
    expect(stripe.sessions.get(sessionId)?.amount).toBe(400);
    stripe.pay(sessionId);
    await browser.post('/api/manual-complete-payment', {sessionId});

    const again = await browser.post('/api/verify-promo', {code: 'SPRING20'});
    expect(again.status).toBe(400);
    expect(again.body.message).toBe('The promo code you entered is invalid or expired.');
  });

  test('with three uses is had by three of ten who race', async () => {
    await addCode('THREE', 50, 3);
    const people = await Promise.all(
      Array.from({length: 10}, (_, index) => testApp.signIn(`racer${index}@example.com`)),
    );

    const answers = await Promise.all(
      people.map(({browser}) =>
        browser.post('/api/purchase-credits', {planId: 'credits_5', promoCode: 'THREE'}),
      ),
    );

    expect(answers.filter(answer => answer.status === 200)).toHaveLength(3);
  });

  test('over the whole price still waits for the provider', async () => {
    await addCode('ALL', 100, null);
    const {browser, userId} = await testApp.signIn('whole@example.com');
    const sessionId = await buy(browser, 'credits_5', 'ALL');
    expect((await browser.post('/api/manual-complete-payment', {sessionId})).status).toBe(409);

    stripe.pay(sessionId);
    await browser.post('/api/manual-complete-payment', {sessionId});

    expect((await balance(userId)).credits).toBe(15);
  });
});

test('without keys checkout says that payments are not set up', async () => {
  const bare = await createTestApp();
  const {browser} = await bare.signIn('bare@example.com');

  const answer = await browser.post('/api/purchase-credits', {planId: 'credits_5'});

  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('stripe_configuration_missing');
  await bare.close();
});
