import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import type { Caller } from '../rights/caller';
import { isPersonInScope, selectPeople, type PersonRow } from '../rights/userScope';

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

interface PageRequest {
  pageNum: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** One page of the people in the caller's scope: the highest rights first. */
export async function listPeople(db: Queries, caller: Caller, { pageNum, pageSize, keyword }: PageRequest) {
  const wanted = and(isPersonInScope(caller), holds(keyword?.normalize('NFKC').trim() ?? ''));
  const rows: PersonRow[] = await selectPeople(db)
    .where(wanted)
    .orderBy(asc(users.permissionId), asc(users.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(selectPeople(db).where(wanted).as('shown'));
  return { rows, total: counted?.total ?? 0 };
}

function holds(keyword: string) {
  if (keyword === '') return undefined;
  const pattern = `%${escapeLike(keyword)}%`;
  const englishName = sql`${users.translations} -> 'en' -> 'userName' ->> 'text'`;
  return sql`(${users.userName} ilike ${pattern} or ${users.email} ilike ${pattern} or ${englishName} ilike ${pattern})`;
}

/** Which of these addresses, in small letters, are somebody's. */
export async function findTakenEmails(db: Queries, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const { rows } = await db.execute<{ email: string }>(sql`
    select lower(u.email) as email from users u
    where u.deleted_at is null and lower(u.email) in (select e from jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb) as g(e))`);
  return new Set(rows.map(({ email }) => email));
}

/** Departments, majors and courses that exist, with everything above them, by id. */
export async function findPlaces(db: Queries, ids: { departments: number[]; majors: number[]; courses: number[] }) {
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
    .select({ ...ofMajor, majorId: majors.id, courseId: courseUnits.id })
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(
      and(inArray(courseUnits.id, ids.courses), isNull(courseUnits.deletedAt), isNull(majors.deletedAt), isNull(departments.deletedAt)),
    );
  return { departmentRows, majorRows, courseRows };
}

/** Everything of a college that people can be put to: one row for each course, and one for what has none. */
export async function findOrganisation(db: Queries, collegeId: number) {
  return db
    .select({ department: departments, major: majors, course: courseUnits })
    .from(departments)
    .leftJoin(majors, and(eq(majors.departmentId, departments.id), isNull(majors.deletedAt)))
    .leftJoin(courseUnits, and(eq(courseUnits.majorId, majors.id), isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`))
    .where(and(eq(departments.collegeId, collegeId), isNull(departments.deletedAt)))
    .orderBy(asc(departments.id), asc(majors.id), asc(courseUnits.id));
}

/** The courses that name a person among their managers. */
export async function findManagedCourses(db: Queries, userId: number): Promise<Set<number>> {
  const { courseManagers } = schema;
  const rows = await db.select({ id: courseManagers.courseUnitId }).from(courseManagers).where(eq(courseManagers.userId, userId));
  return new Set(rows.map(({ id }) => id));
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
