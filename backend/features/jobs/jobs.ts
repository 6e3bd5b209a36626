import {and, desc, eq, isNull} from 'drizzle-orm';
import {emptyPosting} from '../../../resume/model/posting.ts';
import type {JobDetails} from '../../../sync/model/entities.ts';
import type {Queryable} from '../../db/database.ts';
import {pullSource} from '../../db/pull-source.ts';
import {jobDetails} from '../../db/tables/documents.ts';

export type JobDetailsRow = typeof jobDetails.$inferSelect;

export function rowToJobDetails(row: JobDetailsRow): JobDetails {
  return {
    id: row.id,
    url: row.url,
    fullDetails: row.fullDetails,
    status: row.status,
    posting: row.posting,
    problem: row.problem,
    createdAt: row.createdAt,
  };
}

export const jobDetailsSource = pullSource('jobDetails', jobDetails, rowToJobDetails);

export function toJobAnswer(row: JobDetailsRow) {
  const posting = row.posting ?? emptyPosting();
  return {
    id: row.id,
    url: row.url,
    fullDetails: row.fullDetails,
    status: row.status,
    title: posting.title,
    company: posting.company,
    location: posting.location,
    salary: posting.salary?.raw ?? null,
    level: posting.level,
    department: posting.department,
    employmentType: posting.employmentType,
    industry: posting.industry,
    experienceLevel: posting.experienceLevel,
    educationLevel: posting.educationLevel,
    requirements: posting.requirements,
    mustHave: posting.mustHave,
    niceToHave: posting.niceToHave,
    skills: posting.skills,
    skillsAndTools: posting.skills,
    contactInfo: posting.contact,
    createdAt: row.createdAt,
  };
}

export async function listJobs(db: Queryable, userId: number): Promise<JobDetailsRow[]> {
  return db
    .select()
    .from(jobDetails)
    .where(and(eq(jobDetails.userId, userId), isNull(jobDetails.deletedAt)))
    .orderBy(desc(jobDetails.createdAt));
}
