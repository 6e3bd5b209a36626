import {afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {randomUUIDv7} from 'bun';
import {eq} from 'drizzle-orm';
import {emptyPosting} from '../../resume/model/posting.ts';
import {jobDetails, uploadedResumes} from '../db/tables/documents.ts';
import {users} from '../db/tables/users.ts';
import {jobs} from '../db/tables/work.ts';
import {withUserTx} from '../db/user-tx.ts';
import {createTestApp, type TestApp} from '../testing/app.ts';
import {sampleResume} from '../testing/documents.ts';
import {cancelJob, requestJob} from './request-job.ts';
import {InputsNotReady, JobFailure, type JobHandler, type JobRunner, runJob} from './run-job.ts';
import {sweep} from './sweep.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

let testApp: TestApp;
let userId: number;
let people = 0;

/** The queue keeps what is sent, so that the test decides when work is done. */
const sent: {name: string; payload: unknown; afterSeconds: number}[] = [];

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  people += 1;
  sent.length = 0;
  ({userId} = await testApp.signIn(`runner${people}@example.com`));
});

const queue: JobRunner['queue'] = {
  async send(_tx, name, payload, {afterSeconds = 0} = {}) {
    sent.push({name, payload, afterSeconds});
  },
  work: async () => undefined,
  stop: async () => undefined,
};

function runnerWith(optimisation: JobHandler, closing = new AbortController().signal): JobRunner {
  const {db, log, now} = testApp.services;
  return {db, log, now, queue, closing, handlers: {optimisation, letter: optimisation}};
}

/** A job as the person asked for it, with its credits held. */
async function newJob(): Promise<string> {
  const [id, resumeId, jobDetailsId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await withUserTx(testApp.services.db, userId, async tx => {
    const own = {userId, version: tx.version};
    await tx.db.insert(uploadedResumes).values({
      ...own,
      id: resumeId,
      fileSizeBytes: 1,
      sha256: resumeId,
      status: 'ready',
      document: sampleResume,
    });
    await tx.db
      .insert(jobDetails)
      .values({...own, id: jobDetailsId, status: 'ready', posting: emptyPosting()});
    const accepted = await requestJob(tx, queue, {
      id,
      kind: 'optimisation',
      resumeId,
      jobDetailsId,
      optimisationId: null,
      resultId: randomUUIDv7(),
      run: 0,
      options: {language: null, tone: 'plain', length: 'standard'},
    });
    expect(accepted.ok).toBe(true);
  });
  return id;
}

async function jobRow(jobId: string) {
  const [row] = await testApp.services.db.select().from(jobs).where(eq(jobs.id, jobId));
  return row;
}

async function credits(): Promise<number | undefined> {
  const [user] = await testApp.services.db.select().from(users).where(eq(users.id, userId));
  return user?.credits;
}

const succeed: JobHandler = async () => async () => undefined;
const fail: JobHandler = async () => {
  throw new Error('the model stalled');
};

describe('a job', () => {
  test('that fails is tried again twice, two seconds apart, and then gives the credits back', async () => {
    const jobId = await newJob();
    expect(await credits()).toBe(5);
    const runner = runnerWith(fail);

    await runJob(runner, {userId, jobId});
    expect(await jobRow(jobId)).toMatchObject({status: 'queued', retries: 1});
    expect(sent.at(-1)).toMatchObject({name: 'run-job', afterSeconds: 2});
    await runJob(runner, {userId, jobId});
    await runJob(runner, {userId, jobId});

    expect(await jobRow(jobId)).toMatchObject({
      status: 'failed',
      retries: 2,
      errorMessage: 'Unable to optimize resume. Please try again.',
    });
    expect(await credits()).toBe(10);
    await runJob(runner, {userId, jobId});
    expect(await credits()).toBe(10);
  });

  test('that succeeds at the second try has charged once', async () => {
    const jobId = await newJob();
    let tries = 0;
    const handler: JobHandler = async context => {
      tries += 1;
      return tries === 1 ? fail(context) : succeed(context);
    };

    await runJob(runnerWith(handler), {userId, jobId});
    await runJob(runnerWith(handler), {userId, jobId});

    expect(await jobRow(jobId)).toMatchObject({status: 'done', retries: 1});
    expect(await credits()).toBe(5);
  });

  test('that cannot succeed is not tried again', async () => {
    const jobId = await newJob();

    await runJob(
      runnerWith(async () => {
        throw new JobFailure('nothing_supported', 'Nothing is supported.');
      }),
      {userId, jobId},
    );

    expect(await jobRow(jobId)).toMatchObject({status: 'failed', errorCode: 'nothing_supported'});
    expect(await credits()).toBe(10);
  });

  test('whose file is still being read waits without using up a try', async () => {
    const jobId = await newJob();

    await runJob(
      runnerWith(async () => {
        throw new InputsNotReady();
      }),
      {userId, jobId},
    );

    expect(await jobRow(jobId)).toMatchObject({status: 'queued', retries: 0});
    expect(sent.at(-1)).toMatchObject({afterSeconds: 1});
  });

  test('that was cancelled while it ran leaves no result and costs nothing', async () => {
    const jobId = await newJob();
    let wrote = false;

    await runJob(
      runnerWith(async () => {
        const cancelled = await withUserTx(testApp.services.db, userId, tx =>
          cancelJob(tx, {id: jobId}),
        );
        expect(cancelled.ok).toBe(true);
        return async () => {
          wrote = true;
        };
      }),
      {userId, jobId},
    );

    expect(wrote).toBe(false);
    expect(await jobRow(jobId)).toMatchObject({status: 'cancelled'});
    expect(await credits()).toBe(10);
  });

  test('cannot be cancelled once enhancement has started', async () => {
    const jobId = await newJob();
    let refusal: unknown = null;

    await runJob(
      runnerWith(async ({onStage}) => {
        await onStage('enhancement', 0, 3);
        refusal = await withUserTx(testApp.services.db, userId, tx => cancelJob(tx, {id: jobId}));
        return async () => undefined;
      }),
      {userId, jobId},
    );

    expect(refusal).toEqual({ok: false, code: 'already_started'});
    expect(await jobRow(jobId)).toMatchObject({status: 'done'});
    expect(await credits()).toBe(5);
  });

  test('that two workers fetch is done by one', async () => {
    const jobId = await newJob();
    let runs = 0;
    const runner = runnerWith(async () => {
      runs += 1;
      await Bun.sleep(30);
      return async () => undefined;
    });

    await Promise.all([1, 2, 3].map(() => runJob(runner, {userId, jobId})));

    expect(runs).toBe(1);
  });

  test('that was taken over discards the late result of the first worker', async () => {
    const jobId = await newJob();
    const writes: string[] = [];
    const startFirst = Promise.withResolvers<void>();
    const finishFirst = Promise.withResolvers<void>();
    const first = runJob(
      runnerWith(async () => {
        startFirst.resolve();
        await finishFirst.promise;
        return async () => {
          writes.push('first');
        };
      }),
      {userId, jobId},
    );
    await startFirst.promise;

    testApp.pass(31_000);
    await runJob(
      runnerWith(async () => async () => {
        writes.push('second');
      }),
      {userId, jobId},
    );
    finishFirst.resolve();
    await first;

    expect(writes).toEqual(['second']);
    expect(await jobRow(jobId)).toMatchObject({status: 'done', attempt: 2});
    expect(await credits()).toBe(5);
  });

  test('goes back into the queue when its process ends in good order', async () => {
    const jobId = await newJob();
    const closing = new AbortController();

    await runJob(
      runnerWith(async ({signal}) => {
        closing.abort();
        signal.throwIfAborted();
        return async () => undefined;
      }, closing.signal),
      {userId, jobId},
    );

    expect(await jobRow(jobId)).toMatchObject({status: 'queued', retries: 0});
    expect(await credits()).toBe(5);
  });

  test('whose process was killed is put back by the sweeper', async () => {
    const jobId = await newJob();
    const {db, now} = testApp.services;
    void runJob(
      runnerWith(() => new Promise(() => undefined)),
      {userId, jobId},
    );
    await Bun.sleep(50);
    sent.length = 0;
    const again = {name: 'run-job', payload: {userId, jobId}, afterSeconds: 0};
    await sweep({db, queue, now});
    expect(sent).not.toContainEqual(again);

    testApp.pass(31_000);
    await sweep({db, queue, now});

    expect(sent).toContainEqual(again);
  });

  test('tells stages in real units and never goes back', async () => {
    const jobId = await newJob();
    const told: string[] = [];
    const stop = testApp.services.wakeups.subscribe(userId, wakeup => {
      if (wakeup.type !== 'job') return;
      told.push(wakeup.stages.map(stage => `${stage.done}/${stage.total}`).join(' '));
    });

    await runJob(
      runnerWith(async ({onStage}) => {
        await onStage('analysis', 4, 4);
        await onStage('matching', 7, 7);
        await onStage('enhancement', 0, 2);
        await onStage('enhancement', 1, 2);
        await onStage('enhancement', 2, 2);
        return async () => undefined;
      }),
      {userId, jobId},
    );
    // Wake-ups come back through the database, so the last one is waited for.
    while (told.length < 5) await Bun.sleep(5);
    stop();

    expect(told).toEqual([
      '4/4 0/0 0/0 0/0',
      '4/4 7/7 0/0 0/0',
      '4/4 7/7 0/2 0/0',
      '4/4 7/7 1/2 0/0',
      '4/4 7/7 2/2 0/0',
    ]);
  });
});
