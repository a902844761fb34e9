ALTER TABLE "course_units" ADD COLUMN "semester" smallint;--> statement-breakpoint
ALTER TABLE "course_units" ADD COLUMN "prerequisites" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "course_units" ADD COLUMN "corequisites" integer[] DEFAULT '{}'::integer[] NOT NULL;