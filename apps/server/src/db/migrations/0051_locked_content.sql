-- Where a copy came from is no part of it: the original is removed for good, whatever became of the copy.
create or replace function count_unit_revision() returns trigger language plpgsql as $$
begin
  if new.copied_from_id is distinct from old.copied_from_id and to_jsonb(new) - 'copied_from_id' = to_jsonb(old) - 'copied_from_id' then
    return new;
  end if;
  new.revision := old.revision + 1;
  return new;
end
$$;
--> statement-breakpoint
-- Only what readers of the draft see is locked, before the change or after it: nobody sees a course that was never saved, or one in the trash.
create function refuse_changes_of_locked_courses() returns trigger language plpgsql as $$
declare lock record;
begin
  select l.summary, u.user_name, u.translations into lock
    from changed c
      join former f on f.id = c.id
      join content_locks l on l.major_id = c.major_id and (l.course_lineage is null or l.course_lineage = coalesce(c.lineage_id, c.id))
      join users u on u.id = l.locked_by
    where c.revision <> f.revision
      and ((c.deleted_at is null and not c.initing) or (f.deleted_at is null and not f.initing))
    limit 1;
  if found then
    raise exception 'this content is locked while it is reviewed' using errcode = 'CL001', detail = to_jsonb(lock)::text;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger course_units_update_locked after update on course_units referencing old table as former new table as changed
  for each statement execute function refuse_changes_of_locked_courses();
