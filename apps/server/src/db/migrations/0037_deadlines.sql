CREATE TABLE "deadline_plans" (
	"college_id" integer PRIMARY KEY NOT NULL,
	"deadlines" jsonb NOT NULL,
	"reminders" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "major_findings" (
	"major_id" integer PRIMARY KEY NOT NULL,
	"errors" integer NOT NULL,
	"reminders" integer NOT NULL,
	"courses" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"stamp" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_progress" ADD COLUMN "parts" smallint[];--> statement-breakpoint
ALTER TABLE "deadline_plans" ADD CONSTRAINT "deadline_plans_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "major_findings" ADD CONSTRAINT "major_findings_major_id_majors_id_fk" FOREIGN KEY ("major_id") REFERENCES "public"."majors"("id") ON DELETE cascade ON UPDATE no action;