import {test as base, expect, type Page} from '@playwright/test';
import {type GalleyServer, startGalley} from './galley-server.ts';
import {signUp} from './people.ts';

interface WorkerFixtures {
  galley: GalleyServer;
}

interface Fixtures {
  /** Starts the server again that the test before has stopped. */
  started: undefined;
  /** A page of a person who is signed in and verified, on the dashboard. */
  member: Page;
}

/** Every worker has a server of its own; every test has a browser context of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  galley: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first argument's shape.
    async ({}, use) => {
      const galley = await startGalley();
      await use(galley);
      await galley.dispose();
    },
    {scope: 'worker'},
  ],
  started: [
    async ({galley}, use) => {
      await galley.start();
      await use(undefined);
    },
    {auto: true},
  ],
  baseURL: async ({galley}, use) => use(galley.url),
  member: async ({page, galley}, use) => {
    await signUp(page, galley);
    await use(page);
  },
});

export {expect};
