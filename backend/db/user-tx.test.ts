import {afterAll, beforeAll, expect, test} from 'bun:test';
import {randomUUIDv7} from 'bun';
import {eq, sql} from 'drizzle-orm';
import {users} from './tables/users.ts';
import {answers} from './tables/work.ts';
import {createTestDatabase, type TestDatabase} from './testing.ts';
import {UnknownUserError, withUserTx} from './user-tx.ts';
import {listenForWakeups} from './wakeups.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 30_000);
afterAll(() => database.close());

const notifications = {
  emailNotifications: true,
  optimizationCompleted: true,
  newFeatures: true,
  marketingEmails: false,
};

async function newUser(email: string): Promise<number> {
  const [user] = await database.db
    .insert(users)
    .values({email, passwordHash: 'none', notifications})
    .returning({id: users.id});
  return user?.id ?? 0;
}

function answerRow(userId: number, version: number) {
  return {id: randomUUIDv7(), userId, version, requirement: 'Go', text: 'Three years'};
}

async function syncVersion(userId: number): Promise<number | undefined> {
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  return user?.syncVersion;
}

test('a row written past the door is refused', async () => {
  const userId = await newUser('past@example.com');

  const write = async () => database.db.insert(answers).values(answerRow(userId, 1));

  await expect(write()).rejects.toThrow();
});

test('a row of another user is refused inside the door', async () => {
  const mine = await newUser('mine@example.com');
  const theirs = await newUser('theirs@example.com');

  const write = async () =>
    withUserTx(database.db, mine, ({db, version}) =>
      db.insert(answers).values(answerRow(theirs, version)),
    );

  await expect(write()).rejects.toThrow();
});

test('an account changed past the door is refused', async () => {
  const userId = await newUser('direct@example.com');

  const write = async () =>
    database.db.update(users).set({name: 'New'}).where(eq(users.id, userId));

  await expect(write()).rejects.toThrow();
});

test('a transaction that wrote nothing leaves the version alone', async () => {
  const userId = await newUser('idle@example.com');

  await withUserTx(database.db, userId, async () => undefined);

  expect(await syncVersion(userId)).toBe(0);
});

test('what was rolled back to a savepoint does not count as written', async () => {
  const userId = await newUser('savepoint@example.com');

  await withUserTx(database.db, userId, async ({db, version}) => {
    const undone = db.transaction(async inner => {
      await inner.insert(answers).values(answerRow(userId, version));
      throw new Error('undo');
    });
    await undone.catch(() => undefined);
  });

  expect(await syncVersion(userId)).toBe(0);
});

test('writers of one user wait for each other and each takes its own version', async () => {
  const userId = await newUser('busy@example.com');

  await Promise.all(
    Array.from({length: 20}, () =>
      withUserTx(database.db, userId, ({db, version}) =>
        db.insert(answers).values(answerRow(userId, version)),
      ),
    ),
  );

  const rows = await database.db.select().from(answers).where(eq(answers.userId, userId));
  const versions = rows.map(row => row.version).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({length: 20}, (_, index) => index + 1));
  expect(await syncVersion(userId)).toBe(20);
});

test('a commit wakes the listeners of its user with the new version', async () => {
  const userId = await newUser('awake@example.com');
  const wakeups = await listenForWakeups(database.sql);
  const heard = Promise.withResolvers<unknown>();
  wakeups.subscribe(userId, heard.resolve);

  await withUserTx(database.db, userId, ({db, version}) =>
    db.insert(answers).values(answerRow(userId, version)),
  );

  expect(await heard.promise).toEqual({type: 'poke', userId, v: 1});
  await wakeups.close();
});

test('an account that is gone is named as such', async () => {
  const write = async () => withUserTx(database.db, 999_999, async () => undefined);

  await expect(write()).rejects.toBeInstanceOf(UnknownUserError);
});

test('the ledger can be added to but not changed', async () => {
  const userId = await newUser('ledger@example.com');
  await database.db.execute(
    sql`insert into credit_ledger (id, user_id, delta, kind, ref) values (${randomUUIDv7()}, ${userId}, 5, 'grant', 'x')`,
  );

  const change = async () => database.db.execute(sql`update credit_ledger set delta = 500`);

  await expect(change()).rejects.toThrow();
});
