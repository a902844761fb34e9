-- Notifies listeners of the audit log entries that were committed; every save writes at least one.
create function tell_saved() returns trigger language plpgsql as $$
begin
  perform pg_notify('college_saved', (select min(id) || '-' || max(id) from saved));
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_log_tells after insert on audit_log referencing new table as saved
  for each statement execute function tell_saved();
