import {Resend} from 'resend';
import type {MailProvider} from './mail.ts';

const timeoutMs = 10_000;

interface ResendSettings {
  apiKey: string;
  baseUrl: string | undefined;
  from: string;
}

/** Sends through Resend, whose SDK returns its errors and waits for ever by itself. */
export function createResendMail({apiKey, baseUrl, from}: ResendSettings): MailProvider {
  const resend = new Resend(apiKey, baseUrl ? {baseUrl} : undefined);
  return {
    keepsText: false,
    async send({id, to, subject, text}) {
      const options = {idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs)};
      const {error} = await resend.emails.send({from, to, subject, text}, options);
      if (error) throw new Error(`mail was refused: ${error.name}`);
    },
  };
}

/** For development: the mail is printed, and stays readable in the outbox. */
export function createPrintedMail(print: (text: string) => void): MailProvider {
  return {
    keepsText: true,
    async send({to, subject, text}) {
      print(`\nMail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}\n\n`);
    },
  };
}
