import {randomUUIDv7} from 'bun';
import {Elysia} from 'elysia';
import {maxLength, object, optional, pipe, string, transform, trim} from 'valibot';
import type {Database} from '../../db/database.ts';
import {ownRow} from '../../db/pull-source.ts';
import type {Queue} from '../../db/queue.ts';
import {jobDetails} from '../../db/tables/documents.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {limitUse} from '../../http/rate-limit.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {addPosting} from './commands.ts';
import {
  type Extracted,
  extractFromText,
  extractFromUrl,
  pasteInstead,
  unreadableText,
} from './extract.ts';
import {listJobs, toJobAnswer} from './jobs.ts';

export interface JobServices {
  db: Database;
  queue: Queue;
  readSession: ReadSession;
  now: () => number;
}

const JobForm = object({
  url: optional(pipe(string(), trim(), maxLength(2_048)), ''),
  fullDetails: optional(
    pipe(
      string(),
      // PostgreSQL keeps every character but this one.
      transform(text => text.replaceAll('\0', ' ')),
      trim(),
      maxLength(60_000, 'Please paste at most 60,000 characters.'),
    ),
    '',
  ),
});

/** Pages a person may have fetched: enough to work, too few to scan with. */
const fetchLimit = {times: 30, seconds: 600} as const;

async function keepPosting(
  {db, queue}: JobServices,
  userId: number,
  url: string | null,
  {posting, text}: Extracted,
) {
  const id = randomUUIDv7();
  return withUserTx(db, userId, async tx => {
    await addPosting(tx, queue, {id, url, fullDetails: text.slice(0, 60_000), posting});
    return ownRow(tx.db, jobDetails, userId, id);
  });
}

export function jobRoutes(services: JobServices) {
  const {db, readSession, now} = services;

  return new Elysia({name: 'jobs'})
    .use(signedIn(readSession))
    .get('/jobs', async ({userId}) => (await listJobs(db, userId)).map(toJobAnswer))
    .post(
      '/jobs',
      async ({userId, body, status}) => {
        if (!body.url && !body.fullDetails) {
          const message = 'Please provide either a job URL or paste job details.';
          return status(400, {message, code: 'missing'});
        }
        if (body.url) await limitUse(db, `fetch:${userId}`, fetchLimit, now());
        const extracted = body.url
          ? await extractFromUrl(body.url)
          : await extractFromText(body.fullDetails);
        if (!extracted) {
          const message = body.url ? pasteInstead : unreadableText;
          return status(422, {message, code: 'no_posting'});
        }
        const row = await keepPosting(services, userId, body.url || null, extracted);
        if (!row) throw new Error('a posting is there once it was stored');
        return toJobAnswer(row);
      },
      {body: JobForm},
    );
}
