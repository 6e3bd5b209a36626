import {and, desc, eq, isNull} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {object, optional, picklist, pipe, string, uuid} from 'valibot';
import {
  type DocumentFormat,
  letterFileName,
  resumeFileName,
} from '../../../resume/render/file-names.ts';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, optimizedResumes} from '../../db/tables/work.ts';
import type {Log} from '../../http/log.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {currentResume} from '../../work/current-resume.ts';
import {makeLetter, makeResume} from './make-document.ts';

const Id = pipe(string(), uuid());
const FormatName = picklist(['docx', 'txt', 'pdf']);
const Format = object({format: optional(FormatName, 'docx')});
const Pair = object({resumeId: Id, jobId: Id});

const types: Record<DocumentFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
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

/** A file to keep. Names in other scripts travel in the header's extended form. */
function asFile(content: Uint8Array, format: DocumentFormat, name: string): Response {
  const plain = name.replace(/[^\w.-]/g, '_');
  return new Response(content.slice(), {
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

const refusals = {
  'not-read-back':
    'This file did not read back as it should, so it is not offered. Your data is safe; try another format.',
  'missing-glyphs': 'The PDF font lacks some characters of this document. Use DOCX instead.',
} as const;

function notMade(code: keyof typeof refusals) {
  return {message: refusals[code], code};
}

interface Dependencies {
  readonly db: Database;
  readonly readSession: ReadSession;
  readonly log: Log;
}

export function downloadRoutes({db, readSession, log}: Dependencies) {
  return new Elysia({name: 'downloads'})
    .use(signedIn(readSession))
    .post(
      '/download-resume/:format',
      async ({userId, body, params: {format}, status}) => {
        const row = await newestOptimisation(db, userId, body);
        if (!row) return status(404, noResume);
        const name = resumeFileName(format, postingNames(row));
        const made = await makeResume(currentResume(row), format, log);
        return made.ok ? asFile(made.value, format, name) : status(422, notMade(made.code));
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
        const {language} = row;
        const made = await makeLetter({content: letter.content, language}, format, log);
        return made.ok ? asFile(made.value, format, name) : status(422, notMade(made.code));
      },
      {body: Pair, params: Format},
    )
    .get(
      '/download-cover-letter/:id/:format',
      async ({userId, params: {id, format}, status}) => {
        const letter = await ownRow(db, coverLetters, userId, id);
        if (!letter) return status(404, noLetter);
        const row = await ownRow(db, optimizedResumes, userId, letter.optimizedResumeId);
        const language = row?.language ?? null;
        const name = letterFileName(format, null);
        const made = await makeLetter({content: letter.content, language}, format, log);
        return made.ok ? asFile(made.value, format, name) : status(422, notMade(made.code));
      },
      {params: object({id: Id, format: FormatName})},
    );
}
