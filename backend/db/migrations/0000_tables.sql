CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"last_seen_at" timestamptz NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"expires_at" timestamptz NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"url" text,
	"full_details" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"posting" jsonb,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "uploaded_resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"filename" text,
	"file_size_bytes" integer NOT NULL,
	"file_type" text,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"document" jsonb,
	"content" text DEFAULT '' NOT NULL,
	"read_error" text,
	"confirmed_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"sent_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "credit_ledger" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"delta" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "credit_ledger_event" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "credit_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"job_id" uuid NOT NULL,
	"credits_used" integer NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	"job_title" text NOT NULL,
	"company" text NOT NULL,
	"resume_filename" text NOT NULL,
	CONSTRAINT "credit_uses_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer,
	"stripe_session_id" text,
	"stripe_transaction_id" text,
	"stripe_payment_status" text,
	"amount_cents" integer NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"card_last_four" text,
	"credits_purchased" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"metadata" jsonb NOT NULL,
	"completed_at" timestamptz,
	CONSTRAINT "payment_history_stripe_session_id_unique" UNIQUE("stripe_session_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "promo_percent" CHECK ("promo_codes"."percent" between 1 and 100),
	CONSTRAINT "promo_uses" CHECK ("promo_codes"."max_uses" is null or "promo_codes"."uses" <= "promo_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "promo_redemptions_code_user_id_pk" PRIMARY KEY("code","user_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"user_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "blobs_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "sync_failures" (
	"group_id" uuid NOT NULL,
	"mutation_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"since" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "sync_failures_group_id_mutation_id_pk" PRIMARY KEY("group_id","mutation_id")
);
--> statement-breakpoint
CREATE TABLE "sync_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"last_mutation_id" bigint DEFAULT 0 NOT NULL,
	"version" bigint NOT NULL,
	"schema" integer NOT NULL,
	"build" text NOT NULL,
	"seen_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_meta" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_results" (
	"group_id" uuid NOT NULL,
	"mutation_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"detail" jsonb,
	"version" bigint NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "sync_results_group_id_mutation_id_pk" PRIMARY KEY("group_id","mutation_id"),
	CONSTRAINT "sync_results_origin" UNIQUE("user_id","origin")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"credits_owed" integer DEFAULT 0 NOT NULL,
	"email_verified_at" timestamptz,
	"email_suppressed" integer DEFAULT 0 NOT NULL,
	"notifications" jsonb NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"sync_version" bigint DEFAULT 0 NOT NULL,
	"sync_floor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "credits_not_negative" CHECK ("users"."credits" >= 0),
	CONSTRAINT "credits_owed_not_negative" CHECK ("users"."credits_owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"requirement" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"optimized_resume_id" uuid NOT NULL,
	"uploaded_resume_id" uuid NOT NULL,
	"job_details_id" uuid,
	"content" text NOT NULL,
	"confidence" integer DEFAULT 0 NOT NULL,
	"highlights" jsonb NOT NULL,
	"tone" text NOT NULL,
	"length" text NOT NULL,
	"writer" jsonb NOT NULL,
	"letter_version" text DEFAULT '1.0' NOT NULL,
	"version_history" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"job_details_id" uuid NOT NULL,
	"optimisation_id" uuid,
	"result_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"options" jsonb NOT NULL,
	"intent_key" text NOT NULL,
	"status" text NOT NULL,
	"stages" jsonb NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamptz,
	"error_code" text,
	"error_message" text,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optimized_resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"deleted_at" timestamptz,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"uploaded_resume_id" uuid NOT NULL,
	"job_details_id" uuid NOT NULL,
	"source" jsonb NOT NULL,
	"posting" jsonb NOT NULL,
	"as_of" text NOT NULL,
	"edits" jsonb NOT NULL,
	"blocked" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"analysis" jsonb NOT NULL,
	"writer" jsonb NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"job_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_verifications" ADD CONSTRAINT "pending_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_details" ADD CONSTRAINT "job_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_resumes" ADD CONSTRAINT "uploaded_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD CONSTRAINT "credit_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_failures" ADD CONSTRAINT "sync_failures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_groups" ADD CONSTRAINT "sync_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_results" ADD CONSTRAINT "sync_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_letters" ADD CONSTRAINT "cover_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimized_resumes" ADD CONSTRAINT "optimized_resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "job_details_version" ON "job_details" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "uploaded_resumes_version" ON "uploaded_resumes" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "mail_outbox_unsent" ON "mail_outbox" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE INDEX "credit_ledger_user" ON "credit_ledger" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_uses_version" ON "credit_uses" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "payment_history_version" ON "payment_history" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "payment_history_transaction" ON "payment_history" USING btree ("stripe_transaction_id");--> statement-breakpoint
CREATE INDEX "sync_results_version" ON "sync_results" USING btree ("group_id","version");--> statement-breakpoint
CREATE INDEX "answers_version" ON "answers" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "cover_letters_version" ON "cover_letters" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "cover_letters_optimisation" ON "cover_letters" USING btree ("optimized_resume_id");--> statement-breakpoint
CREATE INDEX "jobs_version" ON "jobs" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("status","lease_until");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_live_per_intent" ON "jobs" USING btree ("user_id","intent_key") WHERE status not in ('failed', 'cancelled') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "optimized_resumes_version" ON "optimized_resumes" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "optimized_resumes_pair" ON "optimized_resumes" USING btree ("user_id","uploaded_resume_id","job_details_id");