import { reachOf } from '@college/curriculum-model';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';
import { majorsOf } from '../retention/keptSince';
import type { Caller } from '../rights/caller';
import type { Expired } from './expired';

const { departments, majors } = schema;

/** The deleted majors of the departments that somebody manages, in the columns of the trash. Those of a deleted department come back after it. */
export function trashedMajors(caller: Caller, since: Date): SQL {
  return sql`select 'major' as kind, 'major' as entity, ${majors.id} as id, ${majors.name} as name,
    ${majors.translations} #>> '{en,name,text}' as english, null::int as major_id, null::text as major_name,
    null::text as major_english, ${majors.deletedAt} as deleted_at
    from ${majors} join ${departments} on ${departments.id} = ${majors.departmentId}
    where ${and(gt(majors.deletedAt, since), isNull(departments.deletedAt), isInManagedDepartment(caller))}`;
}

// Whoever manages no more than the major itself neither deletes it nor brings it back.
function isInManagedDepartment(caller: Caller): SQL | undefined {
  const reach = reachOf(caller, 'manage');
  if (!reach || reach.majorId !== undefined || reach.courseId !== undefined) return sql`false`;
  const { collegeId, departmentId } = reach;
  return and(eq(departments.collegeId, collegeId), departmentId === undefined ? undefined : eq(departments.id, departmentId));
}

/** A deleted major with its department, held until the transaction ends; drafts are deleted and restored as editions. */
export async function lockTrashedMajor(db: Queries, id: number, since: Date) {
  const [row] = await db
    .select({ major: majors, department: departments })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(eq(majors.id, id), gt(majors.deletedAt, since)))
    .for('update');
  return row;
}

/**
 * Removes for good what was deleted before a moment, with its requirements, some at a time. A major stays hidden where editions, reviews, states of its curriculum, reports or courses still name it.
 */
export async function removeMajors(db: Queries, { collegeId, until }: Expired, limit: number): Promise<number> {
  const isNamed = sql.join(
    [
      sql`exists (select 1 from course_units where major_id = majors.id)`,
      sql`exists (select 1 from editions where home_major_id = majors.id)`,
      sql`exists (select 1 from curriculum_states where home_major_id = majors.id)`,
      sql`exists (select 1 from edition_receipts where home_major_id = majors.id)`,
      sql`exists (select 1 from proposals where home_major_id = majors.id)`,
      sql`exists (select 1 from talent_reports where major_id = majors.id)`,
    ],
    sql` or `,
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from majors where edition_id is null and deleted_at <= ${until.toISOString()}::timestamptz
      and id in ${majorsOf(collegeId)} and not (${isNamed})
    order by id limit ${limit} for update skip locked`);
  if (rows.length === 0) return 0;
  const removed = sql`any(${intArray(rows.map(({ id }) => id))}::int[])`;
  const statements = [
    sql`delete from indicators where requirement_id in (select id from graduation_requirements where major_id = ${removed})`,
    sql`delete from graduation_requirements where major_id = ${removed}`,
    sql`delete from majors where id = ${removed}`,
  ];
  for (const statement of statements) await db.execute(statement);
  return rows.length;
}
