import { asc, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';
import type { SearchRow } from '../search/rowSearch';

const { qualifications } = schema;

export type QualificationRow = typeof qualifications.$inferSelect;

// Earlier editions stay, so that a record that names them can be read.
const ofLatestEdition = eq(qualifications.edition, sql`(select max(q.edition) from qualifications q)`);
const englishName = sql<string | null>`${qualifications.translations} #>> '{en,name,text}'`;

/** What a name is looked for in, in the order of the directory. */
export async function readNames(db: Queries): Promise<SearchRow[]> {
  const rows = await db
    .select({ id: qualifications.id, name: qualifications.name, english: englishName })
    .from(qualifications)
    .where(ofLatestEdition)
    .orderBy(asc(qualifications.position));
  return rows.map(({ id, name, english }) => [id, [name], [english]]);
}

/** What a keyword is looked for in: the name, the department and the category, in the order of the directory. */
export async function readTexts(db: Queries): Promise<SearchRow[]> {
  const { id, name, department, typeName } = qualifications;
  const rows = await db
    .select({ id, name, department, typeName, english: englishName })
    .from(qualifications)
    .where(ofLatestEdition)
    .orderBy(asc(qualifications.position));
  return rows.map((row) => [row.id, [row.name, row.department, row.typeName], [row.english]]);
}

/** The whole latest edition, in the order of the directory. */
export async function readLatestEdition(db: Queries): Promise<QualificationRow[]> {
  return db.select().from(qualifications).where(ofLatestEdition).orderBy(asc(qualifications.position));
}

/** Qualifications in the order of their ids. */
export async function findQualifications(db: Queries, ids: readonly number[]): Promise<QualificationRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(qualifications)
    .where(sql`${qualifications.id} = any(${intArray(ids)}::int[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
