create function add_up_total_period() returns trigger language plpgsql as $$
begin
  update course_units unit set total_period = rows.hours
  from (
    select changed_unit.id, coalesce(sum(project.theory_period + project.practice_period), 0) as hours
    from (select distinct course_unit_id as id from changed) changed_unit
    left join projects project on project.course_unit_id = changed_unit.id and project.deleted_at is null
    group by changed_unit.id
  ) rows
  where unit.id = rows.id and unit.total_period is distinct from rows.hours;
  return null;
end
$$;
--> statement-breakpoint
create trigger projects_inserted after insert on projects referencing new table as changed
  for each statement execute function add_up_total_period();
--> statement-breakpoint
create trigger projects_deleted after delete on projects referencing old table as changed
  for each statement execute function add_up_total_period();
--> statement-breakpoint
create trigger projects_left after update on projects referencing old table as changed
  for each statement execute function add_up_total_period();
--> statement-breakpoint
create trigger projects_arrived after update on projects referencing new table as changed
  for each statement execute function add_up_total_period();
