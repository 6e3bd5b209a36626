import {DatabaseInUseError} from './db/claim.ts';
import {EmbeddedDatabaseError} from './db/embedded.ts';
import {EnvError, readEnv} from './env.ts';
import {createLog, whereOf} from './http/log.ts';
import {DatabaseUnreachableError, PortTakenError, startGalley} from './start.ts';

const log = createLog(line => process.stderr.write(line));
const explained = [
  EnvError,
  EmbeddedDatabaseError,
  DatabaseInUseError,
  DatabaseUnreachableError,
  PortTakenError,
];

function explain(error: unknown): void {
  if (error instanceof Error && explained.some(kind => error instanceof kind)) {
    process.stderr.write(`${error.message}\n`);
    return;
  }
  log('error', 'start failed', {where: whereOf(error)});
  process.stderr.write('Galley could not start. The line above says where it failed.\n');
}

/** A bug nobody caught: its place is written down, its message may hold what a person typed. */
function crash(error: unknown): void {
  log('error', 'crashed', {where: whereOf(error)});
  process.exit(1);
}

process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

try {
  const galley = await startGalley(readEnv(process.env), log);
  process.stdout.write(`Galley is at ${galley.address}\n`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await galley.stop();
      process.exit(0);
    });
  }
} catch (error) {
  explain(error);
  process.exit(1);
}
