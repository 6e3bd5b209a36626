import type {Page} from '@playwright/test';
import {isNeverKept, readErrorMessages} from '../../resume/model/read-error.ts';
import {badFiles, goodPdf, ownerLockedPdf} from '../../resume/testing/bad-files.ts';
import {expect, test} from './test.ts';

/** Hands a file to the upload step. */
async function give(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Upload New Resume'}).click();
  await (await chooser).setFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });
}

async function giveAnother(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const change = page.getByRole('button', {name: 'Change Resume'});
  if (await change.isVisible()) await change.click();
  await give(page, name, bytes);
}

test('with no network each bad file is refused by name within ten seconds, and good ones are read after it', async ({
  member: page,
  galley,
}) => {
  test.setTimeout(240_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await galley.stop();
  await page.goto('/optimize');
  await expect(page.getByText('Offline').filter({visible: true}).first()).toBeVisible();

  for (const {what, name, code, bytes} of badFiles) {
    const file = bytes();
    const startedAt = Date.now();
    await giveAnother(page, name, file);
    await expect(page.getByText(readErrorMessages[code]).first(), what).toBeVisible();
    expect(Date.now() - startedAt, what).toBeLessThan(12_000);
    if (code === 'timeout') await giveAnother(page, 'after.pdf', goodPdf());
    if (code === 'timeout') await expect(page.getByText(/Read: Ottoline/)).toBeVisible();
  }
  await giveAnother(page, 'owner.pdf', ownerLockedPdf());
  await expect(page.getByText(/Read: Ottoline Bracegirdle/)).toBeVisible();

  await page.goto('/resumes');
  await expect(page.getByRole('row', {name: /^owner\.pdf/})).toBeVisible();
  for (const {name, code} of badFiles) {
    const row = page.getByRole('row', {name: new RegExp(`^${name}`)});
    await expect(row).toHaveCount(isNeverKept(code) ? 0 : 1);
  }
});

test('a file by another ending is refused before it is read', async ({member: page}) => {
  await page.goto('/optimize');
  await give(page, 'resume.rtf', new TextEncoder().encode('{\\rtf1 Ottoline}'));

  await expect(page.getByText('Please upload a PDF or DOCX file')).toBeVisible();
});
