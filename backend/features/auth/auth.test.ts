import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {eq} from 'drizzle-orm';
import {authSessions} from '../../db/tables/access.ts';
import {creditLedger} from '../../db/tables/money.ts';
import {users} from '../../db/tables/users.ts';
import {createTestApp, type TestApp} from '../../testing/app.ts';
import type {Browser} from '../../testing/browser.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const password = 'a long enough password';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

function registration(email: string) {
  return {email, password, name: 'Ada Example', agreeToTerms: true};
}

async function codeFor(email: string): Promise<string> {
  const [text = ''] = await testApp.mailsTo(email);
  return /code is (\d{6})/.exec(text)?.[1] ?? '';
}

async function openVerified(email: string): Promise<Browser> {
  const browser = testApp.newBrowser();
  await browser.post('/api/register', registration(email));
  await browser.post('/api/verify-email', {otp: await codeFor(email)});
  return browser;
}

describe('an account', () => {
  test('is opened, verified by the mailed code and signed in with 10 credits', async () => {
    const browser = testApp.newBrowser();

    const registered = await browser.post('/api/register', registration('Ada@Example.com'));
    expect(registered.status).toBe(201);
    expect(registered.body).toMatchObject({email: 'ada@example.com', emailVerified: false});
    const early = await browser.post('/api/login', {username: 'ada@example.com', password});
    expect(early.status).toBe(403);
    expect(early.body).toMatchObject({needsVerification: true, email: 'ada@example.com'});

    const verified = await browser.post('/api/verify-email', {
      otp: await codeFor('ada@example.com'),
    });
    expect(verified.status).toBe(200);
    const login = await browser.post('/api/login', {username: 'ADA@example.com', password});
    expect(login.status).toBe(200);

    const user = await browser.get('/api/user');
    expect(user.body).toMatchObject({email: 'ada@example.com', credits: 10, emailVerified: true});
    expect(Object.keys(user.body).join()).not.toMatch(/password|otp|token/i);
  });

  test('leaves neither its password nor its cookie in the database', async () => {
    const browser = await openVerified('stored@example.com');
    await browser.post('/api/login', {username: 'stored@example.com', password});

    const [user] = await testApp.services.db
      .select()
      .from(users)
      .where(eq(users.email, 'stored@example.com'));
    const sessions = await testApp.services.db.select().from(authSessions);

    expect(user?.passwordHash).toStartWith('$argon2id$v=19$m=65536,t=2,');
    const stored = JSON.stringify([user, sessions]);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(browser.cookies.get('galley') ?? 'no cookie');
  });

  test('needs the agreement, in the words of the form', async () => {
    const answer = await testApp.newBrowser().post('/api/register', {
      ...registration('terms@example.com'),
      agreeToTerms: false,
    });

    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('You must agree to the terms of service.');
  });

  test('a refused form never repeats what was typed', async () => {
    const typed = {email: 42, password: 'canary-4711', name: ['canary-4711']};

    const answer = await testApp.newBrowser().post('/api/register', typed);

    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('canary');
    expect(JSON.stringify(answer.body)).not.toContain('42');
  });
});

describe('an address that is taken', () => {
  test('answers a stranger as if it were new, and tells its owner', async () => {
    await openVerified('taken@example.com');
    const fresh = await testApp
      .newBrowser()
      .post('/api/register', registration('new1@example.com'));

    const again = await testApp.newBrowser().post('/api/register', {
      ...registration('taken@example.com'),
      password: 'some other password',
    });

    expect(again.status).toBe(fresh.status);
    expect(Object.keys(again.body)).toEqual(Object.keys(fresh.body));
    expect(again.headers.getSetCookie().length).toBe(fresh.headers.getSetCookie().length);
    const [newest = ''] = await testApp.mailsTo('taken@example.com');
    expect(newest).toContain('There is one already');
  });

  test('is a 409 for who knows the password of the unverified account', async () => {
    const browser = testApp.newBrowser();
    await browser.post('/api/register', registration('waiting@example.com'));

    const again = await browser.post('/api/register', registration('waiting@example.com'));

    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      message: 'Account exists but verification is needed. Please verify your email.',
      email: 'waiting@example.com',
    });
  });

  test('two registrations at once open one account with one grant', async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        testApp.newBrowser().post('/api/register', registration('race@example.com')),
      ),
    );

    expect(both.map(answer => answer.status).sort()).not.toContain(500);
    const [user] = await testApp.services.db
      .select()
      .from(users)
      .where(eq(users.email, 'race@example.com'));
    const entries = await testApp.services.db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, user?.id ?? 0));
    expect(entries.map(entry => entry.delta)).toEqual([10]);
    expect(user?.credits).toBe(10);
  });
});

describe('a verification code', () => {
  test('is useless in a browser that did not ask for it', async () => {
    await testApp.newBrowser().post('/api/register', registration('victim@example.com'));

    const answer = await testApp
      .newBrowser()
      .post('/api/verify-email', {otp: await codeFor('victim@example.com')});

    expect(answer.status).toBe(400);
  });

  test('works on another device with the address typed', async () => {
    await testApp.newBrowser().post('/api/register', registration('phone@example.com'));

    const answer = await testApp.newBrowser().post('/api/verify-email', {
      otp: await codeFor('phone@example.com'),
      email: 'phone@example.com',
    });

    expect(answer.status).toBe(200);
  });

  test('dies after five wrong tries', async () => {
    const browser = testApp.newBrowser();
    await browser.post('/api/register', registration('guess@example.com'));
    const right = await codeFor('guess@example.com');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      await browser.post('/api/verify-email', {otp: wrong});

    const late = await browser.post('/api/verify-email', {otp: right});

    expect(late.status).toBe(400);
  });

  test('is looked at no more than ten times an hour, however many are mailed', async () => {
    const browser = testApp.newBrowser();
    await browser.post('/api/register', registration('brute@example.com'));
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await browser.post('/api/verify-email', {otp: '000000'})).status);
    }

    expect(statuses.filter(status => status === 400)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('is replaced by the next one, and an immediate second request sends none', async () => {
    const browser = testApp.newBrowser();
    await browser.post('/api/register', registration('resend@example.com'));
    const first = await codeFor('resend@example.com');
    await browser.post('/api/resend-verification-email', {email: 'resend@example.com'});
    await Bun.sleep(200);
    expect(await testApp.mailsTo('resend@example.com')).toHaveLength(1);

    testApp.pass(minuteMs);
    await browser.post('/api/resend-verification-email', {email: 'resend@example.com'});
    await testApp.mailsTo('resend@example.com', 2);
    const second = await codeFor('resend@example.com');

    if (first !== second) {
      expect((await browser.post('/api/verify-email', {otp: first})).status).toBe(400);
    }
    expect((await browser.post('/api/verify-email', {otp: second})).status).toBe(200);
  });

  test('a resend answers the same for an unknown address', async () => {
    const known = await testApp
      .newBrowser()
      .post('/api/resend-verification-email', {email: 'resend@example.com'});
    const unknown = await testApp
      .newBrowser()
      .post('/api/resend-verification-email', {email: 'nobody@example.com'});

    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
  });
});

describe('a session', () => {
  test('ends at logout: the old cookie opens nothing', async () => {
    const browser = await openVerified('out@example.com');
    await browser.post('/api/login', {username: 'out@example.com', password});
    const cookie = browser.cookies.get('galley') ?? '';

    await browser.post('/api/logout');
    const thief = testApp.newBrowser();
    thief.cookies.set('galley', cookie);

    expect((await thief.get('/api/user')).status).toBe(401);
  });

  test('ends after 14 quiet days, and after 30 days in any case', async () => {
    const quiet = await testApp.signIn('quiet@example.com');
    testApp.pass(15 * dayMs);

    expect((await quiet.browser.get('/api/user')).status).toBe(401);
  });

  test('a wrong password and an unknown address are told apart by nothing', async () => {
    await openVerified('known@example.com');
    const wrong = await testApp
      .newBrowser()
      .post('/api/login', {username: 'known@example.com', password: 'not this one'});
    const unknown = await testApp
      .newBrowser()
      .post('/api/login', {username: 'unknown@example.com', password: 'not this one'});

    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('the sixth wrong password in ten minutes is not looked at', async () => {
    const browser = await openVerified('throttle@example.com');
    const attempt = (typed: string) =>
      browser.post('/api/login', {username: 'throttle@example.com', password: typed});
    for (let guess = 0; guess < 5; guess += 1) await attempt('wrong password');

    const blocked = await attempt(password);

    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    testApp.pass(11 * minuteMs);
    expect((await attempt(password)).status).toBe(200);
  });
});

describe('a password reset', () => {
  async function resetToken(email: string): Promise<string> {
    const [text = ''] = await testApp.mailsTo(email, 2);
    return /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '';
  }

  test('changes the password once, ends every session and tells the owner', async () => {
    const browser = await openVerified('reset@example.com');
    await browser.post('/api/login', {username: 'reset@example.com', password});
    await browser.post('/api/auth/request-reset', {email: 'reset@example.com'});
    const token = await resetToken('reset@example.com');
    expect((await browser.post('/api/auth/verify-reset-token', {token})).status).toBe(200);

    const tries = await Promise.all(
      Array.from({length: 5}, () =>
        testApp
          .newBrowser()
          .post('/api/auth/reset-password', {token, newPassword: 'a brand new password'}),
      ),
    );

    expect(tries.filter(answer => answer.status === 200)).toHaveLength(1);
    expect((await browser.get('/api/user')).status).toBe(401);
    const login = await browser.post('/api/login', {
      username: 'reset@example.com',
      password: 'a brand new password',
    });
    expect(login.status).toBe(200);
    const [newest = ''] = await testApp.mailsTo('reset@example.com', 3);
    expect(newest).toContain('has just been changed');
  });

  test('refuses the same password and keeps the link alive', async () => {
    const browser = await openVerified('same@example.com');
    await browser.post('/api/auth/request-reset', {email: 'same@example.com'});
    const token = await resetToken('same@example.com');

    const same = await browser.post('/api/auth/reset-password', {token, newPassword: password});

    expect(same.status).toBe(400);
    expect(same.body.message).toContain('same as your current password');
    expect((await browser.post('/api/auth/verify-reset-token', {token})).status).toBe(200);
  });

  test('answers the same for an unknown address, and a link dies after an hour', async () => {
    const browser = await openVerified('late@example.com');
    const known = await browser.post('/api/auth/request-reset', {email: 'late@example.com'});
    const unknown = await browser.post('/api/auth/request-reset', {email: 'no@example.com'});
    expect(unknown.body).toEqual(known.body);

    const token = await resetToken('late@example.com');
    testApp.pass(61 * minuteMs);

    const late = await browser.post('/api/auth/verify-reset-token', {token});
    expect(late.status).toBe(400);
    expect(late.body.message).toBe('Your password reset link is invalid or has expired.');
  });
});

test('the log holds no address, password, code or cookie', () => {
  const log = testApp.logged.join('');

  expect(log).not.toContain('@example.com');
  expect(log).not.toContain(password);
  expect(log).not.toMatch(/reset-password\/[\w-]{20}/);
});
