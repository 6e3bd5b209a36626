import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {createTestApp, type TestApp} from '../testing/app.ts';
import type {Browser} from '../testing/browser.ts';
import {sampleDocx, sampleJobText} from '../testing/documents.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function upload(browser: Browser): Promise<string> {
  const form = new FormData();
  form.append('file', await sampleDocx());
  const answer = await browser.call<{id: string}>('POST', '/api/resumes', form);
  return answer.body.id;
}

async function addJob(browser: Browser): Promise<string> {
  const answer = await browser.post<{id: string}>('/api/jobs', {fullDetails: sampleJobText});
  return answer.body.id;
}

async function credits(browser: Browser): Promise<unknown> {
  return (await browser.get('/api/user-credits')).body;
}

describe('the main job over plain HTTP', () => {
  test('goes from a file and a posting to two documents for 5 credits', async () => {
    const {browser} = await testApp.signIn('main@example.com');
    const [resumeId, jobId] = [await upload(browser), await addJob(browser)];

    const jobs = await browser.get<{title: string}[]>('/api/jobs');
    expect(jobs.body[0]?.title).toBe('Senior Operations Analyst');
    const optimised = await browser.post<{
      metrics: {before: {overall: number}; after: {overall: number}};
      metadata: {contactInfo: {name: string}};
      experience: {company: string; achievements: string[]}[];
    }>('/api/optimize', {resumeId, jobId});
    expect(optimised.status).toBe(200);
    const {metrics, metadata, experience} = optimised.body;
    expect(metadata.contactInfo.name).toBe('Mara Lindqvist');
    expect(metrics.after.overall).toBeGreaterThanOrEqual(metrics.before.overall);
    expect(experience.map(role => role.company)).toEqual([
      'Northway Parcels Ltd',
      'Harbour Freight Services Ltd',
    ]);
    expect(await credits(browser)).toEqual({credits: 5, totalUsed: 5});

    const letter = await browser.post<{content: string; confidence: number}>('/api/cover-letter', {
      resumeId,
      jobId,
    });
    expect(letter.status).toBe(200);
    expect(letter.body.content).toContain('Mara Lindqvist');
    expect(await credits(browser)).toEqual({credits: 5, totalUsed: 5});

    const txt = await browser.call<string>('POST', '/api/download-resume/txt', {resumeId, jobId});
    expect(txt.body).toContain('Northway Parcels Ltd');
    const docx = await browser.send('/api/download-cover-letter/docx', {
      method: 'POST',
      headers: {'x-csrf-token': await browser.token(), 'content-type': 'application/json'},
      body: JSON.stringify({resumeId, jobId}),
    });
    expect(new Uint8Array(await docx.arrayBuffer()).subarray(0, 2)).toEqual(
      new Uint8Array([0x50, 0x4b]),
    );
    expect(docx.headers.get('content-disposition')).toContain('.docx');
  });

  test('the same request again points to the same result and costs nothing', async () => {
    const {browser} = await testApp.signIn('again@example.com');
    const [resumeId, jobId] = [await upload(browser), await addJob(browser)];

    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post<{id: string}>('/api/optimize', {resumeId, jobId})),
    );

    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1);
    expect(await credits(browser)).toEqual({credits: 5, totalUsed: 5});
  });

  test('a new account affords two optimisations and is refused the third', async () => {
    const {browser} = await testApp.signIn('third@example.com');
    const [resumeId, jobId] = [await upload(browser), await addJob(browser)];

    const runs = [];
    for (const run of [0, 1, 2]) {
      runs.push(await browser.post('/api/optimize', {resumeId, jobId, run}));
    }

    expect(runs.map(answer => answer.status)).toEqual([200, 200, 402]);
    expect(runs[2]?.body.code).toBe('insufficient_credits');
    expect(await credits(browser)).toEqual({credits: 0, totalUsed: 10});
  });

  test('an Idempotency-Key stands for one job, and for one body', async () => {
    const {browser} = await testApp.signIn('key@example.com');
    const [resumeId, jobId] = [await upload(browser), await addJob(browser)];
    const ask = (body: object) =>
      browser.call('POST', '/api/optimize', body, {
        'idempotency-key': 'click-1',
        prefer: 'respond-async',
      });

    const first = await ask({resumeId, jobId});
    const second = await ask({resumeId, jobId});
    const other = await ask({resumeId, jobId, run: 1});

    expect([200, 202]).toContain(first.status);
    expect([200, 202]).toContain(second.status);
    expect(other.status).toBe(422);
    expect((await credits(browser)) as object).toMatchObject({credits: 5});
  });

  test('with Prefer: respond-async the job is answered at once and can be followed', async () => {
    const {browser} = await testApp.signIn('async@example.com');
    const [resumeId, jobId] = [await upload(browser), await addJob(browser)];

    const asked = await browser.call<{job: {id: string}}>(
      'POST',
      '/api/optimize',
      {resumeId, jobId},
      {prefer: 'respond-async'},
    );
    expect(asked.status).toBe(202);
    const stream = await browser.send(`/api/optimize/${asked.body.job.id}/events`);
    const text = await stream.text();

    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(text).toContain('"status":"done"');
    expect(text).toMatch(/^id: \d+$/m);
  });

  test('a deleted optimisation takes its letter along', async () => {
    const {browser} = await testApp.signIn('delete@example.com');
    const [resumeId, jobId] = [await upload(browser), await addJob(browser)];
    const {body} = await browser.post<{id: string}>('/api/optimize', {resumeId, jobId});
    await browser.post('/api/cover-letter', {resumeId, jobId});

    const deleted = await browser.call('DELETE', `/api/optimized-resumes/${body.id}`);

    expect(deleted.status).toBe(200);
    expect((await browser.get('/api/optimized-resumes')).body).toEqual([] as never);
    expect((await browser.get('/api/cover-letters')).body).toEqual([] as never);
  });

  test('is told by mail when it took long, unless the person does not want that', async () => {
    const slow = await testApp.signIn('slow@example.com');
    const quiet = await testApp.signIn('quiet@example.com');
    await quiet.browser.call('PATCH', '/api/user/notifications', {
      emailNotifications: true,
      optimizationCompleted: false,
      newFeatures: true,
      marketingEmails: false,
    });
    for (const {browser} of [slow, quiet]) {
      const [resumeId, jobId] = [await upload(browser), await addJob(browser)];
      await browser.post('/api/optimize', {resumeId, jobId});
      expect(await testApp.mailsTo('slow@example.com')).toEqual([]);
    }

    testApp.pass(61_000);
    for (const {browser} of [slow, quiet]) {
      const [resumeId, jobId] = [await upload(browser), await addJob(browser)];
      await browser.post('/api/optimize', {resumeId, jobId});
    }

    expect((await testApp.mailsTo('slow@example.com'))[0]).toContain('ready to review');
    expect(await testApp.mailsTo('quiet@example.com')).toEqual([]);
  });
});
