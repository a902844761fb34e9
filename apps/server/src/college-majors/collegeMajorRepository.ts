import type { collegeMajorFields } from '@college/curriculum-model';
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import { intArray } from '../db/intArray';

const { collegeMajors } = schema;

export type CollegeMajorRow = typeof collegeMajors.$inferSelect;
export type CollegeMajorFields = Pick<CollegeMajorRow, keyof typeof collegeMajorFields | 'translations'>;

/** The filter and the order of a college's majors. */
export interface CollegeMajorFilter {
  collegeId: number;
  /** Only those of one of these categories and classes. */
  typeIds?: readonly number[] | undefined;
  /** Only those whose code holds this, and the one whose id it is. */
  codeOrId?: string | undefined;
  /** Only these, by default in this order. */
  ids?: readonly number[] | undefined;
  order?: readonly { by: 'relateCount' | 'createTime' | 'updateTime'; isDescending: boolean }[];
}

export async function listCollegeMajorRows(
  db: Queries,
  filter: CollegeMajorFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CollegeMajorRow[]; total: number }> {
  const condition = conditionOf(filter);
  const total = await db.$count(collegeMajors, condition);
  if (total <= offset) return { rows: [], total };
  const rows = await db
    .select()
    .from(collegeMajors)
    .where(condition)
    .orderBy(...orderOf(filter))
    .limit(limit)
    .offset(offset);
  return { rows, total };
}

/** Majors by their ids, in the order of the ids. */
export async function findCollegeMajors(db: Queries, collegeId: number, ids: readonly number[]): Promise<CollegeMajorRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(collegeMajors).where(conditionOf({ collegeId, ids }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The major, held until the transaction ends, so that of two saves at the same time the second sees the first. */
export async function lockCollegeMajor(db: Queries, collegeId: number, id: number): Promise<CollegeMajorRow | undefined> {
  const [row] = await db
    .select()
    .from(collegeMajors)
    .where(conditionOf({ collegeId, ids: [id] }))
    .for('update');
  return row;
}

/** Whether another major of the college has this code, whatever its case. */
export async function isCodeTaken(db: Queries, collegeId: number, code: string, exceptId: number): Promise<boolean> {
  const [taken] = await db
    .select({ id: collegeMajors.id })
    .from(collegeMajors)
    .where(and(conditionOf({ collegeId }), sql`upper(${collegeMajors.code}) = upper(${code})`, sql`${collegeMajors.id} <> ${exceptId}`))
    .limit(1);
  return taken !== undefined;
}

export async function insertCollegeMajor(db: Queries, fields: typeof collegeMajors.$inferInsert): Promise<CollegeMajorRow> {
  const [row] = await db.insert(collegeMajors).values(fields).returning();
  if (!row) throw new Error('college_majors: the insert returned no row');
  return row;
}

/** Writes fields, counts the version up and notes the time. */
export async function updateCollegeMajor(
  db: Queries,
  { id, version }: CollegeMajorRow,
  fields: Partial<CollegeMajorFields & Pick<CollegeMajorRow, 'deletedAt'>>,
  now: Date,
): Promise<CollegeMajorRow> {
  const [row] = await db
    .update(collegeMajors)
    .set({ ...fields, version: version + 1, updateTime: now })
    .where(eq(collegeMajors.id, id))
    .returning();
  if (!row) throw new Error(`college_majors: ${id} vanished while it was locked`);
  return row;
}

/** What the majors of a college are called, by category, for the reader of the standard. */
export function listMajorNames(db: Queries, collegeId: number) {
  const { id, name, code, typeId, translations } = collegeMajors;
  return db
    .select({ id, name, code, typeId, translations })
    .from(collegeMajors)
    .where(conditionOf({ collegeId }))
    .orderBy(...byCode);
}

const byCode = [sql`nullif(${collegeMajors.code}, '') collate "C"`, asc(collegeMajors.id)] as const;

function conditionOf({ collegeId, typeIds, codeOrId = '', ids }: CollegeMajorFilter): SQL | undefined {
  const id = /^\d{1,9}$/.test(codeOrId) ? Number(codeOrId) : null;
  const like = `%${escapeLike(codeOrId)}%`;
  return and(
    eq(collegeMajors.collegeId, collegeId),
    isNull(collegeMajors.deletedAt),
    typeIds === undefined ? undefined : sql`${collegeMajors.typeId} = any(${intArray(typeIds)}::int[])`,
    codeOrId === '' ? undefined : sql`(${collegeMajors.code} ilike ${like} or ${collegeMajors.id} = ${id}::int)`,
    ids === undefined ? undefined : sql`${collegeMajors.id} = any(${intArray(ids)}::int[])`,
  );
}

function orderOf({ order = [], ids }: CollegeMajorFilter): SQL[] {
  const wanted = order.map(({ by, isDescending }) => (isDescending ? desc : asc)(collegeMajors[by]));
  // Equals in the same direction, so that the index is read forwards or backwards instead of being sorted.
  if (wanted.length > 0) return [...wanted, (order[0]?.isDescending ? desc : asc)(collegeMajors.id)];
  return ids === undefined ? [...byCode] : [sql`array_position(${intArray(ids)}::int[], ${collegeMajors.id})`];
}
