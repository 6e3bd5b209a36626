import {and, desc, eq, isNull} from 'drizzle-orm';
import type {Letter} from '../../../sync/model/entities.ts';
import type {Queryable} from '../../db/database.ts';
import {pullSource} from '../../db/pull-source.ts';
import {coverLetters} from '../../db/tables/work.ts';

export type LetterRow = typeof coverLetters.$inferSelect;

export function rowToLetter(row: LetterRow): Letter {
  return {
    id: row.id,
    optimisationId: row.optimizedResumeId,
    resumeId: row.uploadedResumeId,
    jobDetailsId: row.jobDetailsId,
    content: row.content,
    confidence: row.confidence,
    highlights: row.highlights,
    tone: row.tone,
    length: row.length,
    writer: row.writer,
    version: row.letterVersion,
    versionHistory: row.versionHistory,
    checks: row.checks,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export const letterSource = pullSource('letters', coverLetters, rowToLetter);

export function toLetterAnswer(row: LetterRow) {
  return {
    id: row.id,
    optimizedResumeId: row.optimizedResumeId,
    content: row.content,
    confidence: row.confidence,
    highlights: row.highlights,
    version: row.letterVersion,
    versionHistory: row.versionHistory,
    createdAt: row.createdAt,
  };
}

export async function listLetters(db: Queryable, userId: number): Promise<LetterRow[]> {
  return db
    .select()
    .from(coverLetters)
    .where(and(eq(coverLetters.userId, userId), isNull(coverLetters.deletedAt)))
    .orderBy(desc(coverLetters.createdAt));
}
