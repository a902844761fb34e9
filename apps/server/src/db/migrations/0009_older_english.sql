-- English is older once its Chinese changes and it does not; written anew, or confirmed at a newer time, it is not older any more.
-- The rule is `markOlderEnglish` of the curriculum model, word for word; a test compares the two.
create function mark_older_english() returns trigger language plpgsql as $$
declare
  stored jsonb := coalesce(old.translations -> 'en', '{}');
  sent jsonb := new.translations -> 'en';
  old_row jsonb;
  new_row jsonb;
  field text;
  column_name text;
  before jsonb;
  after jsonb;
  is_older boolean;
begin
  if sent is null or jsonb_typeof(sent) <> 'object' then
    return new;
  end if;
  -- What is brought back from the history has its own marks: Chinese and English stand again as they stood together.
  if current_setting('college.restoring', true) = 'on' then
    return new;
  end if;
  old_row := to_jsonb(old);
  new_row := to_jsonb(new);
  foreach column_name in array tg_argv loop
    -- English is kept under the names of the wire.
    field := case column_name when 'user_name' then 'userName' else column_name end;
    before := stored -> field;
    after := sent -> field;
    continue when after is null;
    is_older := coalesce(after -> 'older' = 'true', false);
    if before ->> 'text' = after ->> 'text' and before ->> 'updatedAt' = after ->> 'updatedAt' then
      is_older := old_row -> column_name is distinct from new_row -> column_name or coalesce(before -> 'older' = 'true', false);
    elsif before is not null and is_older then
      -- English of an earlier time comes from the history and brings its own mark.
      begin
        is_older := (after ->> 'updatedAt')::timestamptz < (before ->> 'updatedAt')::timestamptz;
      exception when invalid_datetime_format or datetime_field_overflow then
        is_older := false;
      end;
    end if;
    sent := jsonb_set(sent, array[field], (after - 'older') || case when is_older then '{"older": true}'::jsonb else '{}'::jsonb end);
  end loop;
  new.translations := jsonb_set(new.translations, '{en}', sent);
  return new;
end
$$;
--> statement-breakpoint
-- The condition keeps the function away from updates of rows without English and of other columns.
do $$
declare
  texts constant jsonb := '{
    "colleges": ["name"],
    "departments": ["name"],
    "majors": ["name"],
    "users": ["user_name"],
    "graduation_requirements": ["description"],
    "indicators": ["description"],
    "course_units": ["name", "position", "introduction", "criterion"],
    "projects": ["name", "product"],
    "points": ["title", "description"],
    "ksas": ["description"],
    "teaching_goals": ["description"],
    "task_goals": ["description", "product"],
    "course_matrix_entries": ["study", "teach", "product", "week"],
    "syllabuses": ["year", "lecturer", "phone", "email", "department", "classname", "classroom", "textbooks", "textreferences", "attend",
      "assignment", "criterion", "practice", "textgroup", "paper", "others", "examway", "examdetail"]
  }';
  table_name text;
  columns jsonb;
begin
  for table_name, columns in select key, value from jsonb_each(texts) loop
    execute (
      select format(
        'create trigger %I before update on %I for each row'
          || ' when (old.translations <> ''{}'' and (old.translations is distinct from new.translations or %s))'
          || ' execute function mark_older_english(%s)',
        table_name || '_older_english', table_name,
        string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or '), string_agg(format('%L', name), ', '))
      from jsonb_array_elements_text(columns) as name
    );
  end loop;
end
$$;
