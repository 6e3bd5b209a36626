import {and, eq, notInArray, sql} from 'drizzle-orm';
import {rejectionMessages} from '../../../sync/model/mutations.ts';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, jobs, optimizedResumes} from '../../db/tables/work.ts';
import type {LoadWriter} from '../../services/ai/writer.ts';
import {loadAnswers, monthOf} from '../../work/inputs.ts';
import type {JobRow} from '../../work/job-rows.ts';
import {InputsNotReady, JobFailure, type JobHandler} from '../../work/run-job.ts';

interface LetterServices {
  db: Database;
  loadWriter: LoadWriter;
  now: () => number;
}

/** The optimisation the letter belongs to, which may still be in the making. */
async function loadOptimisation(db: Database, {userId, optimisationId}: JobRow) {
  const id = optimisationId ?? '';
  const row = await ownRow(db, optimizedResumes, userId, id);
  if (row) return row;
  const [making] = await db
    .select({id: jobs.id})
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.resultId, id),
        notInArray(jobs.status, ['done', 'failed', 'cancelled']),
      ),
    );
  if (making) throw new InputsNotReady();
  throw new JobFailure('not_found', rejectionMessages.not_found);
}

/** Writes one letter; a letter that is there gets a new version and keeps the old ones. */
export function letterHandler({db, loadWriter, now}: LetterServices): JobHandler {
  return async ({job, signal}) => {
    const optimisation = await loadOptimisation(db, job);
    const {source: resume, posting, language} = optimisation;
    const {tone, length} = job.options;
    const [answers, writer] = [await loadAnswers(db, job.userId), await loadWriter(job.userId)];
    const {writeLetter} = await import('../../../resume/write/letter.ts');
    const asOf = monthOf(now());
    const request = {resume, posting, answers, asOf, language, tone, length};
    const {content, confidence, highlights} = await writeLetter(request, {writer, signal});
    return async ({db: tx, userId, version}) => {
      const earlier = await ownRow(tx, coverLetters, userId, job.resultId);
      const history = earlier?.versionHistory ?? [];
      const letterVersion = `${history.length + 1}.0`;
      const generatedAt = new Date(now()).toISOString();
      const written = {
        ...{content, confidence, highlights, tone, length, version, letterVersion},
        writer: {kind: writer.kind, model: writer.model},
        versionHistory: [...history, {content, version: letterVersion, generatedAt}],
        checks: [],
        updatedAt: generatedAt,
      };
      await tx
        .insert(coverLetters)
        .values({
          ...written,
          id: job.resultId,
          userId,
          optimizedResumeId: optimisation.id,
          uploadedResumeId: optimisation.uploadedResumeId,
          jobDetailsId: optimisation.jobDetailsId,
        })
        .onConflictDoUpdate({
          target: coverLetters.id,
          set: written,
          setWhere: sql`${coverLetters.userId} = ${userId} and ${coverLetters.deletedAt} is null`,
        });
    };
  };
}
