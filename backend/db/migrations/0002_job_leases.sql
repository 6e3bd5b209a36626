CREATE TABLE "job_leases" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"attempt" integer NOT NULL,
	"until" timestamptz NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_live";--> statement-breakpoint
ALTER TABLE "job_leases" ADD CONSTRAINT "job_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_live" ON "jobs" USING btree ("status");--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "lease_until";