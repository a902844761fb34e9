import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schema, type Queries } from '../db';
import { isLocked } from './contentLock';
import { isManagedBy } from './reach';

const { courseUnits, departments, editions, majors } = schema;

/** The course unit that is asked about, and its major: of a draft or not. */
export const ownUnits = alias(courseUnits, 'own_unit');
/** The major that is asked about. */
export const ownMajors = alias(majors, 'own_major');

/** A major that is not in the trash, below a home and a department that are not; a major that is no draft is its own home. */
export const majorLives = and(isNull(ownMajors.deletedAt), isNull(majors.deletedAt), isNull(departments.deletedAt));

/** The lineage of the course unit that is asked about. */
export const ownLineage = sql`coalesce(${ownUnits.lineageId}, ${ownUnits.id})`;

/** In a draft the course of the home major with the same lineage, in the trash or not; the course itself where there is none, and outside of drafts. */
const homeCourseId = sql`case when ${editions.id} is null then ${ownUnits.id} else coalesce((
  select home.id from course_units home where home.major_id = ${editions.homeMajorId} and (
    home.lineage_id = ${ownLineage} or home.lineage_id is null and home.id = ${ownLineage})), ${ownUnits.id}) end`;

const ofMajor = {
  collegeId: departments.collegeId,
  departmentId: departments.id,
  majorId: majors.id,
  editionId: ownMajors.editionId,
  isLocked: isLocked(ownMajors.id),
};

/** What is above majors: `majors` are their homes. */
export function aboveMajors(db: Queries) {
  return db
    .select(ofMajor)
    .from(ownMajors)
    .leftJoin(editions, eq(editions.id, ownMajors.editionId))
    .innerJoin(majors, eq(majors.id, sql`coalesce(${editions.homeMajorId}, ${ownMajors.id})`))
    .innerJoin(departments, eq(departments.id, majors.departmentId));
}

/** What is above courses, and whether they name a manager: `majors` and `courseUnits` are those of their homes, by which every right is decided. */
export function aboveCourses(db: Queries, managerId: number | undefined) {
  return db
    .select({
      ...ofMajor,
      isLocked: isLocked(ownMajors.id, ownLineage),
      courseId: courseUnits.id,
      ownId: ownUnits.id,
      isManager: managerId === undefined ? sql<boolean>`false` : isManagedBy(managerId),
    })
    .from(ownUnits)
    .innerJoin(ownMajors, eq(ownMajors.id, ownUnits.majorId))
    .leftJoin(editions, eq(editions.id, ownMajors.editionId))
    .innerJoin(majors, eq(majors.id, sql`coalesce(${editions.homeMajorId}, ${ownMajors.id})`))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .innerJoin(courseUnits, eq(courseUnits.id, homeCourseId));
}
