import { listCourseCards } from '@college/api-client/contract';
import {
  cardManager,
  cardMenus,
  groupBy,
  homeCourse,
  sumHours,
  type Chain,
  type CourseCard,
  type Language,
} from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { readProgress } from '../completion/courseProgress';
import { schema, type Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import { inReadersLanguage } from '../majors/presentMajor';
import { findAncestryOfCourses } from '../rights/ancestry';
import type { Caller } from '../rights/caller';

const { courseManagers, courseUnits, majors, projects, users } = schema;

/** The calls of the major home. */
export const cardCalls: readonly MountedCall[] = [
  handle(listCourseCards, ({ db, query, caller, language }) => readCards(db, query.majorId, caller, language)),
];

async function readCards(db: Queries, majorId: number, caller: Caller, language: Language): Promise<CourseCard[]> {
  const rows = await listUnitsOfMajor(db, majorId);
  const ids = rows.map(({ unit }) => unit.id);
  const managers = await listManagers(db, ids);
  const places = await findAncestryOfCourses(db, ids, caller);
  const progress = await readProgress(db, ids);
  const chapters = groupBy(await listHours(db, ids), ({ courseUnitId }) => courseUnitId);
  return rows.map(({ unit, major }) => {
    const ofUnit = managers.filter(({ courseUnitId }) => courseUnitId === unit.id);
    const place: Chain = places.get(unit.id) ?? { collegeId: caller.collegeId };
    return {
      self: { label: inReadersLanguage(unit, 'name', language), value: unit.id },
      parent: { label: inReadersLanguage(major, 'name', language), value: major.id },
      // Names are returned as recorded, with their English: the client compares them with the caller's own.
      manager: ofUnit.map(({ disabledAt, ...person }) => cardManager({ ...person, isDisabled: disabledAt !== null })),
      ...cardMenus(caller, place, language),
      progress: progress.get(unit.id) ?? 0,
      hours: sumHours(chapters.get(unit.id) ?? []),
      ...homeCourse(unit.id, place),
      version: unit.version,
      revision: unit.revision,
    };
  });
}

/** The saved units of a major with its name, oldest first. */
async function listUnitsOfMajor(db: Queries, majorId: number) {
  return db
    .select({ unit: courseUnits, major: majors })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`))
    .orderBy(asc(courseUnits.createTime), asc(courseUnits.id));
}

/** Who manages which of some units. */
async function listManagers(db: Queries, unitIds: readonly number[]) {
  if (unitIds.length === 0) return [];
  return db
    .select({
      courseUnitId: courseManagers.courseUnitId,
      id: users.id,
      userName: users.userName,
      translations: users.translations,
      disabledAt: users.disabledAt,
    })
    .from(courseManagers)
    .innerJoin(users, eq(users.id, courseManagers.userId))
    .where(and(inArray(courseManagers.courseUnitId, [...unitIds]), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
}

/** The hours of the chapters of some units. */
async function listHours(db: Queries, unitIds: readonly number[]) {
  if (unitIds.length === 0) return [];
  const { courseUnitId, theoryPeriod, practicePeriod } = projects;
  return db
    .select({ courseUnitId, theoryPeriod, practicePeriod })
    .from(projects)
    .where(and(inArray(courseUnitId, [...unitIds]), isNull(projects.deletedAt)));
}
