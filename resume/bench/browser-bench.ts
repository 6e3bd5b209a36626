import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {chromiumPath} from '../../scripts/chromium.ts';
import {readResume} from '../read/read-resume.ts';
import {corpusFiles} from './corpus.ts';
import {type Bench, held, told} from './row.ts';
import {longSamplePdf} from './samples.ts';

const assets = join(import.meta.dir, '../../pwa/dist/assets');
const rounds = 3;

/**
 * How fast the built app's reader reads two pages in Chromium once it is warm,
 * beside the server's reading of the same files in the same run, since machines
 * differ. The app must have been built.
 */
export const browserBench: Bench = async () => {
  const worker = existsSync(assets) && readdirSync(assets).find(isReader);
  if (!worker) throw new Error('There is no built app to measure: run npm run build first.');
  const files = await twoPageFiles();
  const shelf = Bun.serve({port: 0, hostname: '127.0.0.1', fetch: serveAsset});
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? {executablePath} : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(shelf.url.href);
    const {warmUpMs, times} = await timesInBrowser(page, `/assets/${worker}`, files);
    const here = await timesHere(files);
    const [there, server] = [median(times), median(here)];
    return [
      told('two-page PDFs', `${files.length}, ${rounds} times`),
      told('browser: loading and warming up', `${Math.round(warmUpMs)} ms`),
      held('browser: median, warm', there, {atMost: 700}, ' ms'),
      told('browser: slowest, warm', `${Math.round(Math.max(...times))} ms`),
      told('server: median of the same, warm', `${Math.round(server)} ms`),
      told('browser to server', `${Math.round((there / server) * 10) / 10}`),
    ];
  } finally {
    await browser.close();
    await shelf.stop(true);
  }
};

function isReader(name: string): boolean {
  return /^reader-worker-[\w-]+\.js$/.test(name);
}

/** The app's files, and an empty page to start its worker from. */
function serveAsset(request: Request): Response {
  const name = /^\/assets\/([\w-]+\.js)$/.exec(new URL(request.url).pathname)?.[1];
  if (name) return new Response(Bun.file(join(assets, name)));
  return new Response('<!doctype html><title>bench</title>', {
    headers: {'content-type': 'text/html'},
  });
}

async function twoPageFiles(): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for (const {name, bytes} of corpusFiles()) {
    const isPdf = name.endsWith('.pdf');
    if (isPdf && (await readResume(bytes, name)).pages === 2) found.push(bytes);
  }
  return [...found, ...Array.from({length: 4}, (_, number) => longSamplePdf(number))];
}

/** Speaks to the worker as the app does: one port, its first word, then file after file. */
async function timesInBrowser(
  page: Page,
  address: string,
  files: readonly Uint8Array[],
): Promise<{warmUpMs: number; times: number[]}> {
  const texts = files.map(bytes => Buffer.from(bytes).toString('base64'));
  return page.evaluate(
    async ({url, contents, turns}) => {
      const {port1: port, port2} = new MessageChannel();
      const next = () =>
        new Promise<unknown>(resolve => {
          port.onmessage = event => resolve(event.data);
        });
      const started = performance.now();
      const ready = next();
      new Worker(url, {type: 'module'}).postMessage(null, [port2]);
      await ready;
      const warmUpMs = performance.now() - started;
      const times: number[] = [];
      for (const text of Array.from({length: turns}, () => contents).flat()) {
        const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0)).buffer;
        const asked = performance.now();
        const answer = next();
        port.postMessage({bytes, filename: 'resume.pdf'});
        const reading = await answer;
        if (!(reading && Reflect.get(reading, 'document'))) throw new Error('a file was not read');
        times.push(performance.now() - asked);
      }
      return {warmUpMs, times};
    },
    {url: address, contents: texts, turns: rounds},
  );
}

async function timesHere(files: readonly Uint8Array[]): Promise<number[]> {
  const times: number[] = [];
  for (const bytes of Array.from({length: rounds}, () => files).flat()) {
    const started = performance.now();
    await readResume(bytes, 'resume.pdf');
    times.push(performance.now() - started);
  }
  return times;
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
