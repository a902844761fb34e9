import { reachOf } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { isNamedLike } from '../rights/namedLike';
import { selectPeople, type PersonRow } from '../rights/people';
import { isManagedBy, isPersonInReach } from '../rights/reach';

const { courseUnits, departments, majors, users } = schema;

export type AccountRow = typeof users.$inferSelect;

/** An account that is not in the trash. */
export async function findAccount(db: Queries, id: number): Promise<AccountRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

/** The same, held until the transaction ends, so that of two changes at the same time the second sees the first. */
export async function lockAccount(db: Queries, id: number): Promise<AccountRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return user;
}

interface PageRequest {
  pageNum: number;
  pageSize: number;
  keyword?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** One page of the people whom the caller reaches as a manager: the highest rights first. */
export async function listPeople(db: Queries, caller: Caller, { pageNum, pageSize, keyword, isDisabled }: PageRequest) {
  const isWanted = isDisabled === undefined ? undefined : isDisabled ? isNotNull(users.disabledAt) : isNull(users.disabledAt);
  const wanted = and(isPersonInReach(reachOf(caller, 'manage')), isNamedLike(users, keyword), isWanted);
  const rows: PersonRow[] = await selectPeople(db, caller)
    .where(wanted)
    .orderBy(asc(users.permissionId), asc(users.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(selectPeople(db, caller).where(wanted).as('shown'));
  return { rows, total: counted?.total ?? 0 };
}

/** Which of these names, as `signInName` writes them, somebody else signs in with: by an e-mail address or by a user name. */
export async function findTakenNames(db: Queries, names: readonly string[], exceptId = 0): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const wanted = sql`(select n from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as g(n))`;
  const others = sql`from users where deleted_at is null and id <> ${exceptId}`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select lower(email) as name ${others} and lower(email) in ${wanted}
    union select lower(normalize(user_name, NFKC)) ${others} and lower(normalize(user_name, NFKC)) in ${wanted}`);
  return new Set(rows.map(({ name }) => name));
}

/** Departments, majors and courses that exist, with everything above them, by id; of a course also whether it names the caller as a manager. */
export async function findPlaces(db: Queries, caller: Caller, ids: { departments: number[]; majors: number[]; courses: number[] }) {
  const ofMajor = { departmentId: departments.id, collegeId: departments.collegeId };
  const departmentRows = await db
    .select(ofMajor)
    .from(departments)
    .where(and(inArray(departments.id, ids.departments), isNull(departments.deletedAt)));
  const majorRows = await db
    .select({ ...ofMajor, majorId: majors.id })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(inArray(majors.id, ids.majors), isNull(majors.deletedAt), isNull(departments.deletedAt)));
  const courseRows = await db
    .select({ ...ofMajor, majorId: majors.id, courseId: courseUnits.id, isManaged: isManagedBy(caller.id) })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(inArray(courseUnits.id, ids.courses), isNull(courseUnits.deletedAt), isNull(majors.deletedAt), isNull(departments.deletedAt)),
    );
  return { departmentRows, majorRows, courseRows };
}

/** A person before the account is there. */
export interface NewAccount {
  userName: string;
  email: string;
  passwordHash: string;
  collegeId: number;
  permissionId: number;
  relativeId: number;
}

/** Adds accounts, thousands of them with one statement, and answers their ids by e-mail address in small letters. */
export async function insertAccounts(
  db: Queries,
  accounts: readonly NewAccount[],
  createdBy: number,
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; email: string }>(sql`
    insert into users (user_name, email, password_hash, college_id, permission_id, relative_id, created_by, create_time, update_time)
    select a."userName", a.email, a."passwordHash", a."collegeId", a."permissionId", a."relativeId", ${createdBy}, ${now.toISOString()}, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a("userName" text, email text, "passwordHash" text, "collegeId" int,
      "permissionId" int, "relativeId" int)
    returning id, lower(email) as email`);
  return new Map(rows.map(({ id, email }) => [email, id]));
}
