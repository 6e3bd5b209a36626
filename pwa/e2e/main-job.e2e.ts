import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {analystDocx, analystPdf} from './documents.ts';
import {addPosting, next, optimise, upload} from './journey.ts';
import {expect, test} from './test.ts';

async function download(page: Page, button: string): Promise<{name: string; bytes: Buffer}> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', {name: button}).click();
  const file = await started;
  return {name: file.suggestedFilename(), bytes: await readFile(await file.path())};
}

test('a PDF and a posting become a reviewed resume and a letter, and both are downloaded with the server gone', async ({
  member: page,
  galley,
}) => {
  await upload(page, await analystPdf(page));
  await next(page);
  await addPosting(page);
  await page.reload();
  await expect(page.getByText('Job details have been extracted.')).toBeVisible();
  await next(page);
  await optimise(page);
  await page.getByRole('button', {name: 'Accept', exact: false}).first().click();
  await page.getByRole('button', {name: 'Accept safe'}).click();
  await next(page);
  await page.getByRole('button', {name: 'Generate Cover Letter'}).click();
  await expect(page.getByRole('region', {name: 'Cover letter'})).toContainText('Harrow & Finch');
  await next(page);

  await galley.stop();
  const txt = await download(page, 'Download resume (TXT)');
  const pdf = await download(page, 'Download resume (PDF)');
  const letterPdf = await download(page, 'Download cover letter (PDF)');
  const docx = await download(page, 'Download resume (DOCX)');
  const letter = await download(page, 'Download cover letter (TXT)');

  expect(txt.name).toBe('optimized_resume_harrow_&_finch_ltd_senior_data_analyst.txt');
  expect(txt.bytes.toString()).toContain('Marrowby Stores Ltd');
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');
  expect(letter.bytes.toString()).toContain('Ada Quill');
  expect(pdf.name).toBe('optimized_resume_harrow_&_finch_ltd_senior_data_analyst.pdf');
  for (const {bytes} of [pdf, letterPdf]) {
    expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.7/);
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
  }
  await page.getByRole('link', {name: 'Finish'}).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('a DOCX is optimised, 5 credits are used, and the result is read with the server gone', async ({
  member: page,
  galley,
}) => {
  await upload(page, await analystDocx());
  await next(page);
  await addPosting(page);
  await next(page);
  await optimise(page);
  await page.goto('/');
  await expect(page.getByText('Senior Data Analyst').first()).toBeVisible();
  await expect(page.getByRole('link', {name: '5 credits'})).toBeVisible();

  await galley.stop();
  await page.reload();

  await expect(page.getByText('Offline').filter({visible: true}).first()).toBeVisible();
  await expect(page.getByText('Senior Data Analyst').first()).toBeVisible();
  await page.goto('/optimize');
  await expect(page.getByRole('heading', {name: 'Detailed Metrics'})).toBeVisible();
  await page.getByRole('button', {name: 'Accept safe'}).click();
  await galley.start();
  await page.reload();
  await expect(page.getByText('Accepted').first()).toBeVisible();
});
