import {defineConfig} from '@playwright/test';
import {chromiumPath} from './scripts/chromium.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'pwa/e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/e2e',
  timeout: 240_000,
  expect: {timeout: 60_000},
  fullyParallel: true,
  workers: 2,
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
      ...(executablePath ? {executablePath} : {}),
    },
  },
});
