import {deliverMail} from './services/mail/outbox.ts';
import type {Services} from './services/services.ts';

/** Takes on the background work of every feature. */
export async function startWork(services: Services): Promise<void> {
  const {queue} = services;
  await queue.work('send-mail', ({mailId}) => deliverMail(services, mailId), {atOnce: 4});
}
