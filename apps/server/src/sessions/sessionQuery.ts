import type { SubjectKind } from '@college/api-client/contract';
import type { Chain } from '@college/curriculum-model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Database } from '../db';
import { isManagedBy } from '../rights/reach';
import { wroteAtOf } from './wroteAt';

const { colleges, courseUnits, departments, majors, projects, secondFactors, sessions, teachingGoals, users } = schema;

/** The records whose way up to the college is looked up together with the session. */
export type PlaceKind = Exclude<SubjectKind, 'edition' | 'receipt' | 'proposal' | 'user'>;

const session = {
  tokenHash: sessions.tokenHash,
  createTime: sessions.createTime,
  expiresAt: sessions.expiresAt,
  lastSeenAt: sessions.lastSeenAt,
};
const user = {
  id: users.id,
  userName: users.userName,
  email: users.email,
  collegeId: users.collegeId,
  permissionId: users.permissionId,
  relativeId: users.relativeId,
  /** Whether it was deleted or disabled. */
  isClosed: sql<boolean>`${users.deletedAt} is not null or ${users.disabledAt} is not null`,
  /** Here, or at the provider by which the sign-in was made. */
  hasSecondFactor: sql<boolean>`${sessions.hasProviderFactor} or exists (select from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null)`,
};
const ofDepartment = { collegeId: departments.collegeId, departmentId: departments.id };
const ofMajor = { ...ofDepartment, majorId: majors.id, editionId: majors.editionId };
const ofCourse = {
  ...ofMajor,
  courseId: courseUnits.id,
  isManager: isManagedBy(users.id),
};

const id = sql.placeholder('id');
const hasToken = eq(sessions.tokenHash, sql.placeholder('tokenHash'));
const majorOfCourse = and(eq(majors.id, courseUnits.majorId), isNull(majors.deletedAt));
const departmentOfMajor = and(eq(departments.id, majors.departmentId), isNull(departments.deletedAt));

/**
 * One statement for each kind of record, which the database plans once: asking for the way up costs no round trip of its own. Those of reads that may be late
 * also ask where the person wrote last.
 */
function prepareAll(db: Database, isLate: boolean) {
  const wroteAt = isLate ? wroteAtOf : sql<null>`null`;
  const named = (name: string) => (isLate ? `${name}_late` : name);
  function sessionsWith<Place extends Parameters<typeof db.select>[0]>(place: Place) {
    return db
      .select({ session, user, wroteAt, ...place })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId));
  }
  return {
    none: sessionsWith({}).where(hasToken).prepare(named('session')),
    college: sessionsWith({ collegeId: colleges.id })
      .leftJoin(colleges, and(eq(colleges.id, id), isNull(colleges.deletedAt)))
      .where(hasToken)
      .prepare(named('session_college')),
    department: sessionsWith(ofDepartment)
      .leftJoin(departments, and(eq(departments.id, id), isNull(departments.deletedAt)))
      .where(hasToken)
      .prepare(named('session_department')),
    major: sessionsWith(ofMajor)
      .leftJoin(majors, and(eq(majors.id, id), isNull(majors.deletedAt)))
      .leftJoin(departments, departmentOfMajor)
      .where(hasToken)
      .prepare(named('session_major')),
    course: sessionsWith(ofCourse)
      .leftJoin(courseUnits, and(eq(courseUnits.id, id), isNull(courseUnits.deletedAt)))
      .leftJoin(majors, majorOfCourse)
      .leftJoin(departments, departmentOfMajor)
      .where(hasToken)
      .prepare(named('session_course')),
    project: sessionsWith(ofCourse)
      .leftJoin(projects, and(eq(projects.id, id), isNull(projects.deletedAt)))
      .leftJoin(courseUnits, and(eq(courseUnits.id, projects.courseUnitId), isNull(courseUnits.deletedAt)))
      .leftJoin(majors, majorOfCourse)
      .leftJoin(departments, departmentOfMajor)
      .where(hasToken)
      .prepare(named('session_project')),
    goal: sessionsWith(ofCourse)
      .leftJoin(teachingGoals, and(eq(teachingGoals.id, id), isNull(teachingGoals.deletedAt)))
      .leftJoin(courseUnits, and(eq(courseUnits.id, teachingGoals.courseUnitId), isNull(courseUnits.deletedAt)))
      .leftJoin(majors, majorOfCourse)
      .leftJoin(departments, departmentOfMajor)
      .where(hasToken)
      .prepare(named('session_goal')),
  };
}

type Statements = ReturnType<typeof prepareAll>;
const prepared = { late: new WeakMap<Database, Statements>(), now: new WeakMap<Database, Statements>() };

function statementsOf(db: Database, isLate: boolean): Statements {
  const kept = isLate ? prepared.late : prepared.now;
  const known = kept.get(db);
  if (known) return known;
  const statements = prepareAll(db, isLate);
  kept.set(db, statements);
  return statements;
}

/** The record that a request is about, before anybody knows whether its sender may know of it. */
export interface Place {
  kind: PlaceKind;
  id: number;
}

/** The parents of a record up to its college; the managers of a course are queried for the sender only. */
export interface FoundPlace extends Place {
  /** Undefined where the record, or anything above it, does not exist or is in the trash. */
  chain: Chain | undefined;
}

/**
 * The session and account of a token, and the way up from the record that the request is about; that of a record of a draft is left to `findAncestry`. Where the
 * person wrote last is looked up for a read that may be late, else it is null.
 */
export async function findSession(db: Database, tokenHash: string, place?: Place, isLate = false) {
  const statements = statementsOf(db, isLate);
  if (!place) {
    const [row] = await statements.none.execute({ tokenHash });
    return row && { session: row.session, user: row.user, wroteAt: row.wroteAt, place: undefined };
  }
  const [row] = await statements[place.kind].execute({ tokenHash, id: place.id });
  if (!row) return undefined;
  const { session: found, user: owner, wroteAt, ...above } = row;
  const isInDraft = 'editionId' in above && above.editionId !== null;
  return { session: found, user: owner, wroteAt, place: isInDraft ? undefined : { ...place, chain: chainOf(place.kind, row) } };
}

interface PlaceColumns {
  user: { id: number };
  collegeId?: number | null;
  departmentId?: number | null;
  majorId?: number | null;
  courseId?: number | null;
  isManager?: boolean;
}

function chainOf(
  kind: PlaceKind,
  { user: caller, collegeId, departmentId, majorId, courseId, isManager }: PlaceColumns,
): Chain | undefined {
  if (!collegeId) return undefined;
  if (kind === 'college') return { collegeId };
  if (!departmentId) return undefined;
  if (kind === 'department') return { collegeId, departmentId };
  if (!majorId) return undefined;
  if (kind === 'major') return { collegeId, departmentId, majorId };
  return courseId ? { collegeId, departmentId, majorId, courseId, managers: isManager ? [caller.id] : [] } : undefined;
}
