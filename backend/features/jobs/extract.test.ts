import {expect, setDefaultTimeout, test} from 'bun:test';
import {sampleJobText} from '../../testing/documents.ts';
import {extractFromText, extractFromUrl} from './extract.ts';

setDefaultTimeout(30_000);

test('a pasted posting is read', async () => {
  const extracted = await extractFromText(sampleJobText);

  expect(extracted?.posting).toMatchObject({
    title: 'Senior Operations Analyst',
    company: 'Riverside Logistics Ltd',
  });
  expect(extracted?.posting.mustHave.length).toBeGreaterThan(0);
});

test('an address inside this network gives no posting', async () => {
  expect(await extractFromUrl('http://127.0.0.1/job')).toBeNull();
});

test('a text made to take for ever ends in time and leaves the server free', async () => {
  let longestPauseMs = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last);
    last = performance.now();
  }, 10);
  const startedAt = performance.now();

  await extractFromText('a'.repeat(60_000));

  clearInterval(pulse);
  expect(performance.now() - startedAt).toBeLessThan(12_000);
  expect(longestPauseMs).toBeLessThan(1_000);
});
