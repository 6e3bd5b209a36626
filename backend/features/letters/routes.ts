import {randomUUIDv7} from 'bun';
import {and, desc, eq, isNull} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {integer, minValue, number, object, optional, picklist, pipe, string, uuid} from 'valibot';
import type {Queryable} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, optimizedResumes} from '../../db/tables/work.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {askForJob, type JobDoor} from '../../work/job-door.ts';
import {listLetters, toLetterAnswer} from './letters.ts';

const Id = pipe(string(), uuid());
const LetterBody = object({
  resumeId: Id,
  jobId: Id,
  tone: optional(picklist(['plain', 'warm', 'formal']), 'plain'),
  length: optional(picklist(['short', 'standard']), 'standard'),
  run: optional(pipe(number(), integer(), minValue(0)), 0),
});

async function optimisationOf(
  db: Queryable,
  userId: number,
  {resumeId, jobId}: {resumeId: string; jobId: string},
): Promise<string | null> {
  const [row] = await db
    .select({id: optimizedResumes.id})
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
  return row?.id ?? null;
}

export function letterRoutes(door: JobDoor & {readSession: ReadSession}) {
  const {db} = door;
  const notFound = {message: 'Optimized resume not found', code: 'not_found'} as const;

  return new Elysia({name: 'letters'})
    .use(signedIn(door.readSession))
    .get('/cover-letters', async ({userId}) => (await listLetters(db, userId)).map(toLetterAnswer))
    .post(
      '/cover-letter',
      async ({userId, body, request, server, set, status}) => {
        server?.timeout(request, 0);
        const optimisationId = await optimisationOf(db, userId, body);
        if (!optimisationId) return status(404, notFound);
        const asked = await askForJob(door, userId, request, {
          id: randomUUIDv7(),
          kind: 'letter',
          resumeId: body.resumeId,
          jobDetailsId: body.jobId,
          optimisationId,
          resultId: randomUUIDv7(),
          run: body.run,
          options: {language: null, tone: body.tone, length: body.length},
        });
        if (asked.state === 'accepted') {
          set.headers.location = `/api/optimize/${asked.job.id}`;
          return status(202, {job: asked.job});
        }
        const row = await ownRow(db, coverLetters, userId, asked.job.resultId);
        return row ? toLetterAnswer(row) : status(404, notFound);
      },
      {body: LetterBody},
    );
}
