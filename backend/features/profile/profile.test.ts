import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {eq, sql} from 'drizzle-orm';
import {users} from '../../db/tables/users.ts';
import {createStripePayments} from '../../services/stripe/stripe.ts';
import {createTestApp, type TestApp} from '../../testing/app.ts';
import {type FakeStripe, fakeStripeSettings, startFakeStripe} from '../../testing/fake-stripe.ts';
import {furnish} from '../../testing/furnish.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

let testApp: TestApp;
let stripe: FakeStripe;

beforeAll(async () => {
  stripe = startFakeStripe();
  testApp = await createTestApp({payments: createStripePayments(fakeStripeSettings(stripe))});
});
afterAll(async () => {
  await testApp.close();
  await stripe.stop();
});

describe('a profile', () => {
  test('changes what was sent and nothing that may not be', async () => {
    const {browser, userId} = await testApp.signIn('profile@example.com');
    const sneaky = {
      name: 'New Name',
      credits: 9_999,
      id: 1,
      emailVerified: false,
      emailSuppressed: 1,
      passwordHash: 'x',
    };

    const answer = await browser.call('PATCH', '/api/user', sneaky);

    expect(answer.status).toBe(200);
    const [user] = await testApp.services.db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({name: 'New Name', credits: 10, emailSuppressed: 0});
    expect(user?.passwordHash).not.toBe('x');
    expect(user?.emailVerifiedAt).not.toBeNull();
  });
});

describe('what a person has', () => {
  test('can be taken along, whole', async () => {
    const {browser} = await testApp.signIn('export@example.com');
    const own = await furnish(browser);

    const {body} = await browser.get<Record<string, {id: string}[]>>('/api/user/export');

    expect(body.resumes?.[0]?.id).toBe(own.resumeId);
    expect(body.letters?.[0]?.id).toBe(own.letterId);
    expect(body.creditUses).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2/);
  });

  test('is gone from every table when the account is deleted, but for nameless entries', async () => {
    const {db} = testApp.services;
    const {browser, userId} = await testApp.signIn('gone-canary@example.com');
    await furnish(browser);
    const passwordHash = await Bun.password.hash('the right password');
    await db.update(users).set({passwordHash}).where(eq(users.id, userId));
    const wrong = await browser.call('DELETE', '/api/user', {password: 'the wrong password'});
    expect(wrong.status).toBe(400);

    const deleted = await browser.call('DELETE', '/api/user', {password: 'the right password'});

    expect(deleted.status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(401);
    const tables = await db.execute<{name: string}>(
      sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id'`,
    );
    for (const {name} of tables) {
      const rows = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where user_id = ${userId}`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    expect(await db.select().from(users).where(eq(users.id, userId))).toEqual([]);
  });
});
