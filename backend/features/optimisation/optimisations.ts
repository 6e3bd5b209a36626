import {and, desc, eq, isNull} from 'drizzle-orm';
import type {Optimisation} from '../../../sync/model/entities.ts';
import type {Queryable} from '../../db/database.ts';
import {pullSource} from '../../db/pull-source.ts';
import {optimizedResumes} from '../../db/tables/work.ts';

export type OptimisationRow = typeof optimizedResumes.$inferSelect;

export function rowToOptimisation(row: OptimisationRow): Optimisation {
  return {
    id: row.id,
    sessionId: row.sessionId,
    resumeId: row.uploadedResumeId,
    jobDetailsId: row.jobDetailsId,
    source: row.source,
    posting: row.posting,
    asOf: row.asOf,
    edits: row.edits,
    blocked: row.blocked,
    decisions: row.decisions,
    versions: row.versions,
    before: row.before,
    after: row.after,
    analysis: row.analysis,
    writer: row.writer,
    language: row.language,
    createdAt: row.createdAt,
  };
}

export const optimisationSource = pullSource('optimisations', optimizedResumes, rowToOptimisation);

export async function listOptimisations(db: Queryable, userId: number): Promise<OptimisationRow[]> {
  return db
    .select()
    .from(optimizedResumes)
    .where(and(eq(optimizedResumes.userId, userId), isNull(optimizedResumes.deletedAt)))
    .orderBy(desc(optimizedResumes.createdAt));
}
