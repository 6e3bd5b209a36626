import {index, integer, pgTable, text, uuid} from 'drizzle-orm/pg-core';
import {createdAt, isoTime} from './columns.ts';
import {users} from './users.ts';

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id').references(() => users.id, {onDelete: 'cascade'}),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once a provider has taken the mail: it may hold a code or a link. */
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    sentAt: isoTime('sent_at'),
  },
  table => [index('mail_outbox_unsent').on(table.sentAt, table.createdAt)],
);
