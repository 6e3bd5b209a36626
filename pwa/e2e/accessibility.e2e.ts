import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {analystDocx} from './documents.ts';
import {addPosting, next, optimise, upload} from './journey.ts';
import {expect, test} from './test.ts';

const signedInRoutes = [
  '/',
  '/optimize',
  '/jobs',
  '/resumes',
  '/settings',
  '/settings?tab=billing',
  '/settings?tab=credits',
  '/settings?tab=security',
  '/pricing',
  '/payment/cancel',
  '/how-the-score-works',
  '/analytics-test',
  '/no-such-page',
];

const widths = [320, 390, 1280];
const schemes = ['light', 'dark'] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every rule that axe finds broken, as lines that say where. The dark theme changes colours only. */
async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  // React Aria speaks through nodes of its own, whose labels it takes away once they are spoken.
  const axe = new AxeBuilder({page}).exclude('[data-live-announcer]');
  if (scheme === 'light') axe.withTags(tags);
  else axe.withRules(['color-contrast']);
  const found = await axe.analyze();
  return found.violations.flatMap(({id, nodes}) => nodes.map(node => `${id}: ${node.html}`));
}

/** What stands out of the page to the right where the page itself scrolls sideways. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(element => element.outerHTML.slice(0, 120));
  });
}

async function expectAccessible(page: Page, route: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: 844});
    for (const colorScheme of schemes) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      expect(
        await violations(page, colorScheme),
        `${route} at ${width} px, ${colorScheme}`,
      ).toEqual([]);
    }
    expect(await overflowing(page), `${route} scrolls sideways at ${width} px`).toEqual([]);
  }
}

test('the sign-in desk has nothing that axe finds, at any width and in both themes', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expectAccessible(page, '/auth');
  await page.getByRole('tab', {name: 'Register'}).click();
  await expectAccessible(page, '/auth, Register');
});

for (const route of signedInRoutes) {
  test(`${route} has nothing that axe finds, at any width and in both themes`, async ({
    member: page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectAccessible(page, route);
  });
}

test('no step of the wizard has anything that axe finds, at any width and in both themes', async ({
  member: page,
}) => {
  test.slow();
  await upload(page, await analystDocx());
  await expectAccessible(page, 'an uploaded resume');
  await page.getByRole('button', {name: /Show Fields|Check Now/}).click();
  await expectAccessible(page, 'the fields of a resume');
  await page.getByRole('button', {name: 'Cancel'}).click();
  await next(page);
  await addPosting(page);
  await expectAccessible(page, 'an extracted posting');
  await next(page);
  await expectAccessible(page, 'the start of an optimisation');
  await optimise(page);
  await expectAccessible(page, 'the review');
  await page.getByRole('button', {name: 'Why?'}).click();
  await expectAccessible(page, 'the reasons of the metrics');
  await next(page);
  await page.getByRole('button', {name: 'Generate Cover Letter'}).click();
  await expect(page.getByRole('region', {name: 'Cover letter'})).toBeVisible();
  await expectAccessible(page, 'the letter');
  await next(page);
  await expectAccessible(page, 'the documents');
});

test('each page has a title of its own and takes the focus to its heading', async ({
  member: page,
}) => {
  const titles = new Set<string>();
  for (const name of [
    'Optimize Resume',
    'Manage Resumes',
    'Job Matches',
    'Settings',
    'Dashboard',
  ]) {
    await page.getByRole('navigation').getByRole('link', {name}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(5);
});
