CREATE TABLE "course_progress" (
	"course_unit_id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"progress" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_units" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE INDEX "audit_log_by_user" ON "audit_log" USING btree ("user_id","id");
--> statement-breakpoint
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_course_unit_id_course_units_id_fk" FOREIGN KEY ("course_unit_id") REFERENCES "public"."course_units"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Whatever is saved under a unit notes it on the unit itself, so one trigger here sees every change of a course.
create function count_unit_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
--> statement-breakpoint
create trigger course_units_revised before update on course_units
  for each row execute function count_unit_revision();
--> statement-breakpoint
-- The syllabus is the one part of a course that is saved without its unit.
create function note_syllabus_revision() returns trigger language plpgsql as $$
begin
  update course_units set revision = revision where id in (select distinct course_unit_id from changed);
  return null;
end
$$;
--> statement-breakpoint
create trigger syllabuses_inserted after insert on syllabuses referencing new table as changed
  for each statement execute function note_syllabus_revision();
--> statement-breakpoint
create trigger syllabuses_updated after update on syllabuses referencing new table as changed
  for each statement execute function note_syllabus_revision();
--> statement-breakpoint
create trigger syllabuses_deleted after delete on syllabuses referencing old table as changed
  for each statement execute function note_syllabus_revision();
