import { levelOf, permissionIdsOf, type Chain, type ManagedPerson } from '@college/curriculum-model';
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from './caller';
import { isManagedBy } from './reach';

const { colleges, courseUnits, departments, majors, users } = schema;

/** People with what their permissions are about and everything above that; what is in the trash counts as nothing. */
export function selectPeople(db: Queries, caller: Caller) {
  return db
    .select({
      user: users,
      college: colleges,
      department: departments,
      major: majors,
      course: courseUnits,
      isManaged: isManagedBy(caller.id),
    })
    .from(users)
    .innerJoin(colleges, eq(colleges.id, users.collegeId))
    .leftJoin(
      courseUnits,
      and(sql`${courseUnits.id} = case when ${isAbout('course')} then ${users.relativeId} end`, isNull(courseUnits.deletedAt)),
    )
    .leftJoin(
      majors,
      and(
        sql`${majors.id} = case when ${isAbout('major')} then ${users.relativeId} else ${courseUnits.majorId} end`,
        isNull(majors.deletedAt),
      ),
    )
    .leftJoin(
      departments,
      and(
        sql`${departments.id} = case when ${isAbout('department')} then ${users.relativeId} else ${majors.departmentId} end`,
        eq(departments.collegeId, users.collegeId),
        isNull(departments.deletedAt),
      ),
    )
    .$dynamic();
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

function isAbout(level: 'department' | 'major' | 'course') {
  const { from, upTo } = permissionIdsOf(level);
  return between(users.permissionId, from, upTo);
}

/** A person as far as it matters who may change them. */
export function managedPersonOf(row: PersonRow, caller: Caller): ManagedPerson {
  return { permissionId: row.user.permissionId, chain: chainOf(row, caller) };
}

/** What a person's permission is about; the college alone where that is nothing, or nothing that still exists. */
function chainOf({ user, department, major, course, isManaged }: PersonRow, caller: Caller): Chain {
  const { collegeId } = user;
  const level = levelOf(user.permissionId);
  if (!department) return { collegeId };
  const chain: Chain = { collegeId, departmentId: department.id };
  if (level === 'department') return chain;
  if (!major) return { collegeId };
  if (level === 'major') return { ...chain, majorId: major.id };
  return course ? { ...chain, majorId: major.id, courseId: course.id, managers: isManaged ? [caller.id] : [] } : { collegeId };
}

/** People who are there, by their ids. */
export async function findPeople(db: Queries, caller: Caller, ids: readonly number[]): Promise<PersonRow[]> {
  return ids.length === 0 ? [] : selectPeople(db, caller).where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
}

/** One person with what their permission is about. */
export async function findPerson(db: Queries, caller: Caller, id: number): Promise<PersonRow | undefined> {
  const [row] = await findPeople(db, caller, [id]);
  return row;
}
