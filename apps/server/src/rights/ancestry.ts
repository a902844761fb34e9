import type { SubjectKind } from '@college/api-client/contract';
import type { Chain } from '@college/curriculum-model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isManagedBy } from './reach';

const { colleges, courseUnits, departments, majors, projects, teachingGoals, users } = schema;

const majorLives = and(isNull(majors.deletedAt), isNull(departments.deletedAt));
const courseLives = and(isNull(courseUnits.deletedAt), majorLives);

/**
 * Climbs from a record to its college; undefined when it, or anything above it, does not exist or is in the trash. Whether the course
 * names a manager is asked for one person alone.
 */
export async function findAncestry(db: Queries, kind: SubjectKind, id: number, managerId?: number): Promise<Chain | undefined> {
  switch (kind) {
    case 'college':
      return first(
        db
          .select({ collegeId: colleges.id })
          .from(colleges)
          .where(and(eq(colleges.id, id), isNull(colleges.deletedAt))),
      );
    case 'department':
      return first(
        db
          .select({ collegeId: departments.collegeId, departmentId: departments.id })
          .from(departments)
          .where(and(eq(departments.id, id), isNull(departments.deletedAt))),
      );
    case 'major':
      return first(aboveMajor(db).where(and(eq(majors.id, id), majorLives)));
    case 'course':
      return withManager(aboveCourse(db, managerId).where(and(eq(courseUnits.id, id), courseLives)), managerId);
    case 'project':
      return withManager(
        aboveCourse(db, managerId)
          .innerJoin(projects, eq(projects.courseUnitId, courseUnits.id))
          .where(and(eq(projects.id, id), isNull(projects.deletedAt), courseLives)),
        managerId,
      );
    case 'goal':
      return withManager(
        aboveCourse(db, managerId)
          .innerJoin(teachingGoals, eq(teachingGoals.courseUnitId, courseUnits.id))
          .where(and(eq(teachingGoals.id, id), isNull(teachingGoals.deletedAt), courseLives)),
        managerId,
      );
    case 'user':
      return first(
        db
          .select({ collegeId: users.collegeId })
          .from(users)
          .where(and(eq(users.id, id), isNull(users.deletedAt))),
      );
  }
}

function aboveMajor(db: Queries) {
  return db
    .select({ collegeId: departments.collegeId, departmentId: departments.id, majorId: majors.id })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId));
}

function aboveCourse(db: Queries, managerId: number | undefined) {
  return db
    .select({
      collegeId: departments.collegeId,
      departmentId: departments.id,
      majorId: majors.id,
      courseId: courseUnits.id,
      isManager: managerId === undefined ? sql<boolean>`false` : isManagedBy(managerId),
    })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId));
}

async function withManager(rows: PromiseLike<(Chain & { isManager: boolean })[]>, managerId = 0): Promise<Chain | undefined> {
  const row = await first(rows);
  if (!row) return undefined;
  const { isManager, ...chain } = row;
  return { ...chain, managers: isManager ? [managerId] : [] };
}

async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}
