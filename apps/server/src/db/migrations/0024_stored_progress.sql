CREATE INDEX "course_units_by_change" ON "course_units" USING btree ("update_time","id") WHERE deleted_at is null and not initing;
--> statement-breakpoint
-- Names the course units that a transaction inserts or changes, until it ends: before its commit their progress is stored.
create function note_revised_units() returns trigger language plpgsql as $$
begin
  perform set_config('college.revised_units',
    concat_ws(',', nullif(current_setting('college.revised_units', true), ''), (select string_agg(id::text, ',') from changed)), true);
  return null;
end
$$;
--> statement-breakpoint
create trigger course_units_inserted after insert on course_units referencing new table as changed
  for each statement execute function note_revised_units();
--> statement-breakpoint
create trigger course_units_changed after update on course_units referencing new table as changed
  for each statement execute function note_revised_units();
