import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {createHash} from 'node:crypto';
import {eq} from 'drizzle-orm';
import {users} from './db/tables/users.ts';
import {createStripePayments} from './services/stripe/stripe.ts';
import {createTestApp, type TestApp} from './testing/app.ts';
import type {Browser} from './testing/browser.ts';
import {sampleDocx} from './testing/documents.ts';
import {type FakeStripe, fakeStripeSettings, startFakeStripe} from './testing/fake-stripe.ts';
import {furnish, type Property} from './testing/furnish.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

/** Anyone may call these; they give away nothing about anyone. */
const open = new Set([
  'GET /api/csrf-token',
  'GET /api/health',
  'POST /api/register',
  'POST /api/resend-verification-email',
  'POST /api/verify-email',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/auth/request-reset',
  'POST /api/auth/verify-reset-token',
  'POST /api/auth/reset-password',
  'POST /api/stripe/webhook',
  'GET /dev/outbox.json',
  'GET /dev/outbox',
  'GET /*',
]);

type Case = (own: Property) => {path: string; body?: unknown; form?: boolean};
const group = crypto.randomUUID();
const pair = ({resumeId, jobId}: Property) => ({resumeId, jobId});
const syncHead = {proto: 1, schema: 1, userId: 0, group};

/** Routes that name something: a stranger must get what a missing id gets. */
const named: Record<string, Case> = {
  'DELETE /api/resumes/:id': own => ({path: `/api/resumes/${own.resumeId}`}),
  'POST /api/optimize': own => ({path: '/api/optimize', body: pair(own)}),
  'GET /api/optimize/:id': own => ({path: `/api/optimize/${own.runId}`}),
  'GET /api/optimize/:id/events': own => ({path: `/api/optimize/${own.runId}/events`}),
  'GET /api/optimized-resumes/:id': own => ({path: `/api/optimized-resumes/${own.optimisationId}`}),
  'DELETE /api/optimized-resumes/:id': own => ({
    path: `/api/optimized-resumes/${own.optimisationId}`,
  }),
  'POST /api/cover-letter': own => ({path: '/api/cover-letter', body: pair(own)}),
  'POST /api/download-resume/:format': own => ({
    path: '/api/download-resume/txt',
    body: pair(own),
  }),
  'POST /api/download-cover-letter/:format': own => ({
    path: '/api/download-cover-letter/txt',
    body: pair(own),
  }),
  'GET /api/download-cover-letter/:id/:format': own => ({
    path: `/api/download-cover-letter/${own.letterId}/txt`,
  }),
  'GET /api/verify-payment': own => ({path: `/api/verify-payment?session_id=${own.sessionId}`}),
  'POST /api/manual-complete-payment': own => ({
    path: '/api/manual-complete-payment',
    body: {sessionId: own.sessionId},
  }),
  'GET /api/blobs/:sha256': own => ({path: `/api/blobs/${own.sha256}`}),
};

/** Routes that answer with the caller's own things only. */
const personal: Record<string, Case> = {
  'GET /api/user': () => ({path: '/api/user'}),
  'GET /api/user/export': () => ({path: '/api/user/export'}),
  'DELETE /api/user': () => ({path: '/api/user', body: {password: 'not the one'}}),
  'POST /api/user/update-password': () => ({
    path: '/api/user/update-password',
    body: {currentPassword: 'not the one', newPassword: 'another password'},
  }),
  'PATCH /api/user': () => ({path: '/api/user', body: {name: 'New Name'}}),
  'PATCH /api/user/notifications': () => ({
    path: '/api/user/notifications',
    body: {
      emailNotifications: true,
      optimizationCompleted: true,
      newFeatures: true,
      marketingEmails: false,
    },
  }),
  'GET /api/resumes': () => ({path: '/api/resumes'}),
  'POST /api/resumes': () => ({path: '/api/resumes', form: true}),
  'GET /api/jobs': () => ({path: '/api/jobs'}),
  'POST /api/jobs': () => ({path: '/api/jobs', body: {fullDetails: 'Cook wanted in Leeds.'}}),
  'GET /api/sessions': () => ({path: '/api/sessions'}),
  'GET /api/optimized-resumes': () => ({path: '/api/optimized-resumes'}),
  'GET /api/cover-letters': () => ({path: '/api/cover-letters'}),
  'GET /api/user-credits': () => ({path: '/api/user-credits'}),
  'GET /api/credit-consumption': () => ({path: '/api/credit-consumption'}),
  'GET /api/payment-history': () => ({path: '/api/payment-history'}),
  'POST /api/verify-promo': () => ({path: '/api/verify-promo', body: {code: 'NONE'}}),
  'POST /api/purchase-credits': () => ({
    path: '/api/purchase-credits',
    body: {planId: 'credits_5'},
  }),
  'POST /api/sync/push': () => ({
    path: '/api/sync/push',
    body: {...syncHead, build: 'test', mutations: []},
  }),
  'POST /api/sync/pull': () => ({path: '/api/sync/pull', body: {...syncHead, cookie: null}}),
  'GET /api/sync/events': () => ({path: '/api/sync/events'}),
  'PUT /api/blobs/:sha256': () => {
    const body = 'a file';
    const sha256 = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    return {path: `/api/blobs/${sha256}`, body};
  },
};

const streams = new Set(['GET /api/sync/events']);

let testApp: TestApp;
let stripe: FakeStripe;
let owner: {browser: Browser; userId: number};
let property: Property;

async function call(browser: Browser, route: string, own: Property) {
  const [method = ''] = route.split(' ');
  const make = named[route] ?? personal[route];
  if (!make) throw new Error(`no case for ${route}`);
  const {path, body, form} = make(own);
  if (!form) return browser.call<unknown>(method, path, body);
  const data = new FormData();
  data.append('file', await sampleDocx());
  return browser.call<unknown>(method, path, data);
}

beforeAll(async () => {
  stripe = startFakeStripe();
  testApp = await createTestApp({payments: createStripePayments(fakeStripeSettings(stripe))});
  owner = await testApp.signIn('owner-canary@example.com');
  property = await furnish(owner.browser);
});
afterAll(async () => {
  await testApp.close();
  await stripe.stop();
});

function allRoutes(): string[] {
  return testApp.app.routes.map(({method, path}) => `${method} ${path}`);
}

describe('who may call what', () => {
  test('every route is in exactly one of the lists of this test', () => {
    const listed = [...open, ...Object.keys(named), ...Object.keys(personal)];

    expect(new Set(listed).size).toBe(listed.length);
    expect(allRoutes().sort()).toEqual(listed.sort());
  });

  test('a stranger is told to sign in, whatever they ask for', async () => {
    const stranger = testApp.newBrowser();
    for (const route of [...Object.keys(named), ...Object.keys(personal)]) {
      const answer = await call(stranger, route, property);
      expect([route, answer.status]).toEqual([route, 401]);
    }
  });

  test('an unverified person is held back', async () => {
    const {browser, userId} = await testApp.signIn('unverified@example.com');
    const unverified = {emailVerifiedAt: null};
    await testApp.services.db.update(users).set(unverified).where(eq(users.id, userId));

    for (const route of [...Object.keys(named), ...Object.keys(personal)]) {
      if (route === 'GET /api/user') continue;
      const answer = await call(browser, route, property);
      expect([route, answer.status]).toEqual([route, 403]);
      expect(answer.body).toMatchObject({needsVerification: true});
    }
  });

  test("another person gets for the owner's ids what a missing id gets", async () => {
    const other = await testApp.signIn('other@example.com');
    const missing = Object.fromEntries(
      Object.keys(property).map(key => [key, crypto.randomUUID()]),
    ) as unknown as Property;
    missing.sha256 = '0'.repeat(64);

    for (const route of Object.keys(named)) {
      const theirs = await call(other.browser, route, property);
      const none = await call(other.browser, route, missing);
      expect([route, theirs.status]).toEqual([route, 404]);
      expect(theirs.body).toEqual(none.body);
    }
  });

  test("another person's lists hold nothing of the owner's", async () => {
    const other = await testApp.signIn('lists@example.com');
    const secrets = ['owner-canary', 'Mara Lindqvist', ...Object.values(property)];

    for (const route of Object.keys(personal)) {
      if (streams.has(route) || route === 'POST /api/resumes') continue;
      const answer = await call(other.browser, route, property);
      const text = JSON.stringify(answer.body);
      for (const secret of secrets) expect([route, text.includes(secret)]).toEqual([route, false]);
    }
  });

  test("one's own resume with another's posting is not found, and costs nothing", async () => {
    const other = await testApp.signIn('mixed@example.com');
    const own = await furnish(other.browser);
    const mixed = {...property, resumeId: own.resumeId};
    const before = await other.browser.get('/api/user-credits');

    for (const route of ['POST /api/optimize', 'POST /api/cover-letter']) {
      expect((await call(other.browser, route, mixed)).status).toBe(404);
    }
    for (const route of Object.keys(named).filter(name => name.includes('download-'))) {
      if (route.startsWith('GET')) continue;
      expect((await call(other.browser, route, mixed)).status).toBe(404);
    }
    expect((await other.browser.get('/api/user-credits')).body).toEqual(before.body);
  });

  test('the owner reaches all of it', async () => {
    for (const route of Object.keys(named)) {
      if (route.startsWith('DELETE')) continue;
      const answer = await call(owner.browser, route, property);
      // An unpaid checkout is a conflict, not a refusal.
      expect([route, [200, 409].includes(answer.status)]).toEqual([route, true]);
    }
  });
});

describe('a request that changes something', () => {
  const forgeries: Record<string, (token: string) => Record<string, string>> = {
    'no token': () => ({}),
    'a made-up token': () => ({'x-csrf-token': 'AAAA'}),
    'a token and a foreign origin': token => ({
      'x-csrf-token': token,
      origin: 'https://evil.example',
    }),
    'a token and a cross-site mark': token => ({
      'x-csrf-token': token,
      'sec-fetch-site': 'cross-site',
    }),
  };

  for (const [name, headersFor] of Object.entries(forgeries)) {
    test(`is refused on every route with ${name}`, async () => {
      const {browser} = await testApp.signIn(`forged-${name.replaceAll(' ', '-')}@example.com`);
      const token = await browser.token();
      const mutating = allRoutes().filter(route => !route.startsWith('GET'));
      for (const route of mutating) {
        if (route === 'POST /api/stripe/webhook') continue;
        const [method = '', path = ''] = route.split(' ');
        const answer = await browser.send(path, {method, headers: headersFor(token), body: '{}'});
        expect([route, answer.status]).toEqual([route, 403]);
        expect(await answer.text()).toContain('invalid csrf token');
      }
    });
  }

  test("is refused with another session's token", async () => {
    const mine = await testApp.signIn('mine@example.com');
    const theirs = await testApp.signIn('theirs@example.com');
    const headers = {'x-csrf-token': await theirs.browser.token()};

    const answer = await mine.browser.send('/api/logout', {method: 'POST', headers});

    expect(answer.status).toBe(403);
  });
});

test('no answer of the API can be stored, framed or sniffed', async () => {
  const answer = await owner.browser.send('/api/user');

  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('an unknown path of the API is a plain 404', async () => {
  const answer = await owner.browser.get('/api/test/verify-promo');

  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({message: 'Not found', code: 'not_found'});
});
