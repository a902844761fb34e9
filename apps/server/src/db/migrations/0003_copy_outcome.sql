ALTER TABLE "copy_jobs" ADD COLUMN "created" jsonb;--> statement-breakpoint
ALTER TABLE "copy_jobs" ADD COLUMN "failure" jsonb;