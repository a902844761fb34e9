import {
  completionPartNames,
  reachOf,
  type CopiedFrom,
  type CourseUnitPart,
  type EditionPlace,
  type Language,
} from '@college/curriculum-model';
import { and, asc, desc, eq, getTableColumns, ilike, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import { recordRows } from '../db/recordRows';
import { findDraftPlace } from '../majors/majorRepository';
import { inReadersLanguage, presentEditionPlace } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { isInReach, isManagedBy } from '../rights/reach';

const { courseManagers, courseProgress, courseUnits, departments, majors } = schema;

export type CourseUnitRow = typeof courseUnits.$inferSelect;

/** The course units that are not in the trash. */
export const courseUnitRows = recordRows(courseUnits);

/** The parameters of a page of the course-unit list. */
export interface PageRequest {
  majorId: number;
  pageNum: number;
  pageSize: number;
  keyword: string;
  /** The part of the units that is asked for, and who asks. */
  part?: { name: CourseUnitPart; readerId: number } | undefined;
  /** By creation; the only order unless `byHours` precedes it. */
  isOldestFirst: boolean;
  byHours?: 'largestFirst' | 'smallestFirst';
}

/** One page out of all units of a major; units that were never saved are in no list. */
export async function listCourseUnits(db: Queries, request: PageRequest): Promise<{ units: CourseUnitRow[]; total: number }> {
  return { units: await pageOfCourseUnits(db, request), total: await db.$count(courseUnits, shownBy(request)) };
}

/**
 * The query of one page. Its ids come out of an index that has the very order, so that a late page passes over index entries instead of
 * whole rows; only the page's own rows are read.
 */
export function pageOfCourseUnits(db: Queries, request: PageRequest) {
  const order = request.isOldestFirst ? asc : desc;
  const byTime = [order(courseUnits.createTime), order(courseUnits.id)];
  const byHours = request.byHours && (request.byHours === 'largestFirst' ? desc : asc)(courseUnits.totalPeriod);
  const wanted = byHours ? [byHours, ...byTime] : byTime;
  const page = db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(shownBy(request))
    .orderBy(...wanted)
    .limit(request.pageSize)
    .offset((request.pageNum - 1) * request.pageSize)
    .as('page');
  return db
    .select(getTableColumns(courseUnits))
    .from(page)
    .innerJoin(courseUnits, eq(courseUnits.id, page.id))
    .orderBy(...wanted);
}

/** Which units are in the list at all. */
export function shownBy({ majorId, keyword, part }: Pick<PageRequest, 'majorId' | 'keyword' | 'part'>) {
  return and(
    eq(courseUnits.majorId, majorId),
    isNull(courseUnits.deletedAt),
    // Written out, so that the partial index is used.
    sql`not ${courseUnits.initing}`,
    keyword ? ilike(courseUnits.name, `%${escapeLike(keyword)}%`) : undefined,
    part && isInPart(part),
  );
}

// A unit whose completion is not stored yet counts as unfinished.
function isInPart({ name, readerId }: NonNullable<PageRequest['part']>): SQL {
  if (name === 'mine') return isManagedBy(readerId);
  const place = completionPartNames.indexOf('report') + 1;
  const figure = name === 'unfinished' ? courseProgress.progress : sql`${courseProgress.parts}[${sql.raw(String(place))}]`;
  return sql`not exists (select 1 from ${courseProgress}
    where ${courseProgress.courseUnitId} = ${courseUnits.id} and ${figure} = 100)`;
}

/** How often a unit, and what is below it, was changed. */
export async function findRevision(db: Queries, id: number): Promise<number> {
  const [unit] = await db.select({ revision: courseUnits.revision }).from(courseUnits).where(eq(courseUnits.id, id));
  return unit?.revision ?? 0;
}

/** The name of a unit's major. */
export async function findMajorName(db: Queries, majorId: number, language: Language): Promise<string> {
  const [major] = await db.select({ name: majors.name, translations: majors.translations }).from(majors).where(eq(majors.id, majorId));
  return major ? inReadersLanguage(major, 'name', language) : '';
}

/** What a course unit says of its major: its name, and of a draft the edition. */
export async function findMajorOfUnit(
  db: Queries,
  majorId: number,
  language: Language,
): Promise<{ majorName: string; edition?: EditionPlace }> {
  const [major] = await db.select().from(majors).where(eq(majors.id, majorId));
  if (!major) return { majorName: '' };
  const majorName = inReadersLanguage(major, 'name', language);
  const draft = await findDraftPlace(db, major);
  return draft ? { majorName, edition: presentEditionPlace(draft, majorId, language) } : { majorName };
}

/** The unit of which another one is a copy, while it is not in the trash; with a reader, only one that they may read. */
export async function findCopyOrigin(db: Queries, id: number, language: Language, reader?: Caller): Promise<CopiedFrom | undefined> {
  const [origin] = await db
    .select({ unit: courseUnits, major: majors })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(alive(id), reader && isInReach(reachOf(reader, 'read'), 'courseUnits')));
  if (!origin) return undefined;
  const { unit, major } = origin;
  const majorName = inReadersLanguage(major, 'name', language);
  return { id: unit.id, name: inReadersLanguage(unit, 'name', language), majorId: unit.majorId, majorName };
}

/** A new unit with its creator as manager; it stays hidden until it is saved. */
export async function insertCourseUnit(db: Queries, majorId: number, userId: number, now: Date): Promise<CourseUnitRow> {
  const [unit] = await db.insert(courseUnits).values({ majorId, createdBy: userId, createTime: now, updateTime: now }).returning();
  if (!unit) throw new Error('course_units: the insert returned no row');
  await db.insert(courseManagers).values({ courseUnitId: unit.id, userId });
  return unit;
}

/** Units that were opened as new before a moment and never saved; held, and without those that somebody is saving right now. */
export async function lockAbandoned(db: Queries, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(and(sql`${courseUnits.initing}`, isNull(courseUnits.deletedAt), lt(courseUnits.createTime, before)))
    .orderBy(asc(courseUnits.id))
    .limit(500)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Puts units into the trash. */
export async function trashCourseUnits(db: Queries, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(courseUnits)
    .set({ deletedAt: now })
    .where(inArray(courseUnits.id, [...ids]));
}

function alive(id: number) {
  return and(eq(courseUnits.id, id), isNull(courseUnits.deletedAt));
}
