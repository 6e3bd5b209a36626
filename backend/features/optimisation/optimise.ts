import type {Resume} from '../../../resume/model/resume.ts';
import type {OptimiseResult} from '../../../resume/write/optimise.ts';
import type {Database} from '../../db/database.ts';
import type {Queue} from '../../db/queue.ts';
import {optimizedResumes, sessions} from '../../db/tables/work.ts';
import type {Env} from '../../env.ts';
import type {LoadWriter} from '../../services/ai/writer.ts';
import {loadAnswers, loadInputs, monthOf} from '../../work/inputs.ts';
import {type JobContext, JobFailure, type JobHandler} from '../../work/run-job.ts';
import {tellDone} from './done-mail.ts';

interface OptimiseServices {
  db: Database;
  queue: Queue;
  env: Pick<Env, 'PUBLIC_URL'>;
  loadWriter: LoadWriter;
  now: () => number;
}

/** Renders what was proposed in both formats: a document that cannot be written is not a result. */
async function tryFormats(
  source: Resume,
  {edits}: OptimiseResult,
  onStage: JobContext['onStage'],
): Promise<void> {
  const {acceptAll, applyEdits} = await import('../../../resume/model/apply-edits.ts');
  const {renderResumeDocx} = await import('../../../resume/render/docx.ts');
  const {renderResumeTxt} = await import('../../../resume/render/txt.ts');
  const proposed = applyEdits(source, edits, acceptAll(edits, {safeOnly: true}));
  await onStage('format', 0, 2);
  await renderResumeDocx(proposed, 'classic');
  await onStage('format', 1, 2);
  renderResumeTxt(proposed);
  await onStage('format', 2, 2);
}

/** Proposals that all lack support are no result: the job fails and costs nothing. */
function refuseEmpty({edits, blocked}: OptimiseResult): void {
  if (edits.length > 0 || blocked.length === 0) return;
  throw new JobFailure(
    'nothing_supported',
    'Every change that was proposed went beyond what your resume says, so none is shown and nothing was charged.',
  );
}

/** Carries out one optimisation: everything slow happens before the transaction that keeps it. */
export function optimiseHandler({db, queue, env, loadWriter, now}: OptimiseServices): JobHandler {
  return async ({job, signal, onStage}) => {
    const {resume, posting} = await loadInputs(db, job);
    const answers = await loadAnswers(db, job.userId);
    const writer = await loadWriter(job.userId);
    const asOf = monthOf(now());
    const language = job.options.language ?? resume.language;
    const {optimise} = await import('../../../resume/write/optimise.ts');
    const request = {resume, posting, answers, asOf, language};
    const result = await optimise(request, {writer, signal, onStage});
    refuseEmpty(result);
    await tryFormats(resume, result, onStage);
    const {userId, resumeId, jobDetailsId} = job;
    return async tx => {
      await tx.db.insert(sessions).values({id: job.id, userId, jobId: jobDetailsId, resumeId});
      await tx.db.insert(optimizedResumes).values({
        ...result,
        id: job.resultId,
        userId,
        version: tx.version,
        sessionId: job.id,
        uploadedResumeId: resumeId,
        jobDetailsId,
        source: resume,
        posting,
        asOf,
        decisions: {},
        writer: {kind: writer.kind, model: writer.model},
        language,
      });
      await tellDone(tx, job, {queue, publicUrl: env.PUBLIC_URL, now});
    };
  };
}
