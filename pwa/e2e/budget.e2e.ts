import {expect, test} from './test.ts';

const kib = 1_024;

test('the sign-in desk costs at most 130 KiB of JavaScript, 14 KiB of HTML and CSS, and no third party', async ({
  page,
  galley,
}) => {
  const bytes = {script: 0, stylesheet: 0, document: 0, font: 0, other: 0};
  const foreign: string[] = [];
  page.on('response', async response => {
    const url = response.url();
    if (!url.startsWith(galley.url)) foreign.push(url);
    const type = response.request().resourceType();
    const size = Number(response.headers()['content-length'] ?? 0);
    bytes[type in bytes ? (type as keyof typeof bytes) : 'other'] += size;
  });

  await page.goto('/auth', {waitUntil: 'networkidle'});

  expect(foreign).toEqual([]);
  expect(bytes.script).toBeGreaterThan(50 * kib);
  expect(bytes.script).toBeLessThanOrEqual(130 * kib);
  expect(bytes.stylesheet + bytes.document).toBeLessThanOrEqual(14 * kib);
});
