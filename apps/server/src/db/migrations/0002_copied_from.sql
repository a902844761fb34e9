ALTER TABLE "course_units" ADD COLUMN "copied_from_id" integer;--> statement-breakpoint
ALTER TABLE "course_units" ADD CONSTRAINT "course_units_copied_from_id_course_units_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."course_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copy_jobs" DROP COLUMN "error";