import type { collegeMajorFields } from '@college/curriculum-model';
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { escapeLike } from '../db/escapeLike';
import { intArray } from '../db/intArray';
import { recordRows } from '../db/recordRows';

const { collegeMajors } = schema;

export type CollegeMajorRow = typeof collegeMajors.$inferSelect;
/** The college majors that are not in the trash. */
export const collegeMajorRows = recordRows(collegeMajors);
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

/** Whether another major of the college has this code, whatever its case. */
export async function isCodeTaken(db: Queries, collegeId: number, code: string, exceptId: number): Promise<boolean> {
  const [taken] = await db
    .select({ id: collegeMajors.id })
    .from(collegeMajors)
    .where(and(conditionOf({ collegeId }), sql`upper(${collegeMajors.code}) = upper(${code})`, sql`${collegeMajors.id} <> ${exceptId}`))
    .limit(1);
  return taken !== undefined;
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
