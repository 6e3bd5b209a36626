import {desc} from 'drizzle-orm';
import {Elysia} from 'elysia';
import type {Database} from '../db/database.ts';
import {mailOutbox} from '../db/tables/mail.ts';
import {isLoopback} from '../env.ts';
import {isLoopbackPeer} from './visitor-address.ts';

async function newestMails(db: Database) {
  const rows = await db
    .select()
    .from(mailOutbox)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(100);
  return rows.map(({to, subject, text, createdAt}) => ({to, subject, text, at: createdAt}));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}

function renderPage(mails: Awaited<ReturnType<typeof newestMails>>): string {
  const items = mails.map(
    mail =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, ${mail.at}</p><pre>${escapeHtml(mail.text)}</pre></article>`,
  );
  const body = items.join('') || '<p>No mail has been sent yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Galley: sent mails</title><h1>Sent mails</h1>${body}</html>`;
}

export function devOutbox(db: Database) {
  return new Elysia({name: 'dev-outbox'})
    .onBeforeHandle(({request, server, status}) => {
      // The name matters too: a foreign site could point its own at this machine.
      if (isLoopbackPeer(request, server) && isLoopback(request.url)) return;
      return status(404, {message: 'Not found', code: 'not_found'});
    })
    .get('/dev/outbox.json', () => newestMails(db))
    .get('/dev/outbox', async ({set}) => {
      set.headers['content-type'] = 'text/html; charset=utf-8';
      return renderPage(await newestMails(db));
    });
}
