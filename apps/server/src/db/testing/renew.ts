import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** Empties a database that a suite has used as if its tables had just been made; answers a digest of its structure, which must still be the first one. */
export async function renew(db: Database): Promise<string> {
  await db.execute(sql`discard all`);
  // The copy of the sample that the call for putting it back makes.
  await db.execute(sql`drop schema if exists test_fixtures cascade`);
  await db.execute(
    sql`do $$ begin
      execute (select 'truncate ' || string_agg(oid::regclass::text, ', ') || ' restart identity'
        from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r');
    end $$`,
  );
  const { rows } = await db.execute<{ structure: string }>(sql`
    with own_schema as (select oid, nspname from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'),
      own_class as (select pg_class.*, nspname from pg_class join own_schema on own_schema.oid = relnamespace),
      part as (
        select nspname::text as part from own_schema
        union all select concat_ws(' ', nspname, relname, relkind, reloptions) from own_class
        union all select concat_ws(' ', nspname, relname, attname, atttypid, atttypmod, attnotnull, attidentity, attgenerated, attisdropped)
          from pg_attribute join own_class on own_class.oid = attrelid
        union all select concat_ws(' ', nspname, relname, adnum, pg_get_expr(adbin, adrelid)) from pg_attrdef join own_class on own_class.oid = adrelid
        union all select concat_ws(' ', nspname, relname, conname, contype, convalidated) from pg_constraint join own_class on own_class.oid = conrelid
        union all select concat_ws(' ', nspname, relname, tgname, tgenabled, tgtype) from pg_trigger join own_class on own_class.oid = tgrelid where not tgisinternal
        union all select concat_ws(' ', nspname, proname, prosrc) from pg_proc join own_schema on own_schema.oid = pronamespace
      )
    select md5(string_agg(part, ',' order by part)) as structure from part`);
  return rows[0]!.structure;
}
