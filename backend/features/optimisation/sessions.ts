import {and, eq, isNull} from 'drizzle-orm';
import type {Database} from '../../db/database.ts';
import {jobDetails} from '../../db/tables/documents.ts';
import {listOptimisations} from './optimisations.ts';

export async function listSessions(db: Database, userId: number) {
  const optimisations = await listOptimisations(db, userId);
  const postings = await db
    .select({id: jobDetails.id, posting: jobDetails.posting})
    .from(jobDetails)
    .where(and(eq(jobDetails.userId, userId), isNull(jobDetails.deletedAt)));
  return {
    optimizedResumes: optimisations.map(row => ({
      id: row.id,
      jobDetailsId: row.jobDetailsId,
      createdAt: row.createdAt,
      metrics: {before: {overall: row.before.overall}, after: {overall: row.after.overall}},
    })),
    jobs: postings.map(({id, posting}) => ({
      id,
      title: posting?.title ?? null,
      company: posting?.company ?? null,
    })),
  };
}
