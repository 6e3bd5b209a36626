import {and, desc, eq, isNull} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {object, optional, picklist, pipe, string, uuid} from 'valibot';
import {letterFileName, resumeFileName} from '../../../resume/render/file-names.ts';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, optimizedResumes} from '../../db/tables/work.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {currentResume} from '../../work/current-resume.ts';

const Id = pipe(string(), uuid());
const FormatName = picklist(['docx', 'txt']);
type FormatName = 'docx' | 'txt';
const Format = object({format: optional(FormatName, 'docx')});
const Pair = object({resumeId: Id, jobId: Id});

const types: Record<FormatName, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

type OptimisationRow = typeof optimizedResumes.$inferSelect;
type LetterRow = typeof coverLetters.$inferSelect;

async function newestOptimisation(
  db: Database,
  userId: number,
  {resumeId, jobId}: {resumeId: string; jobId: string},
): Promise<OptimisationRow | null> {
  const [row] = await db
    .select()
    .from(optimizedResumes)
    .where(
      and(
        eq(optimizedResumes.userId, userId),
        eq(optimizedResumes.uploadedResumeId, resumeId),
        eq(optimizedResumes.jobDetailsId, jobId),
        isNull(optimizedResumes.deletedAt),
      ),
    )
    .orderBy(desc(optimizedResumes.createdAt))
    .limit(1);
  return row ?? null;
}

async function letterOf(db: Database, optimisationId: string): Promise<LetterRow | null> {
  const [row] = await db
    .select()
    .from(coverLetters)
    .where(and(eq(coverLetters.optimizedResumeId, optimisationId), isNull(coverLetters.deletedAt)));
  return row ?? null;
}

async function renderResume(
  row: OptimisationRow,
  format: FormatName,
): Promise<Uint8Array | string> {
  const resume = currentResume(row);
  if (format === 'docx') {
    const {renderResumeDocx} = await import('../../../resume/render/docx.ts');
    return renderResumeDocx(resume, 'classic');
  }
  const {renderResumeTxt} = await import('../../../resume/render/txt.ts');
  return renderResumeTxt(resume);
}

async function renderLetter(
  {content}: LetterRow,
  format: FormatName,
): Promise<Uint8Array | string> {
  if (format === 'docx') {
    const {renderLetterDocx} = await import('../../../resume/render/docx.ts');
    return renderLetterDocx(content, 'classic');
  }
  const {renderLetterTxt} = await import('../../../resume/render/txt.ts');
  return renderLetterTxt(content);
}

/** A file to keep. Names in other scripts travel in the header's extended form. */
function asFile(content: Uint8Array | string, format: FormatName, name: string): Response {
  const plain = name.replace(/[^\w.-]/g, '_');
  const body = typeof content === 'string' ? content : content.slice();
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}

function postingNames({posting}: OptimisationRow) {
  const {company, title} = posting;
  return company && title ? {company, title} : null;
}

const noResume = {message: 'Optimized resume not found', code: 'not_found'} as const;
const noLetter = {
  message: 'No cover letter found for this resume. Please generate one first.',
  code: 'not_found',
} as const;

export function downloadRoutes({db, readSession}: {db: Database; readSession: ReadSession}) {
  return new Elysia({name: 'downloads'})
    .use(signedIn(readSession))
    .post(
      '/download-resume/:format',
      async ({userId, body, params: {format}, status}) => {
        const row = await newestOptimisation(db, userId, body);
        if (!row) return status(404, noResume);
        const name = resumeFileName(format, postingNames(row));
        return asFile(await renderResume(row, format), format, name);
      },
      {body: Pair, params: Format},
    )
    .post(
      '/download-cover-letter/:format',
      async ({userId, body, params: {format}, status}) => {
        const row = await newestOptimisation(db, userId, body);
        if (!row) return status(404, noResume);
        const letter = await letterOf(db, row.id);
        if (!letter) return status(404, noLetter);
        const name = letterFileName(format, postingNames(row));
        return asFile(await renderLetter(letter, format), format, name);
      },
      {body: Pair, params: Format},
    )
    .get(
      '/download-cover-letter/:id/:format',
      async ({userId, params: {id, format}, status}) => {
        const letter = await ownRow(db, coverLetters, userId, id);
        if (!letter) return status(404, noLetter);
        return asFile(await renderLetter(letter, format), format, letterFileName(format, null));
      },
      {params: object({id: Id, format: FormatName})},
    );
}
