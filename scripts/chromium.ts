import {existsSync} from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser to test with: CHROMIUM_PATH, else the first that is installed. */
export function chromiumPath(): string | null {
  return process.env.CHROMIUM_PATH ?? places.find(place => existsSync(place)) ?? null;
}

/** Where Playwright keeps a browser that it has downloaded itself. */
export async function playwrightChromium(): Promise<string | null> {
  const {chromium} = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

async function succeeds(command: string[]): Promise<boolean> {
  const child = Bun.spawn(command, {stdout: 'ignore', stderr: 'inherit'});
  return (await child.exited) === 0;
}

/** Installs a Chromium where none is found: by Debian's packages as root, else by Playwright. */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() ?? (await playwrightChromium())) return;
  console.log('Installing Chromium for the browser tests …');
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const installed = isDebianRoot
    ? (await succeeds(['apt-get', 'update', '-qq'])) &&
      (await succeeds(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']))
    : await succeeds([process.execPath, 'x', 'playwright', 'install', 'chromium']);
  if (!installed) {
    throw new Error(
      'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH.',
    );
  }
}
