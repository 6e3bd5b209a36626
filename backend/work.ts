import {sendCodeTo} from './features/auth/email-codes.ts';
import {requestReset} from './features/auth/reset-tokens.ts';
import {codeServices} from './features/auth/routes.ts';
import {extractWaitingPosting} from './features/jobs/commands.ts';
import {letterHandler} from './features/letters/write-letter.ts';
import {optimiseHandler} from './features/optimisation/optimise.ts';
import {reconcilePayments} from './features/payments/reconcile.ts';
import {readWaitingResume} from './features/resumes/read-waiting.ts';
import {whereOf} from './http/log.ts';
import {deliverMail} from './services/mail/outbox.ts';
import type {Services} from './services/services.ts';
import {runJob} from './work/run-job.ts';
import {sweep} from './work/sweep.ts';

const sweepEveryMs = 15_000;
const reconcileEveryMs = 60_000;

export async function startWork(services: Services): Promise<void> {
  const {db, queue} = services;
  const handlers = {optimisation: optimiseHandler(services), letter: letterHandler(services)};
  const runner = {...services, handlers};
  await queue.work('run-job', payload => runJob(runner, payload), {atOnce: 4});
  await queue.work('read-resume', payload => readWaitingResume(db, payload), {atOnce: 2});
  await queue.work('fetch-posting', payload => extractWaitingPosting(db, payload), {atOnce: 2});
  await queue.work('send-mail', ({mailId}) => deliverMail(services, mailId), {atOnce: 4});
  const codes = codeServices(services);
  await queue.work('mail-code', ({email}) => sendCodeTo(codes, email));
  await queue.work('mail-reset', ({email}) => requestReset(codes, email));
  // Nobody works yet: what a killed process left goes on at once.
  await sweep({...services, forgottenMs: 0});
  repeat(services, sweepEveryMs, () => sweep(services));
  repeat(services, reconcileEveryMs, () => reconcile(services));
}

async function reconcile({db, log, payments}: Services): Promise<void> {
  if (payments) await reconcilePayments({db, log, payments});
}

/** Does something again and again until the services close; a failure is logged and tried again. */
function repeat({log, closing}: Services, everyMs: number, task: () => Promise<void>): void {
  const timer = setInterval(
    () => task().catch(error => log('error', 'sweep', {where: whereOf(error)})),
    everyMs,
  );
  timer.unref();
  closing.addEventListener('abort', () => clearInterval(timer));
}
