ALTER TABLE "proposals" ADD COLUMN "locked_by" integer;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_locked_by_users_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Which majors of drafts nobody writes into, because they are reviewed, or which course of one alone. Whatever is locked of a proposal is said here, and nowhere else.
create view content_locks as
  select m.id as major_id, p.course_lineage, p.id as proposal_id, p.summary, p.locked_by
  from proposals p join majors m on m.edition_id = p.edition_id
  where p.locked_by is not null and p.status in ('review', 'approved') and m.deleted_at is null;
--> statement-breakpoint
-- Whatever is saved in a course notes it on the course, and every save of a major on the major: here nothing slips by, whoever began before the lock fell.
create function refuse_locked_courses() returns trigger language plpgsql as $$
declare lock record;
begin
  select l.summary, u.user_name, u.translations into lock
    from changed c
      join content_locks l on l.major_id = c.major_id and (l.course_lineage is null or l.course_lineage = coalesce(c.lineage_id, c.id))
      join users u on u.id = l.locked_by
    limit 1;
  if found then
    raise exception 'this content is locked while it is reviewed' using errcode = 'CL001', detail = to_jsonb(lock)::text;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function refuse_locked_majors() returns trigger language plpgsql as $$
declare lock record;
begin
  select l.summary, u.user_name, u.translations into lock
    from changed c
      join content_locks l on l.major_id = c.id and l.course_lineage is null
      join users u on u.id = l.locked_by
    limit 1;
  if found then
    raise exception 'this content is locked while it is reviewed' using errcode = 'CL001', detail = to_jsonb(lock)::text;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger course_units_insert_locked after insert on course_units referencing new table as changed
  for each statement execute function refuse_locked_courses();
--> statement-breakpoint
create trigger course_units_update_locked after update on course_units referencing new table as changed
  for each statement execute function refuse_locked_courses();
--> statement-breakpoint
create trigger majors_update_locked after update on majors referencing new table as changed
  for each statement execute function refuse_locked_majors();
