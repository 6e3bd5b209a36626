import {and, desc, eq, isNull} from 'drizzle-orm';
import type {UploadedResume} from '../../../sync/model/entities.ts';
import type {Queryable} from '../../db/database.ts';
import {pullSource} from '../../db/pull-source.ts';
import {uploadedResumes} from '../../db/tables/documents.ts';

export type ResumeRow = typeof uploadedResumes.$inferSelect;

export function rowToResume(row: ResumeRow): UploadedResume {
  return {
    id: row.id,
    filename: row.filename,
    fileSizeBytes: row.fileSizeBytes,
    fileType: row.fileType,
    sha256: row.sha256,
    status: row.status,
    document: row.document,
    text: row.content,
    readError: row.readError,
    confirmedAt: row.confirmedAt,
    createdAt: row.createdAt,
  };
}

export const resumeSource = pullSource('resumes', uploadedResumes, rowToResume);

export function toResumeAnswer(row: ResumeRow) {
  return {
    id: row.id,
    status: row.status,
    metadata: {
      filename: row.filename,
      fileSize: row.fileSizeBytes,
      fileType: row.fileType,
    },
    sha256: row.sha256,
    readError: row.readError,
    createdAt: row.createdAt,
  };
}

export async function listResumes(db: Queryable, userId: number): Promise<ResumeRow[]> {
  return db
    .select()
    .from(uploadedResumes)
    .where(and(eq(uploadedResumes.userId, userId), isNull(uploadedResumes.deletedAt)))
    .orderBy(desc(uploadedResumes.createdAt));
}
