import {randomUUIDv7} from 'bun';
import {and, eq, gte, sql} from 'drizzle-orm';
import {type Outcome, ok, refused} from '../../../resume/model/outcome.ts';
import {optimisationCost} from '../../../sync/model/credits.ts';
import {creditLedger, creditUses, type LedgerKind} from '../../db/tables/money.ts';
import {users} from '../../db/tables/users.ts';
import type {UserTx} from '../../db/user-tx.ts';

/**
 * The only code that changes a balance. Every change is an entry named by its
 * event, and an event that has its entry changes nothing any more; so a call
 * that is repeated, by whomever, is harmless.
 */

/** Writes the entry unless the event has one; answers whether it was new. */
async function record(tx: UserTx, kind: LedgerKind, ref: string, delta: number): Promise<boolean> {
  const entry = {id: randomUUIDv7(), userId: tx.userId, delta, kind, ref};
  const written = await tx.db
    .insert(creditLedger)
    .values(entry)
    .onConflictDoNothing({target: [creditLedger.kind, creditLedger.ref]})
    .returning({id: creditLedger.id});
  return written.length > 0;
}

async function changeBalance(tx: UserTx, delta: number): Promise<void> {
  await tx.db
    .update(users)
    .set({credits: sql`${users.credits} + ${delta}`, version: tx.version})
    .where(eq(users.id, tx.userId));
}

/** Gives credits once for the event `ref`, such as an account's opening. */
export async function grantCredits(tx: UserTx, amount: number, ref: string): Promise<void> {
  if (await record(tx, 'grant', ref, amount)) await changeBalance(tx, amount);
}

export interface HeldFor {
  jobId: string;
  jobTitle: string;
  company: string;
  resumeFilename: string;
}

/** Reserves the price of a job; refused when the balance is too low or credits are owed. */
export async function holdCredits(
  tx: UserTx,
  {jobId, ...names}: HeldFor,
): Promise<Outcome<void, 'insufficient_credits'>> {
  const [paid] = await tx.db
    .update(users)
    .set({credits: sql`${users.credits} - ${optimisationCost}`, version: tx.version})
    .where(
      and(eq(users.id, tx.userId), gte(users.credits, optimisationCost), eq(users.creditsOwed, 0)),
    )
    .returning({credits: users.credits});
  if (!paid) return refused('insufficient_credits');
  if (!(await record(tx, 'hold', jobId, -optimisationCost))) {
    throw new Error('a job cannot hold credits twice');
  }
  await tx.db.insert(creditUses).values({
    id: randomUUIDv7(),
    userId: tx.userId,
    version: tx.version,
    jobId,
    creditsUsed: optimisationCost,
    ...names,
  });
  return ok(undefined);
}

/** Gives back what a job holds, once; a job that holds nothing gets nothing. */
export async function releaseCredits(tx: UserTx, jobId: string): Promise<void> {
  const [use] = await tx.db
    .update(creditUses)
    .set({released: true, version: tx.version})
    .where(
      and(
        eq(creditUses.jobId, jobId),
        eq(creditUses.userId, tx.userId),
        eq(creditUses.released, false),
      ),
    )
    .returning({amount: creditUses.creditsUsed});
  if (use && (await record(tx, 'release', jobId, use.amount))) await changeBalance(tx, use.amount);
}

/** Adds bought credits once for the payment `ref`; what is owed is settled first. */
export async function addPurchase(tx: UserTx, amount: number, ref: string): Promise<boolean> {
  if (!(await record(tx, 'purchase', ref, amount))) return false;
  const [user] = await tx.db
    .select({owed: users.creditsOwed})
    .from(users)
    .where(eq(users.id, tx.userId));
  const settled = Math.min(user?.owed ?? 0, amount);
  if (settled > 0) {
    await record(tx, 'clawback', `${ref}:settled`, -settled);
    await tx.db
      .update(users)
      .set({creditsOwed: sql`${users.creditsOwed} - ${settled}`})
      .where(eq(users.id, tx.userId));
  }
  await changeBalance(tx, amount - settled);
  return true;
}

/** Takes credits back once for the event `ref`; what was spent already is owed. */
export async function takeBack(tx: UserTx, amount: number, ref: string): Promise<void> {
  const [user] = await tx.db
    .select({credits: users.credits})
    .from(users)
    .where(eq(users.id, tx.userId));
  const taken = Math.min(user?.credits ?? 0, amount);
  if (!(await record(tx, 'clawback', ref, -taken))) return;
  await changeBalance(tx, -taken);
  await tx.db
    .update(users)
    .set({creditsOwed: sql`${users.creditsOwed} + ${amount - taken}`})
    .where(eq(users.id, tx.userId));
}
