import type { SubjectKind } from '@college/api-client/contract';
import type { Chain } from '@college/curriculum-model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';
import type { Caller } from './caller';
import { aboveCourses, aboveMajors, majorLives, ownMajors, ownUnits } from './homeCourse';

const { colleges, departments, editionReceipts, editions, projects, proposals, teachingGoals, users } = schema;
const ofHome = alias(editions, 'of_home');

/** Who asks: managers of a course are looked for among them alone, and the demo account finds no draft. */
export type Asker = Pick<Caller, 'id' | 'isDemo'>;

const courseLives = and(isNull(ownUnits.deletedAt), majorLives);

/**
 * Climbs from a record to its college; undefined when it, or anything above it, does not exist or is in the trash. Of a record of a draft it answers what is above the home
 * major, and the course of the home of the same lineage, so that rights are those of the current edition. Only this and `editableCourses` lead to a draft.
 */
export async function findAncestry(db: Queries, kind: SubjectKind, id: number, asker?: Asker): Promise<Chain | undefined> {
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
      return chainOf(await first(aboveMajors(db).where(and(eq(ownMajors.id, id), majorLives))), asker);
    case 'course':
      return chainOf(await first(aboveCourses(db, asker?.id).where(and(eq(ownUnits.id, id), courseLives))), asker);
    case 'project':
      return chainOf(
        await first(
          aboveCourses(db, asker?.id)
            .innerJoin(projects, eq(projects.courseUnitId, ownUnits.id))
            .where(and(eq(projects.id, id), isNull(projects.deletedAt), courseLives)),
        ),
        asker,
      );
    case 'goal':
      return chainOf(
        await first(
          aboveCourses(db, asker?.id)
            .innerJoin(teachingGoals, eq(teachingGoals.courseUnitId, ownUnits.id))
            .where(and(eq(teachingGoals.id, id), isNull(teachingGoals.deletedAt), courseLives)),
        ),
        asker,
      );
    case 'edition':
      return chainOf(
        await first(
          aboveMajors(db)
            .innerJoin(ofHome, eq(ofHome.homeMajorId, ownMajors.id))
            .where(and(eq(ofHome.id, id), isNull(ofHome.deletedAt), majorLives)),
        ),
        asker,
      );
    case 'receipt':
      return chainOf(
        await first(
          aboveMajors(db)
            .innerJoin(editionReceipts, eq(editionReceipts.homeMajorId, ownMajors.id))
            .where(and(eq(editionReceipts.id, id), majorLives)),
        ),
        asker,
      );
    case 'proposal':
      return chainOf(
        await first(
          aboveMajors(db)
            .innerJoin(proposals, eq(proposals.homeMajorId, ownMajors.id))
            .innerJoin(ofHome, eq(ofHome.id, proposals.editionId))
            .where(and(eq(proposals.id, id), isNull(ofHome.deletedAt), majorLives)),
        ),
        asker,
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

/** The same for a course that is itself in the trash. */
export async function findAncestryOfTrashed(db: Queries, courseId: number, asker: Asker): Promise<Chain | undefined> {
  return chainOf(await first(aboveCourses(db, asker.id).where(and(eq(ownUnits.id, courseId), majorLives))), asker);
}

/** The same for many courses, by their ids. */
export async function findAncestryOfCourses(db: Queries, courseIds: readonly number[], asker: Asker): Promise<Map<number, Chain>> {
  if (courseIds.length === 0) return new Map();
  const rows = await aboveCourses(db, asker.id).where(and(sql`${ownUnits.id} = any(${intArray(courseIds)}::int[])`, courseLives));
  return new Map(
    rows.flatMap((row) => {
      const chain = chainOf(row, asker);
      return chain ? [[row.ownId, chain] as const] : [];
    }),
  );
}

/** The college of a major, whether or not it is in the trash. */
export async function findCollegeOfMajor(db: Queries, majorId: number): Promise<number | undefined> {
  return (await first(aboveMajors(db).where(eq(ownMajors.id, majorId))))?.collegeId;
}

interface Row {
  collegeId: number;
  departmentId: number;
  majorId: number;
  courseId?: number;
  editionId: number | null;
  isManager?: boolean;
  isLocked: boolean;
}

function chainOf(row: Row | undefined, asker: Asker | undefined): Chain | undefined {
  if (!row || (asker?.isDemo && row.editionId !== null)) return undefined;
  const { collegeId, departmentId, courseId, isManager } = row;
  const major = { collegeId, departmentId, majorId: row.majorId, ...(row.isLocked && { isLocked: true }) };
  if (courseId === undefined) return major;
  return { ...major, courseId, managers: isManager && asker ? [asker.id] : [] };
}

async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}
