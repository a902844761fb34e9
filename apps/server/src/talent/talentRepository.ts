import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { escapeLike } from '../db/escapeLike';
import { recordRows } from '../db/recordRows';

const { departments, majors, talentReports } = schema;
const { cover: _cover, ...withoutCover } = getTableColumns(talentReports);
const nameOfMajor = { name: majors.name, translations: majors.translations };

/** A report without the bytes of its cover. */
export type TalentRow = Omit<typeof talentReports.$inferSelect, 'cover'>;
/** The reports that are not in the trash, without the bytes of their covers. */
export const reportRows = recordRows(talentReports, withoutCover);
/** A report with the major that it is about; null where it names none or the major was deleted. */
export interface ListedReport {
  report: TalentRow;
  major: { name: string; translations: Translations } | null;
}

interface PageRequest {
  pageNum: number;
  pageSize: number;
  name: string;
}

/** One page of a college's reports, latest first, with the number of all. */
export async function listReports(db: Queries, collegeId: number, { pageNum, pageSize, name }: PageRequest) {
  const wanted = and(lives(collegeId), holds(name.normalize('NFKC').trim()));
  const rows: ListedReport[] = await selectReports(db)
    .where(wanted)
    .orderBy(desc(talentReports.createTime), desc(talentReports.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows, total: await db.$count(talentReports, wanted) };
}

/** A report of the college that is not in the trash. */
export async function findReport(db: Queries, collegeId: number, id: number): Promise<ListedReport | undefined> {
  const [row] = await selectReports(db).where(and(lives(collegeId), eq(talentReports.id, id)));
  return row;
}

/** The bytes of a report's cover. */
export async function findCover(db: Queries, id: number) {
  const [row] = await db
    .select({ type: talentReports.coverType, data: talentReports.cover })
    .from(talentReports)
    .where(eq(talentReports.id, id));
  return row;
}

/** What a major of the college is called that is not in the trash. */
export async function findMajorOf(db: Queries, collegeId: number, majorId: number): Promise<ListedReport['major']> {
  const [row] = await db
    .select(nameOfMajor)
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(and(eq(majors.id, majorId), eq(departments.collegeId, collegeId), isNull(majors.deletedAt), isNull(departments.deletedAt)));
  return row ?? null;
}

function selectReports(db: Queries) {
  return db
    .select({ report: withoutCover, major: nameOfMajor })
    .from(talentReports)
    .leftJoin(majors, and(eq(majors.id, talentReports.majorId), isNull(majors.deletedAt)));
}

function lives(collegeId: number): SQL | undefined {
  return and(eq(talentReports.collegeId, collegeId), isNull(talentReports.deletedAt));
}

function holds(name: string): SQL | undefined {
  if (name === '') return undefined;
  const pattern = `%${escapeLike(name)}%`;
  const english = (field: 'name' | 'department') => sql`${talentReports.translations} -> 'en' -> ${sql.raw(`'${field}'`)} ->> 'text'`;
  return sql`(${talentReports.name} ilike ${pattern} or ${talentReports.department} ilike ${pattern}
    or ${english('name')} ilike ${pattern} or ${english('department')} ilike ${pattern})`;
}
