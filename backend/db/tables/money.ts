import {sql} from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {createdAt, isoTime, syncedColumns} from './columns.ts';
import {formerOwner, owner} from './users.ts';

export type LedgerKind = 'grant' | 'purchase' | 'hold' | 'release' | 'clawback';

/** Every change of a balance, once: `kind` and `ref` name the event it stands for. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: uuid('id').primaryKey(),
    userId: formerOwner(),
    delta: integer('delta').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    ref: text('ref').notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('credit_ledger_event').on(table.kind, table.ref),
    index('credit_ledger_user').on(table.userId),
  ],
);

/** What the person sees of a hold; names are copied so that they outlive what they name. */
export const creditUses = pgTable(
  'credit_uses',
  {
    ...syncedColumns(),
    userId: owner(),
    jobId: uuid('job_id').notNull().unique(),
    creditsUsed: integer('credits_used').notNull(),
    released: boolean('released').notNull().default(false),
    jobTitle: text('job_title').notNull(),
    company: text('company').notNull(),
    resumeFilename: text('resume_filename').notNull(),
  },
  table => [index('credit_uses_version').on(table.userId, table.version)],
);

export interface PaymentMetadata {
  planId: string;
  promoCode: string | null;
  discountPercentage: number;
  originalAmountCents: number;
  cardBrand: string | null;
  /** Credits taken back after refunds and disputes, those still owed included. */
  creditsTakenBack?: number;
}

export const paymentHistory = pgTable(
  'payment_history',
  {
    ...syncedColumns(),
    userId: formerOwner(),
    stripeSessionId: text('stripe_session_id').unique(),
    stripeTransactionId: text('stripe_transaction_id'),
    stripePaymentStatus: text('stripe_payment_status'),
    amountCents: integer('amount_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    cardLastFour: text('card_last_four'),
    creditsPurchased: integer('credits_purchased').notNull(),
    status: text('status').notNull().default('pending'),
    metadata: jsonb('metadata').$type<PaymentMetadata>().notNull(),
    completedAt: isoTime('completed_at'),
  },
  table => [
    index('payment_history_version').on(table.userId, table.version),
    index('payment_history_transaction').on(table.stripeTransactionId),
  ],
);

export const promoCodes = pgTable(
  'promo_codes',
  {
    code: text('code').primaryKey(),
    percent: integer('percent').notNull(),
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    expiresAt: isoTime('expires_at'),
    createdAt: createdAt(),
  },
  table => [
    check('promo_percent', sql`${table.percent} between 1 and 100`),
    check('promo_uses', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
);

export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    code: text('code').notNull(),
    userId: owner(),
    paymentId: uuid('payment_id').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({columns: [table.code, table.userId]})],
);

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: createdAt(),
});
