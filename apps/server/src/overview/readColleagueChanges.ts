import { waitingLimits, type ColleagueChange, type Language } from '@college/curriculum-model';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';
import { inReadersLanguage } from '../majors/presentMajor';
import type { Caller } from '../rights/caller';
import { isManagedBy } from '../rights/reach';
import { latestCourses, readCourses } from './readCourses';
import { presentEdits } from './readEdits';

const { auditLog, projects, teachingGoals, users } = schema;
const day = 86_400_000;

/** What others changed lately in the courses that name a person among their managers and in those that wait for the person, the newest first. */
export async function readColleagueChanges(
  db: Queries,
  caller: Caller,
  { language, now }: { language: Language; now: Date },
): Promise<ColleagueChange[]> {
  const own = await latestCourses(db, caller, isManagedBy(caller.id));
  const { courses: waiting } = await readCourses(db, caller, language);
  const courseIds = new Set([...own.map(({ unit }) => unit.id), ...waiting.map(({ id }) => id)]);
  return readChanges(db, [...courseIds], caller, { language, since: new Date(now.getTime() - waitingLimits.changeDays * day) });
}

/** The same of the courses alone that name the person among their managers. */
export async function readChangesInOwn(
  db: Queries,
  caller: Caller,
  { language, since }: { language: Language; since: Date },
): Promise<ColleagueChange[]> {
  const own = await latestCourses(db, caller, isManagedBy(caller.id));
  return readChanges(
    db,
    own.map(({ unit }) => unit.id),
    caller,
    { language, since },
  );
}

async function readChanges(
  db: Queries,
  courseIds: readonly number[],
  caller: Caller,
  { language, since }: { language: Language; since: Date },
): Promise<ColleagueChange[]> {
  if (courseIds.length === 0) return [];
  const rows = await listChanges(db, courseIds, caller.id, since);
  const edits = await presentEdits(db, rows, language);
  return edits.map((edit, at) => ({ ...edit, userName: inReadersLanguage(rows[at]!, 'userName', language) }));
}

function listChanges(db: Queries, courseIds: readonly number[], userId: number, since: Date) {
  const { id, at, action, entity, entityId, before, after } = auditLog;
  const units = sql`any(${intArray(courseIds)}::int[])`;
  const goals = db
    .select({ id: teachingGoals.id })
    .from(teachingGoals)
    .where(sql`${teachingGoals.courseUnitId} = ${units}`);
  const chapters = db
    .select({ id: projects.id })
    .from(projects)
    .where(sql`${projects.courseUnitId} = ${units}`);
  const isOfCourses = or(
    and(inArray(entity, ['courseUnit', 'points', 'majorMatrix', 'courseMatrix', 'projectMatrix', 'report']), sql`${entityId} = ${units}`),
    and(eq(entity, 'goal'), inArray(entityId, goals)),
    and(eq(entity, 'taskGoals'), inArray(entityId, chapters)),
  );
  // A save of what stood there already tells nobody anything.
  const isChange = or(ne(action, 'updated'), isNull(after), sql`${before} is distinct from ${after}`);
  return db
    .select({ id, at, action, entity, entityId, userName: users.userName, translations: users.translations })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.userId))
    .where(and(isOfCourses, isChange, isNotNull(auditLog.userId), ne(auditLog.userId, userId), gt(at, since)))
    .orderBy(desc(id))
    .limit(waitingLimits.changes);
}
