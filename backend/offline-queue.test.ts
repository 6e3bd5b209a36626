import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {createHash, randomUUID} from 'node:crypto';
import {randomUUIDv7} from 'bun';
import {safeParse} from 'valibot';
import {type Kind, kindSchemas} from '../sync/model/kinds.ts';
import type {MutationArgs, MutationName} from '../sync/model/mutations.ts';
import {createTestApp, type TestApp} from './testing/app.ts';
import type {Browser} from './testing/browser.ts';
import {sampleDocx, sampleJobText, sampleResume} from './testing/documents.ts';

// On a busy machine one hash can take a second.
setDefaultTimeout(30_000);

let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

interface PulledRow {
  t: Kind;
  op: 'put' | 'del';
  id: string;
  row?: Record<string, unknown>;
}

interface PushResult {
  status: string;
  code: string | null;
  of: string | null;
}

/** A device that queues what a person does and sends it in one go. */
function createDevice({browser, userId}: {browser: Browser; userId: number}) {
  const head = {proto: 1, schema: 1, userId, group: randomUUID()};
  const queue: unknown[] = [];
  return {
    act<Name extends MutationName>(name: Name, args: MutationArgs<Name>): void {
      const at = new Date().toISOString();
      queue.push({id: queue.length + 1, origin: randomUUID(), name, args, at});
    },
    async push(): Promise<PushResult[]> {
      const body = {...head, build: 'test', mutations: queue};
      const answer = await browser.post<{results: PushResult[]}>('/api/sync/push', body);
      expect(answer.status).toBe(200);
      return answer.body.results;
    },
    async pull(): Promise<PulledRow[]> {
      const answer = await browser.post<{patch: PulledRow[]}>('/api/sync/pull', {
        ...head,
        cookie: null,
      });
      expect(answer.status).toBe(200);
      return answer.body.patch;
    },
  };
}

type Device = ReturnType<typeof createDevice>;

async function untilPulled(
  device: Device,
  isThere: (rows: PulledRow[]) => boolean,
): Promise<PulledRow[]> {
  for (;;) {
    const rows = await device.pull();
    if (isThere(rows)) return rows;
    await Bun.sleep(50);
  }
}

const byKind = (rows: PulledRow[], kind: Kind) => rows.filter(row => row.t === kind && row.row);

/** The file as the device sends it before the queue that names it. */
async function putFile(browser: Browser): Promise<{sha256: string; size: number}> {
  const file = await sampleDocx();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const headers = {'x-csrf-token': await browser.token(), 'content-type': file.type};
  const put = await browser.send(`/api/blobs/${sha256}`, {method: 'PUT', headers, body: bytes});
  expect(put.status).toBe(200);
  return {sha256, size: bytes.length};
}

const options = {language: null, tone: 'plain', length: 'standard'} as const;

/** Everything the main job needs, as it is queued without a network. */
async function queueMainJob(device: Device, browser: Browser) {
  const ids = {
    resumeId: randomUUIDv7(),
    jobDetailsId: randomUUIDv7(),
    resultId: randomUUIDv7(),
    letterId: randomUUIDv7(),
  };
  const {sha256, size} = await putFile(browser);
  device.act('resume.upload', {
    id: ids.resumeId,
    filename: 'cv.docx',
    fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fileSizeBytes: size,
    sha256,
    document: null,
    text: '',
    readError: null,
  });
  device.act('posting.add', {
    id: ids.jobDetailsId,
    fullDetails: sampleJobText,
    url: null,
    posting: null,
  });
  const pair = {resumeId: ids.resumeId, jobDetailsId: ids.jobDetailsId, run: 0, options};
  device.act('job.request', {
    ...pair,
    id: randomUUIDv7(),
    kind: 'optimisation',
    optimisationId: null,
    resultId: ids.resultId,
  });
  device.act('job.request', {
    ...pair,
    id: randomUUIDv7(),
    kind: 'letter',
    optimisationId: ids.resultId,
    resultId: ids.letterId,
  });
  return ids;
}

describe('what was queued without a network', () => {
  test('is carried out in one push, from an unread file to the letter, for 5 credits', async () => {
    const person = await testApp.signIn('offline@example.com');
    const device = createDevice(person);
    const ids = await queueMainJob(device, person.browser);

    const results = await device.push();
    expect(results.map(result => result.status)).toEqual(Array(4).fill('applied'));
    const rows = await untilPulled(device, all => byKind(all, 'letters').length > 0);

    expect(byKind(rows, 'optimisations')[0]).toMatchObject({
      id: ids.resultId,
      row: {resumeId: ids.resumeId, source: {name: sampleResume.name}},
    });
    expect(byKind(rows, 'letters')[0]).toMatchObject({
      id: ids.letterId,
      row: {optimisationId: ids.resultId, version: '1.0'},
    });
    expect(byKind(rows, 'jobs').map(row => row.row?.status)).toEqual(['done', 'done']);
    expect(byKind(rows, 'account')[0]?.row?.credits).toBe(5);
    expect(byKind(rows, 'creditUses')[0]?.row).toMatchObject({creditsUsed: 5, released: false});
  });

  test('comes back as rows that fit the schemas both sides agreed on', async () => {
    const person = await testApp.signIn('schemas@example.com');
    const device = createDevice(person);
    await queueMainJob(device, person.browser);
    device.act('answer.give', {id: randomUUIDv7(), requirement: 'Python', text: 'Two years.'});
    await device.push();

    const rows = await untilPulled(device, all => byKind(all, 'letters').length > 0);

    for (const {t, row} of rows) {
      const parsed = safeParse(kindSchemas[t], row);
      expect([t, parsed.issues?.map(issue => issue.message)]).toEqual([t, undefined]);
    }
    expect(new Set(rows.map(row => row.t)).size).toBe(8);
  });

  test('on two devices is one job, paid once', async () => {
    const person = await testApp.signIn('two@example.com');
    const [phone, laptop] = [createDevice(person), createDevice(person)];
    const ids = await queueMainJob(phone, person.browser);
    await phone.push();
    await untilPulled(phone, all => byKind(all, 'letters').length > 0);

    laptop.act('job.request', {
      id: randomUUIDv7(),
      kind: 'letter',
      resumeId: ids.resumeId,
      jobDetailsId: ids.jobDetailsId,
      optimisationId: ids.resultId,
      resultId: randomUUIDv7(),
      run: 0,
      options,
    });
    const [result] = await laptop.push();

    expect(result?.status).toBe('deduped');
    expect(byKind(await laptop.pull(), 'letters')).toHaveLength(1);
  });

  test('is refused with the reason that the screen has words for', async () => {
    const person = await testApp.signIn('refused@example.com', {credits: 4});
    const device = createDevice(person);
    const ids = await queueMainJob(device, person.browser);
    device.act('resume.delete', {id: randomUUIDv7()});
    device.act('job.cancel', {id: randomUUIDv7()});
    device.act('letter.edit', {id: ids.letterId, content: 'Hello'});
    device.act('resume.upload', {
      id: randomUUIDv7(),
      filename: 'cv.pdf',
      fileType: 'application/pdf',
      fileSizeBytes: 1,
      sha256: '0'.repeat(64),
      document: null,
      text: '',
      readError: null,
    });

    const codes = (await device.push()).map(result => result.code);

    expect(codes).toEqual([
      null,
      null,
      'insufficient_credits',
      'not_found',
      'not_found',
      'not_found',
      'not_found',
      'file_missing',
    ]);
  });

  test('of decisions, edits and deletions arrives and leaves marks of what is gone', async () => {
    const person = await testApp.signIn('edits@example.com');
    const device = createDevice(person);
    const ids = await queueMainJob(device, person.browser);
    await device.push();
    const rows = await untilPulled(device, all => byKind(all, 'letters').length > 0);
    const edits = byKind(rows, 'optimisations')[0]?.row?.edits as {id: string}[];
    const [edit] = edits;
    expect(edit).toBeDefined();

    const later = createDevice(person);
    later.act('optimisation.decide', {
      id: ids.resultId,
      decisions: {[edit?.id ?? '']: {state: 'accepted', text: null}},
    });
    later.act('optimisation.save', {
      id: ids.resultId,
      decisions: {
        [edit?.id ?? '']: {state: 'accepted', text: null},
        stranger: {state: 'accepted', text: null},
      },
      overall: 71.5,
    });
    later.act('letter.edit', {id: ids.letterId, content: 'My own words.'});
    later.act('profile.update', {name: 'Mara L', phone: '', location: 'Leeds'});
    later.act('resume.delete', {id: ids.resumeId});
    expect((await later.push()).map(result => result.status)).toEqual(Array(5).fill('applied'));
    const after = await later.pull();

    expect(byKind(after, 'optimisations')[0]?.row?.decisions).toEqual({
      [edit?.id ?? '']: {state: 'accepted', text: null},
    });
    expect(byKind(after, 'optimisations')[0]?.row?.versions).toEqual([
      {
        version: '1.0',
        decisions: {[edit?.id ?? '']: {state: 'accepted', text: null}},
        overall: 71.5,
        savedAt: expect.any(String),
      },
    ]);
    expect(byKind(after, 'letters')[0]?.row?.content).toBe('My own words.');
    expect(byKind(after, 'account')[0]?.row?.name).toBe('Mara L');
    expect(byKind(after, 'resumes')).toEqual([]);
  });
});
