import {randomUUIDv7} from 'bun';
import {and, eq, isNull} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {integer, minValue, number, object, optional, pipe, string, uuid} from 'valibot';
import {ownRow} from '../../db/pull-source.ts';
import {coverLetters, jobs, optimizedResumes} from '../../db/tables/work.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {eventStream} from '../../http/event-stream.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {askForJob, type JobDoor} from '../../work/job-door.ts';
import {jobEvents} from '../../work/job-events.ts';
import {rowToJob} from '../../work/job-rows.ts';
import {toListAnswer, toOptimiseAnswer} from './answers.ts';
import {deleteOptimisation} from './commands.ts';
import {listOptimisations} from './optimisations.ts';
import {listSessions} from './sessions.ts';

const Id = pipe(string(), uuid());
const IdParams = object({id: Id});
const OptimiseBody = object({
  resumeId: Id,
  jobId: Id,
  run: optional(pipe(number(), integer(), minValue(0)), 0),
});
const notFound = {message: 'Optimized resume not found', code: 'not_found'} as const;

export function optimiseRoutes(door: JobDoor & {readSession: ReadSession}) {
  const {db, wakeups, closing} = door;

  return new Elysia({name: 'optimise'})
    .use(signedIn(door.readSession))
    .post(
      '/optimize',
      async ({userId, body, request, server, set, status}) => {
        server?.timeout(request, 0);
        const asked = await askForJob(door, userId, request, {
          id: randomUUIDv7(),
          kind: 'optimisation',
          resumeId: body.resumeId,
          jobDetailsId: body.jobId,
          optimisationId: null,
          resultId: randomUUIDv7(),
          run: body.run,
          options: {language: null, tone: 'plain', length: 'standard'},
        });
        if (asked.state === 'accepted') {
          set.headers.location = `/api/optimize/${asked.job.id}`;
          return status(202, {job: asked.job});
        }
        const row = await ownRow(db, optimizedResumes, userId, asked.job.resultId);
        return row ? toOptimiseAnswer(row) : status(404, notFound);
      },
      {body: OptimiseBody},
    )
    .get(
      '/optimize/:id',
      async ({userId, params, status}) => {
        const job = await ownRow(db, jobs, userId, params.id);
        return job ? {job: rowToJob(job)} : status(404, {message: 'Not found', code: 'not_found'});
      },
      {params: IdParams},
    )
    .get(
      '/optimize/:id/events',
      async ({userId, params, request, server, status}) => {
        const jobId = params.id;
        if (!(await ownRow(db, jobs, userId, jobId))) {
          return status(404, {message: 'Not found', code: 'not_found'});
        }
        const seenVersion = Number(request.headers.get('last-event-id')) || 0;
        return eventStream({request, server, closing}, stream =>
          jobEvents({db, wakeups, userId, jobId, seenVersion}, stream),
        );
      },
      {params: IdParams},
    );
}

export function optimisationRoutes({db, readSession}: JobDoor & {readSession: ReadSession}) {
  return new Elysia({name: 'optimisations'})
    .use(signedIn(readSession))
    .get('/sessions', ({userId}) => listSessions(db, userId))
    .get('/optimized-resumes', async ({userId}) => {
      const rows = await listOptimisations(db, userId);
      const letters = await db
        .select({id: coverLetters.optimizedResumeId, confidence: coverLetters.confidence})
        .from(coverLetters)
        .where(and(eq(coverLetters.userId, userId), isNull(coverLetters.deletedAt)));
      const scores = new Map(letters.map(letter => [letter.id, letter.confidence]));
      return rows.map(row => toListAnswer(row, scores.get(row.id) ?? null));
    })
    .get(
      '/optimized-resumes/:id',
      async ({userId, params, status}) => {
        const row = await ownRow(db, optimizedResumes, userId, params.id);
        return row ? toOptimiseAnswer(row) : status(404, notFound);
      },
      {params: IdParams},
    )
    .delete(
      '/optimized-resumes/:id',
      async ({userId, params, status}) => {
        const deleted = await withUserTx(db, userId, tx => deleteOptimisation(tx, params));
        if (!deleted.ok) return status(404, notFound);
        return {message: 'The optimization session has been deleted successfully.'};
      },
      {params: IdParams},
    );
}
