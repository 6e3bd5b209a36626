import {expect, type Page} from '@playwright/test';
import {analystPosting} from './documents.ts';

/** The steps of the wizard, as a person takes them. */

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Next', exact: true}).click();
}

export async function upload(page: Page, path: string): Promise<void> {
  await page.goto('/optimize');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Upload New Resume'}).click();
  await (await chooser).setFiles(path);
  await expect(page.getByText(/Read: Ada Quill, 2 positions/)).toBeVisible();
}

export async function addPosting(page: Page): Promise<void> {
  await page.getByRole('textbox', {name: 'Job details'}).fill(analystPosting);
  await page.getByRole('button', {name: 'Extract Job Details'}).click();
  await expect(page.getByText('Job details have been extracted.')).toBeVisible();
  await expect(page.getByText('Senior Data Analyst').first()).toBeVisible();
}

export async function optimise(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Start Optimization'}).click();
  await expect(page.getByRole('heading', {name: 'Detailed Metrics'})).toBeVisible();
}
