import { bandOf, type Chain } from '@college/curriculum-model';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from './caller';

const { colleges, courseManagers, courseUnits, departments, majors, users } = schema;

/** The permissionIds of each level (core §6). */
const isOf = {
  department: sql`${users.permissionId} between 1000 and 1999`,
  major: sql`${users.permissionId} between 2000 and 2999`,
  course: sql`${users.permissionId} between 3000 and 3999`,
};

/** People with what their permissions are about and everything above that; what is in the trash counts as nothing. */
export function selectPeople(db: Queries) {
  return db
    .select({ user: users, college: colleges, department: departments, major: majors, course: courseUnits })
    .from(users)
    .innerJoin(colleges, eq(colleges.id, users.collegeId))
    .leftJoin(
      courseUnits,
      and(sql`${courseUnits.id} = case when ${isOf.course} then ${users.relativeId} end`, isNull(courseUnits.deletedAt)),
    )
    .leftJoin(
      majors,
      and(sql`${majors.id} = case when ${isOf.major} then ${users.relativeId} else ${courseUnits.majorId} end`, isNull(majors.deletedAt)),
    )
    .leftJoin(
      departments,
      and(
        sql`${departments.id} = case when ${isOf.department} then ${users.relativeId} else ${majors.departmentId} end`,
        eq(departments.collegeId, users.collegeId),
        isNull(departments.deletedAt),
      ),
    )
    .$dynamic();
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

/** What a person's permission is about; the college alone where that is nothing, or nothing that still exists. */
export function chainOfPerson({ user, department, major, course }: PersonRow): Chain {
  const { collegeId } = user;
  const { level } = bandOf(user.permissionId);
  if (!department) return { collegeId };
  const chain: Chain = { collegeId, departmentId: department.id };
  if (level === 'department') return chain;
  if (!major) return { collegeId };
  if (level === 'major') return { ...chain, majorId: major.id };
  return course ? { ...chain, majorId: major.id, courseId: course.id } : { collegeId };
}

/** The condition on `selectPeople` for standing at or under what the caller's permission is about. */
export function isPersonInScope({ id, collegeId, permissionId, relativeId }: Caller): SQL | undefined {
  const ofCollege = and(eq(users.collegeId, collegeId), isNull(users.deletedAt));
  switch (bandOf(permissionId).level) {
    case 'college':
      return ofCollege;
    case 'department':
      return and(ofCollege, eq(departments.id, relativeId));
    case 'major':
      return and(ofCollege, eq(majors.id, relativeId), sql`${departments.id} is not null`);
    case 'course':
      return and(
        ofCollege,
        sql`${departments.id} is not null`,
        or(
          eq(courseUnits.id, relativeId),
          sql`${courseUnits.id} in (select ${courseManagers.courseUnitId} from ${courseManagers} where ${courseManagers.userId} = ${id})`,
        ),
      );
    case 'none':
      return sql`false`;
  }
}

/** One person with their scope. */
export async function findPerson(db: Queries, id: number): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db).where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
}
