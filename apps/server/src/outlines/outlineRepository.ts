import { outlineCounts, outlineFields, pickFields, type Outline, type OutlineRow } from '@college/curriculum-model';
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import { recordRows } from '../db/recordRows';
import { outlinesOf } from './outlinesOf';

const { outlines } = schema;

export type StoredOutline = typeof outlines.$inferSelect;

/** The outlines that are not deleted, of whichever college. */
export const outlineRows = recordRows(outlines);

/** One page of a college's outlines, by kind of course, with the number of all. */
export async function listOutlineRows(
  db: Queries,
  collegeId: number,
  { pageNum, pageSize, keyword }: { pageNum: number; pageSize: number; keyword: string },
) {
  const wanted = and(outlinesOf(collegeId), holds(keyword.normalize('NFKC').trim()));
  const rows = await db
    .select()
    .from(outlines)
    .where(wanted)
    .orderBy(asc(outlines.category), asc(outlines.title), asc(outlines.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows, total: await db.$count(outlines, wanted) };
}

/** All outlines of a college. */
export async function allOutlines(db: Queries, collegeId: number): Promise<StoredOutline[]> {
  return db.select().from(outlines).where(outlinesOf(collegeId)).orderBy(asc(outlines.id));
}

/** An outline that a college has; the id of a shipped one that it changed finds what the college made of it. */
export async function findOutlineRow(db: Queries, collegeId: number, id: number): Promise<StoredOutline | undefined> {
  const isNamed = sql`(${outlines.id} = ${id} or ${outlines.code} = (select code from outlines named where named.id = ${id}))`;
  const [row] = await db
    .select()
    .from(outlines)
    .where(and(outlinesOf(collegeId), isNamed));
  return row;
}

/** The same for a save, held until the transaction ends; a shipped one is held too, so that a college makes one change of it. */
export async function lockOutline(db: Queries, collegeId: number, id: number): Promise<StoredOutline | undefined> {
  await db.execute(sql`select id from outlines where id = ${id} for update`);
  const found = await findOutlineRow(db, collegeId, id);
  return found && (await outlineRows.lock(db, { id: found.id }));
}

/** A deleted outline of a college, held until the transaction ends. */
export async function lockDeletedOutline(db: Queries, collegeId: number, id: number): Promise<StoredOutline> {
  const [row] = await db
    .select()
    .from(outlines)
    .where(and(eq(outlines.id, id), eq(outlines.collegeId, collegeId), isNotNull(outlines.deletedAt)))
    .for('update');
  if (!row) throw new Error('outlines: a deleted outline vanished while it was held');
  return row;
}

/** An outline as recorded. */
export function presentOutline(row: StoredOutline): Outline {
  const { id, writtenOn, isOff, origin, updateTime, version, translations } = row;
  return { id, ...pickFields(outlineFields, row), writtenOn, isOff, origin, updateTime: updateTime.toISOString(), version, translations };
}

/** An outline as the list shows it. */
export function presentOutlineRow(row: StoredOutline): OutlineRow {
  const { introduction: _, chapters, goals: _goals, translations = {}, ...facts } = presentOutline(row);
  const shown = Object.entries(translations.en ?? {}).filter(([field]) => field in facts);
  return { ...facts, translations: { en: Object.fromEntries(shown) }, ...outlineCounts(chapters) };
}

function holds(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const pattern = `%${escapeLike(keyword)}%`;
  const english = (field: 'title' | 'category') => sql`${outlines.translations} -> 'en' -> ${sql.raw(`'${field}'`)} ->> 'text'`;
  return sql`(${outlines.title} ilike ${pattern} or ${outlines.otherNames} ilike ${pattern} or ${outlines.category} ilike ${pattern}
    or ${english('title')} ilike ${pattern} or ${english('category')} ilike ${pattern})`;
}

/** Whether a college has made something of the shipped outline of this code. */
export async function hasOutlineOfCode(db: Queries, collegeId: number, code: string): Promise<boolean> {
  return (await db.$count(outlines, and(eq(outlines.collegeId, collegeId), eq(outlines.code, code)))) > 0;
}

/** Whether a college has an outline of this name. */
export async function hasOutline(db: Queries, collegeId: number, title: string): Promise<boolean> {
  return (await db.$count(outlines, and(outlinesOf(collegeId), eq(outlines.title, title)))) > 0;
}
