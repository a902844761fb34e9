import { needVersion } from '../http/versions';
import {
  bilingual,
  cardManager,
  courseLeaderMessages,
  reachOf,
  type CardManager,
  type CourseLeaders,
  type LeaderCandidate,
  type SetCourseLeadersRequest,
} from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordChanges } from '../audit/recordChange';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';
import { conflict, invalid, notFound } from '../http/refusal';
import type { Caller } from '../rights/caller';
import { isNamedLike } from '../rights/namedLike';
import { selectPeople } from '../rights/people';
import { isPersonInReach } from '../rights/reach';
import { courseUnitRows } from './courseUnitRepository';
import { courseUnitMessages } from './messages';

const { courseManagers, courseUnits, users } = schema;
const mostFound = 500;

/** Who leads which of some courses, in the order of their ids. */
export async function readLeaders(db: Queries, courseIds: readonly number[]): Promise<Map<number, CardManager[]>> {
  const rows = await db
    .select({ courseUnitId: courseManagers.courseUnitId, user: users })
    .from(courseManagers)
    .innerJoin(users, eq(users.id, courseManagers.userId))
    .where(and(sql`${courseManagers.courseUnitId} = any(${intArray(courseIds)}::int[])`, isNull(users.deletedAt)))
    .orderBy(asc(users.id));
  const leaders = new Map<number, CardManager[]>(courseIds.map((id) => [id, []]));
  for (const { courseUnitId, user } of rows)
    leaders.get(courseUnitId)?.push(cardManager({ ...user, isDisabled: user.disabledAt !== null }));
  return leaders;
}

/** People who can be made leaders: those whom the caller manages, and those who lead a course of the major. */
export async function findLeaders(
  db: Queries,
  { majorId, keyword }: { majorId: number; keyword?: string | undefined },
  caller: Caller,
): Promise<LeaderCandidate[]> {
  const ofMajor = db
    .select({ id: courseManagers.userId })
    .from(courseManagers)
    .innerJoin(courseUnits, eq(courseUnits.id, courseManagers.courseUnitId))
    .where(and(eq(courseUnits.majorId, majorId), isNull(courseUnits.deletedAt)));
  const rows = await selectPeople(db, caller)
    .where(
      and(
        eq(users.collegeId, caller.collegeId),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        or(isPersonInReach(reachOf(caller, 'manage')), inArray(users.id, ofMajor)),
        isNamedLike(users, keyword),
      ),
    )
    .orderBy(asc(users.userName), asc(users.id))
    .limit(mostFound);
  return rows.map(({ user }) => ({ ...cardManager(user), email: user.email }));
}

/** Changes who leads courses: all of the list, or none. */
export async function setLeaders(
  db: Queries,
  { courses }: SetCourseLeadersRequest,
  { caller, now }: { caller: Caller; now: Date },
): Promise<CourseLeaders> {
  refuseRepeated(courses);
  for (const { was } of courses) needVersion(was);
  // Always in the same order, so that two changes of the same courses wait for each other.
  const inOrder = courses.toSorted((one, other) => one.id - other.id);
  const stored = new Map<number, number[]>();
  for (const { id, was = [] } of inOrder) {
    const unit = await courseUnitRows.lock(db, { id });
    if (!unit) throw notFound(courseUnitMessages.missing);
    const leaders = await idsOfLeaders(db, id);
    stored.set(id, leaders);
    if (!isSame(was, leaders)) throw conflict(courseLeaderMessages.changedMeanwhile(bilingual(unit, 'name')), { id, leaders });
  }
  const fresh = new Set(inOrder.flatMap(({ id, leaders }) => leaders.filter((leader) => !stored.get(id)!.includes(leader))));
  await refuseStrangers(db, [...fresh], caller.collegeId);
  await db.delete(courseManagers).where(
    inArray(
      courseManagers.courseUnitId,
      inOrder.map(({ id }) => id),
    ),
  );
  const rows = inOrder.flatMap(({ id, leaders }) => leaders.map((userId) => ({ courseUnitId: id, userId })));
  if (rows.length > 0) await db.insert(courseManagers).values(rows);
  await recordChanges(
    db,
    inOrder.map(({ id, leaders }) => {
      const change = { before: { leaders: stored.get(id) }, after: { leaders } };
      return { at: now, userId: caller.id, action: 'updated', entity: 'courseLeaders', entityId: id, ...change };
    }),
  );
  return courses.map(({ id, leaders }) => ({ id, leaders }));
}

function refuseRepeated(courses: SetCourseLeadersRequest['courses']): void {
  const lists = [courses.map(({ id }) => id), ...courses.map(({ leaders }) => leaders)];
  if (lists.some((ids) => new Set(ids).size < ids.length)) throw invalid(courseLeaderMessages.listedTwice);
}

async function idsOfLeaders(db: Queries, courseUnitId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(courseManagers)
    .innerJoin(users, eq(users.id, courseManagers.userId))
    .where(and(eq(courseManagers.courseUnitId, courseUnitId), isNull(users.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Who leads already may stay whatever became of the account; somebody new must be there. */
async function refuseStrangers(db: Queries, ids: readonly number[], collegeId: number): Promise<void> {
  if (ids.length === 0) return;
  const there = await db.$count(
    users,
    and(sql`${users.id} = any(${intArray(ids)}::int[])`, eq(users.collegeId, collegeId), isNull(users.deletedAt), isNull(users.disabledAt)),
  );
  if (there < ids.length) throw invalid(courseLeaderMessages.noSuchPerson);
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
