import {afterAll, beforeAll, expect, setDefaultTimeout, test} from 'bun:test';
import {randomUUIDv7} from 'bun';
import {eq} from 'drizzle-orm';
import fc from 'fast-check';
import {creditLedger, creditUses} from '../../db/tables/money.ts';
import {users} from '../../db/tables/users.ts';
import {createTestDatabase, type TestDatabase} from '../../db/testing.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {addPurchase, grantCredits, holdCredits, releaseCredits, takeBack} from './ledger.ts';

setDefaultTimeout(60_000);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const notifications = {
  emailNotifications: true,
  optimizationCompleted: true,
  newFeatures: true,
  marketingEmails: false,
};

async function newUser(): Promise<number> {
  const email = `${randomUUIDv7()}@example.com`;
  const [user] = await database.db
    .insert(users)
    .values({email, passwordHash: 'none', notifications})
    .returning({id: users.id});
  return user?.id ?? 0;
}

/** Events come from a small set, so that histories repeat them. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    event: fc.nat(2),
    amount: fc.integer({min: 1, max: 10}),
  }),
  fc.record({kind: fc.constant('hold' as const), event: fc.nat(5), amount: fc.constant(5)}),
  fc.record({kind: fc.constant('release' as const), event: fc.nat(5), amount: fc.constant(5)}),
  fc.record({
    kind: fc.constant('purchase' as const),
    event: fc.nat(2),
    amount: fc.constantFrom(5, 10, 25),
  }),
  fc.record({
    kind: fc.constant('clawback' as const),
    event: fc.nat(2),
    amount: fc.constantFrom(5, 10, 25),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A job's id for each event of this history. */
function jobIds(): string[] {
  return Array.from({length: 6}, () => randomUUIDv7());
}

async function carryOut(
  userId: number,
  jobs: string[],
  {kind, event, amount}: Step,
): Promise<void> {
  const jobId = jobs[event] ?? '';
  const names = {jobTitle: '', company: '', resumeFilename: ''};
  await withUserTx(database.db, userId, async tx => {
    if (kind === 'grant') await grantCredits(tx, amount, `${userId}:${event}`);
    if (kind === 'purchase') await addPurchase(tx, amount, `${userId}:${event}`);
    if (kind === 'clawback') await takeBack(tx, amount, `${userId}:${event}`);
    if (kind === 'release') await releaseCredits(tx, jobId);
    if (kind === 'hold') await holdCredits(tx, {jobId, ...names});
  }).catch(error => {
    // A job that is asked for twice is stopped before the ledger; here it reaches it.
    if (!(error instanceof Error) || kind !== 'hold') throw error;
  });
}

async function books(userId: number) {
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  const entries = await database.db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId));
  const uses = await database.db.select().from(creditUses).where(eq(creditUses.userId, userId));
  return {user, entries, uses};
}

test('in any history, in any order and at once, the balance is the sum of the ledger and never negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, {minLength: 1, maxLength: 14}), async history => {
      const userId = await newUser();
      const jobs = jobIds();

      await Promise.all(history.map(one => carryOut(userId, jobs, one)));

      const {user, entries, uses} = await books(userId);
      const sum = entries.reduce((total, entry) => total + entry.delta, 0);
      expect(user?.credits).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(user?.creditsOwed).toBeGreaterThanOrEqual(0);
      const events = entries.map(entry => `${entry.kind} ${entry.ref}`);
      expect(new Set(events).size).toBe(events.length);
      const held = entries.filter(entry => entry.kind === 'hold').length;
      const released = entries.filter(entry => entry.kind === 'release').length;
      expect(uses).toHaveLength(held);
      expect(uses.filter(use => use.released)).toHaveLength(released);
    }),
    {numRuns: 60},
  );
});

test('of forty spends at once on 25 credits five are paid', async () => {
  const userId = await newUser();
  await withUserTx(database.db, userId, tx => grantCredits(tx, 25, `opening:${userId}`));
  const names = {jobTitle: '', company: '', resumeFilename: ''};

  const spends = await Promise.all(
    Array.from({length: 40}, () =>
      withUserTx(database.db, userId, tx => holdCredits(tx, {jobId: randomUUIDv7(), ...names})),
    ),
  );

  expect(spends.filter(spend => spend.ok)).toHaveLength(5);
  expect((await books(userId)).user?.credits).toBe(0);
});

test('what is owed after a refund blocks spending until it is bought again', async () => {
  const userId = await newUser();
  const names = {jobTitle: '', company: '', resumeFilename: ''};
  const hold = () =>
    withUserTx(database.db, userId, tx => holdCredits(tx, {jobId: randomUUIDv7(), ...names}));
  await withUserTx(database.db, userId, tx => addPurchase(tx, 10, `order:${userId}`));
  await hold();

  await withUserTx(database.db, userId, tx => takeBack(tx, 10, `refund:${userId}`));
  expect((await books(userId)).user).toMatchObject({credits: 0, creditsOwed: 5});
  await withUserTx(database.db, userId, tx => grantCredits(tx, 5, `gift:${userId}`));
  expect(await hold()).toEqual({ok: false, code: 'insufficient_credits'});

  await withUserTx(database.db, userId, tx => addPurchase(tx, 10, `second:${userId}`));
  expect((await books(userId)).user).toMatchObject({credits: 10, creditsOwed: 0});
  expect((await hold()).ok).toBe(true);
});
