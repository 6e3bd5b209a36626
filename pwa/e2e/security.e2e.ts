import {expect, test} from './test.ts';

test('nothing on any page breaks the content security policy', async ({member: page}) => {
  const broken: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => broken.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = globalThis as unknown as {reportViolation: (text: string) => void};
      report.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });

  for (const route of ['/', '/optimize', '/jobs', '/resumes', '/settings', '/pricing', '/auth']) {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('button', {name: 'Resume Tips'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  expect(broken).toEqual([]);
});

test('signing out leaves nothing of the person on the device', async ({member: page}) => {
  await page.getByRole('button', {name: 'Logout'}).first().click();
  await expect(page).toHaveURL(/\/auth/);

  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(database => database.name),
    remembered: localStorage.getItem('galley.user'),
  }));

  expect(left.databases.filter(name => name?.startsWith('galley-u'))).toEqual([]);
  expect(left.remembered).toBeNull();
});
