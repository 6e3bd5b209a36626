import {and, desc, eq, gte, isNull, sql} from 'drizzle-orm';
import type {CreditUse} from '../../../sync/model/entities.ts';
import type {Database} from '../../db/database.ts';
import {pullSource} from '../../db/pull-source.ts';
import {creditUses} from '../../db/tables/money.ts';
import {users} from '../../db/tables/users.ts';

type CreditUseRow = typeof creditUses.$inferSelect;

function rowToCreditUse(row: CreditUseRow): CreditUse {
  return {
    id: row.id,
    jobId: row.jobId,
    creditsUsed: row.creditsUsed,
    released: row.released,
    jobTitle: row.jobTitle,
    company: row.company,
    resumeFilename: row.resumeFilename,
    createdAt: row.createdAt,
  };
}

export const creditUseSource = pullSource('creditUses', creditUses, rowToCreditUse);

/** What is there, and what was used since the month began (UTC); given-back credits do not count. */
export async function readCredits(db: Database, userId: number, nowMs: number) {
  const monthStart = `${new Date(nowMs).toISOString().slice(0, 7)}-01T00:00:00Z`;
  const [user] = await db.select({credits: users.credits}).from(users).where(eq(users.id, userId));
  const [used] = await db
    .select({total: sql<number>`coalesce(sum(${creditUses.creditsUsed}), 0)::int`})
    .from(creditUses)
    .where(
      and(
        eq(creditUses.userId, userId),
        eq(creditUses.released, false),
        gte(creditUses.createdAt, monthStart),
      ),
    );
  return {credits: user?.credits ?? 0, totalUsed: used?.total ?? 0};
}

function formatDay(isoTime: string): string {
  return new Date(isoTime).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

export async function listCreditUses(db: Database, userId: number) {
  const rows = await db
    .select()
    .from(creditUses)
    .where(
      and(
        eq(creditUses.userId, userId),
        eq(creditUses.released, false),
        isNull(creditUses.deletedAt),
      ),
    )
    .orderBy(desc(creditUses.createdAt));
  return rows.map(row => ({
    id: row.id,
    formattedDate: formatDay(row.createdAt),
    creditsUsed: row.creditsUsed,
    jobTitle: row.jobTitle,
    resumeFileName: row.resumeFilename,
    company: row.company,
  }));
}
