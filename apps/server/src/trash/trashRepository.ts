import { bandOf } from '@college/curriculum-model';
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';

const { courseManagers, courseUnits, departments, majors } = schema;

/** The last deletion of a unit: its number and who did it; a person who was deleted since keeps the name. */
const lastDeletion = sql`lateral (
  select a.id as deletion, u.user_name as deleted_by from audit_log a left join users u on u.id = a.user_id
  where a.entity = 'courseUnit' and a.entity_id = ${courseUnits.id} and a.action = 'deleted' order by a.id desc limit 1) last`;

/** A unit in the trash with its major, and the number of the deletion that put it there. */
const trashColumns = {
  unit: courseUnits,
  major: majors,
  deletion: sql<string | null>`last.deletion`,
  deletedBy: sql<string | null>`last.deleted_by`,
};

/** One page of what somebody may bring back, latest first; units that were never saved are not worth showing. */
export async function listTrashed(
  db: Queries,
  caller: Caller,
  { since, pageNum, pageSize }: { since: Date; pageNum: number; pageSize: number },
) {
  const wanted = and(isInTrash(since), isInScope(db, caller));
  const rows = await db
    .select(trashColumns)
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .leftJoin(lastDeletion, sql`true`)
    .where(wanted)
    .orderBy(desc(courseUnits.deletedAt), desc(courseUnits.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** A unit in the trash, held until the transaction ends, with its major and the deletion that put it there. */
export async function lockTrashed(db: Queries, id: number, since: Date) {
  const [row] = await db
    .select(trashColumns)
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .leftJoin(lastDeletion, sql`true`)
    .where(and(eq(courseUnits.id, id), isInTrash(since)))
    .for('update', { of: courseUnits });
  return row;
}

/** Units whose time in the trash is over; held, and without those that somebody is bringing back right now. */
export async function lockExpired(db: Queries, until: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(and(isNotNull(courseUnits.deletedAt), lte(courseUnits.deletedAt, until)))
    .orderBy(courseUnits.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

function isInTrash(since: Date): SQL | undefined {
  return and(isNotNull(courseUnits.deletedAt), gt(courseUnits.deletedAt, since), sql`not ${courseUnits.initing}`);
}

/** What the caller manages (domain.md §1); a department or major that is gone itself takes its units out of everybody's reach. */
function isInScope(db: Queries, { id, collegeId, permissionId, relativeId }: Caller): SQL | undefined {
  const inCollege = and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt), isNull(majors.deletedAt));
  switch (bandOf(permissionId).level) {
    case 'college':
      return inCollege;
    case 'department':
      return and(inCollege, eq(departments.id, relativeId));
    case 'major':
      return and(inCollege, eq(majors.id, relativeId));
    case 'course': {
      const managed = db.select({ id: courseManagers.courseUnitId }).from(courseManagers).where(eq(courseManagers.userId, id));
      return and(inCollege, or(eq(courseUnits.id, relativeId), sql`${courseUnits.id} in ${managed}`));
    }
    case 'none':
      return sql`false`;
  }
}
