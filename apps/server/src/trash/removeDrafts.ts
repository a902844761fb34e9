import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { majorsOf } from '../retention/keptSince';
import type { Expired } from './expired';
import { intArray } from '../db/intArray';

/** Deleted drafts whose courses are removed already; held, and without those that somebody is bringing back right now. Answers how many were removed. */
export async function removeDrafts(db: Queries, { collegeId, until }: Expired, limit: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from majors where edition_id is not null and deleted_at <= ${until.toISOString()}::timestamptz
      and id in ${majorsOf(collegeId)} and not exists (select 1 from course_units where major_id = majors.id)
    order by id limit ${limit} for update skip locked`);
  if (rows.length === 0) return 0;
  const drafts = sql`any(${intArray(rows.map(({ id }) => id))}::int[])`;
  const statements = [
    sql`delete from indicators where requirement_id in (select id from graduation_requirements where major_id = ${drafts})`,
    sql`delete from graduation_requirements where major_id = ${drafts}`,
    // Of a deleted draft nothing is compared any more; a merged one keeps what it was merged from.
    sql`update editions set major_id = null, base_state_id = case when deleted_at is null then base_state_id end where major_id = ${drafts}`,
    sql`delete from majors where id = ${drafts}`,
  ];
  for (const statement of statements) await db.execute(statement);
  return rows.length;
}

/** Removes deleted editions that have no rows any more and that no receipt names. */
export async function removeEditions(db: Queries, { collegeId, until }: Expired, limit: number): Promise<number> {
  const { rows } = await db.execute(sql`
    delete from editions where id in (
      select id from editions where deleted_at <= ${until.toISOString()}::timestamptz and major_id is null and home_major_id in ${majorsOf(collegeId)}
        and not exists (select 1 from edition_receipts r where r.edition_id = editions.id)
        and not exists (select 1 from majors m where m.edition_id = editions.id)
      order by id limit ${limit} for update skip locked)
    returning id`);
  return rows.length;
}

/** Removes states that no edition and no receipt names; those of moments in the history are kept for readers. Every receipt is read once, however many states there are. */
export async function removeStates(db: Queries, limit: number): Promise<number> {
  const { rows } = await db.execute(sql`
    with named as materialized (
      select base_state_id as id from editions union select state_id from editions union select base_state_id from edition_receipts
      union select (r.request #>> path::text[])::int from edition_receipts r
        cross join unnest(array['{bases,before}', '{bases,after}', '{drafts,before}', '{drafts,after}', '{approved,state}']) path)
    delete from curriculum_states where id in (
      select s.id from curriculum_states s where s.occasion in ('base', 'merged') and not exists (select from named where named.id = s.id)
      order by s.id limit ${limit} for update skip locked)
    returning id`);
  return rows.length;
}

/** Removes parts that no state, receipt or course that is edited names. */
export async function removeParts(db: Queries, limit: number): Promise<number> {
  const isUnused = sql`not exists (select 1 from curriculum_state_parts s where s.hash = p.hash)
    and not exists (select 1 from curriculum_live_parts l where l.hash = p.hash)
    and not exists (select 1 from edition_receipt_parts r where r.before_hash = p.hash)
    and not exists (select 1 from edition_receipt_parts r where r.after_hash = p.hash)`;
  const { rows } = await db.execute<{ hash: string }>(
    sql`select p.hash from curriculum_parts p where ${isUnused} order by p.hash limit ${limit} for update skip locked`,
  );
  if (rows.length === 0) return 0;
  // Whoever stores a state holds the parts that it finds, so that those held here are named by nobody new; what came in between is seen by this statement.
  const held = sql.join(
    rows.map(({ hash }) => sql`${hash}`),
    sql`, `,
  );
  const { rows: removed } = await db.execute(
    sql`delete from curriculum_parts p where p.hash in (${held}) and ${isUnused} returning p.hash`,
  );
  return removed.length;
}
