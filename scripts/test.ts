/**
 * `npm test`: the one gate. Runs every check, goes on after a failure so that
 * all failures are seen, and ends with one line that counts all of them.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {ensureChromium} from './chromium.ts';

const root = join(import.meta.dir, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const reports = join(root, '.cache', 'reports');

interface Count {
  passed: number;
  failed: number;
}

async function run(command: string[], env: Record<string, string> = {}): Promise<number> {
  const child = Bun.spawn(command, {
    cwd: root,
    env: {...process.env, ...env},
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  });
  return child.exited;
}

/** A check that either holds or does not. */
function check(command: string[]): () => Promise<Count> {
  return async () => {
    const holds = (await run(command)) === 0;
    return {passed: holds ? 1 : 0, failed: holds ? 0 : 1};
  };
}

/** A report's counts; a run that failed without naming a failed test counts as one failure. */
function honest(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? {...count, failed: 1} : count;
}

async function bunTests(): Promise<Count> {
  const report = join(reports, 'bun.xml');
  const roots = ['resume', 'sync', 'backend', 'pwa'].map(room => `./${room}/`);
  const command = [process.execPath, 'test', '--timeout', '60000', ...roots];
  const code = await run([...command, '--reporter=junit', `--reporter-outfile=${report}`]);
  const suite = /<testsuites [^>]*tests="(\d+)"[^>]*failures="(\d+)"/.exec(
    readFileSync(report, 'utf8'),
  );
  const [tests, failures] = [Number(suite?.[1] ?? 0), Number(suite?.[2] ?? 0)];
  return honest({passed: tests - failures, failed: failures}, code);
}

async function browserTests(): Promise<Count> {
  await ensureChromium();
  const report = join(reports, 'playwright.json');
  const code = await run([bin('playwright'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const {stats} = JSON.parse(readFileSync(report, 'utf8'));
  return honest({passed: stats.expected, failed: stats.unexpected + stats.flaky}, code);
}

const steps: Record<string, () => Promise<Count>> = {
  'format, lint and boundaries': check([bin('biome'), 'check', '--error-on-warnings']),
  types: check([bin('tsc')]),
  'types of the sync room': check([bin('tsc'), '-p', 'sync']),
  'types of the resume room': check([bin('tsc'), '-p', 'resume']),
  'types of the service worker': check([bin('tsc'), '-p', 'pwa/worker']),
  'dead code': check([process.execPath, bin('knip-bun')]),
  'unit, integration and simulation tests': bunTests,
  build: check([process.execPath, 'scripts/build.ts']),
  'browser tests': browserTests,
};

rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});
const total: Count = {passed: 0, failed: 0};
const failedSteps: string[] = [];
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n── ${name}`);
  const count = await step().catch((error: unknown) => {
    console.error(error);
    return {passed: 0, failed: 1};
  });
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failedSteps.push(name);
}
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
