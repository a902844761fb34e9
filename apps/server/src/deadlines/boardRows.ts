import { permissionIdsOf, type Reach } from '@college/curriculum-model';
import { and, asc, between, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { isOneOf } from '../db/intArray';
import { statusNow } from '../proposals/statusNow';
import { isInReach, isManagedBy } from '../rights/reach';

const { courseProgress, courseUnits, departments, majors, users } = schema;

/** Somebody who leads a course, with what their rights are, and whether they were asked today to finish it. */
export interface LeaderRow {
  id: number;
  userName: string;
  translations: Translations;
  collegeId: number;
  permissionId: number;
  relativeId: number;
  isDisabled: boolean;
  isTold: boolean;
}

const leading = permissionIdsOf('course', 'manage');

/** Those whom a course names, and those whose permission is to lead it: these are few, and found once for all courses. */
const leadersOn = (today: string, permitted: ReturnType<typeof permittedLeadersOf>) => sql<LeaderRow[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'userName', p.user_name, 'translations', p.translations, 'collegeId', p.college_id,
    'permissionId', p.permission_id, 'relativeId', p.relative_id, 'isDisabled', p.disabled_at is not null, 'isTold', exists (
      select from leader_notices t where t.course_unit_id = ${courseUnits.id} and t.user_id = p.id and t.day = ${today}::date)) order by p.id)
  from (select m.user_id as id from course_managers m where m.course_unit_id = ${courseUnits.id} union select unnest(${permitted.ids})) led
  join users p on p.id = led.id
  where p.deleted_at is null), '[]'::json)`;

const progressOfCourse = {
  id: courseUnits.id,
  majorId: courseUnits.majorId,
  name: courseUnits.name,
  translations: courseUnits.translations,
  progress: courseProgress.progress,
  parts: courseProgress.parts,
};

/** Who has the permission to lead a course, by the course. */
function permittedLeadersOf(db: Queries, { collegeId }: Reach) {
  return db
    .select({ courseId: users.relativeId, ids: sql<number[]>`array_agg(${users.id})`.as('ids') })
    .from(users)
    .where(and(eq(users.collegeId, collegeId), between(users.permissionId, leading.from, leading.upTo)))
    .groupBy(users.relativeId)
    .as('permitted');
}

/** So many rows are mapped at one go; others get a turn in between. */
const rowsInPart = 2000;

/** The courses of a reach in the order in which they were made, or those named of it, with their stored progress and who leads them. */
export async function listBoardCourses(db: Queries, reach: Reach, { today, ids }: { today: string; ids?: readonly number[] }) {
  const named = ids ?? (await listCourseIds(db, reach));
  const rows: BoardCourseRow[] = [];
  for (let from = 0; from < named.length; from += rowsInPart)
    rows.push(...(await listCoursesNamed(db, reach, today, named.slice(from, from + rowsInPart))));
  return rows;
}

const inOrder = [asc(courseUnits.createTime), asc(courseUnits.id)];

async function listCourseIds(db: Queries, reach: Reach): Promise<number[]> {
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(isInReach(reach, 'courseUnits'), isShown))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

function listCoursesNamed(db: Queries, reach: Reach, today: string, ids: readonly number[]) {
  const permitted = permittedLeadersOf(db, reach);
  return db
    .select({ ...progressOfCourse, departmentId: departments.id, leaders: leadersOn(today, permitted) })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .leftJoin(courseProgress, eq(courseProgress.courseUnitId, courseUnits.id))
    .leftJoin(permitted, eq(permitted.courseId, courseUnits.id))
    .where(and(isInReach(reach, 'courseUnits'), isShown, isOneOf(courseUnits.id, ids)))
    .orderBy(...inOrder);
}

export type BoardCourseRow = Awaited<ReturnType<typeof listCoursesNamed>>[number];

/** The courses that a person answers for: those that name them, and those of the major or course that their permission is about. */
export function listOwnCourses(db: Queries, reach: Reach, userId: number) {
  const isOwn = reach.majorId === undefined && reach.courseId === undefined ? isManagedBy(userId) : undefined;
  return db
    .select(progressOfCourse)
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .leftJoin(courseProgress, eq(courseProgress.courseUnitId, courseUnits.id))
    .where(and(isInReach(reach, 'courseUnits'), isShown, isOwn))
    .orderBy(asc(courseUnits.id));
}

const isShown = and(isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`);

/** The majors of a reach, and those of some courses of it, with their departments. */
export function listBoardMajors(db: Queries, reach: Reach, courseMajorIds: Iterable<number>) {
  const isWanted: SQL | undefined =
    reach.courseId === undefined
      ? isInReach(reach, 'majors')
      : and(isInReach({ collegeId: reach.collegeId }, 'majors'), isOneOf(majors.id, courseMajorIds));
  return db
    .select({
      id: majors.id,
      name: majors.name,
      translations: majors.translations,
      department: { id: departments.id, name: departments.name, translations: departments.translations },
    })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(isWanted)
    .orderBy(asc(departments.id), asc(majors.id));
}

/** How many proposals of some majors wait for a decision. */
export async function countReviews(db: Queries, majorIds: Iterable<number>): Promise<ReadonlyMap<number, number>> {
  const { proposals, editions } = schema;
  const rows = await db
    .select({ id: proposals.id, status: proposals.status, majorId: proposals.homeMajorId })
    .from(proposals)
    .innerJoin(editions, eq(editions.id, proposals.editionId))
    .where(
      and(
        isOneOf(proposals.homeMajorId, majorIds),
        inArray(proposals.status, ['review', 'approved']),
        eq(editions.status, 'open'),
        isNull(editions.deletedAt),
      ),
    );
  const counts = new Map<number, number>();
  for (const { majorId, ...stored } of rows) {
    if ((await statusNow(db, stored)) === 'review') counts.set(majorId, (counts.get(majorId) ?? 0) + 1);
  }
  return counts;
}
