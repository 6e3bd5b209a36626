import {afterAll, beforeAll, describe, expect, setDefaultTimeout, test} from 'bun:test';
import {
  isNeverKept,
  type ReadErrorCode,
  readErrorMessages,
} from '../../../resume/model/read-error.ts';
import {badFiles, ownerLockedPdf} from '../../../resume/testing/bad-files.ts';
import {createTestApp, type TestApp} from '../../testing/app.ts';
import type {Browser} from '../../testing/browser.ts';

setDefaultTimeout(60_000);

interface Listed {
  readonly metadata: {readonly filename: string};
}

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await createTestApp();
  ({browser} = await app.signIn('files@example.org'));
});
afterAll(() => app.close());

async function upload(name: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, {type: 'application/pdf'}));
  return browser.call<Record<string, unknown>>('POST', '/api/resumes', form);
}

async function keptNames(): Promise<string[]> {
  const {body} = await browser.get<Listed[]>('/api/resumes');
  return body.map(({metadata}) => metadata.filename);
}

function statusOf(code: ReadErrorCode): number {
  if (code === 'too-large') return 413;
  return isNeverKept(code) ? 400 : 422;
}

describe('an upload is refused by name', () => {
  for (const {what, name, code, bytes} of badFiles) {
    test(`${code}: ${what}`, async () => {
      const startedAt = performance.now();

      const {status, body} = await upload(name, bytes());

      expect(body).toMatchObject({code, message: readErrorMessages[code]});
      expect(status).toBe(statusOf(code));
      expect(performance.now() - startedAt).toBeLessThan(11_000);
      expect((await keptNames()).includes(name)).toBe(!isNeverKept(code));
    });
  }
});

test('a password of the owner alone keeps nobody out', async () => {
  const {status, body} = await upload('owner.pdf', ownerLockedPdf());

  expect(status).toBe(200);
  expect(body).toMatchObject({document: {name: 'Ottoline Bracegirdle'}});
});
