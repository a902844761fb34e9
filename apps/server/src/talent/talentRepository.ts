import { and, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { escapeLike } from '../db/escapeLike';

const { departments, majors, talentReports } = schema;
const { cover: _cover, ...withoutCover } = getTableColumns(talentReports);
const nameOfMajor = { name: majors.name, translations: majors.translations };

/** A report without the bytes of its cover. */
export type TalentRow = Omit<typeof talentReports.$inferSelect, 'cover'>;
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

/** A report held until the transaction ends, so that of two saves at the same time the second sees the first. */
export async function lockReport(db: Queries, collegeId: number, id: number): Promise<TalentRow | undefined> {
  const [row] = await db
    .select(withoutCover)
    .from(talentReports)
    .where(and(lives(collegeId), eq(talentReports.id, id)))
    .for('update');
  return row;
}

export async function insertReport(db: Queries, fields: typeof talentReports.$inferInsert): Promise<TalentRow> {
  const [row] = await db.insert(talentReports).values(fields).returning(withoutCover);
  if (!row) throw new Error('talent_reports: the insert returned no row');
  return row;
}

/** Writes fields, counts the version up and notes the time. */
export async function updateReport(
  db: Queries,
  row: TalentRow,
  fields: Partial<typeof talentReports.$inferInsert>,
  now: Date,
): Promise<TalentRow> {
  const [updated] = await db
    .update(talentReports)
    .set({ ...fields, version: row.version + 1, updateTime: now })
    .where(eq(talentReports.id, row.id))
    .returning(withoutCover);
  if (!updated) throw new Error(`talent_reports: ${row.id} vanished while it was locked`);
  return updated;
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
