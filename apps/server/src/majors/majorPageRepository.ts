import type { Reach } from '@college/curriculum-model';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { intArray } from '../db/intArray';
import { isInReach } from '../rights/reach';

const { departments, majors } = schema;

/** The filter of the majors. */
export interface MajorFilter {
  reach: Reach | null;
  departmentId?: number | undefined;
  /** Only these; all of them where absent. */
  ids?: readonly number[] | undefined;
}

/** A major of a page with its department. */
export interface MajorPageRow {
  id: number;
  name: string;
  code: string;
  departmentId: number;
  updateTime: Date;
  translations: Translations;
  department: { name: string; translations: Translations };
}

/** One page of majors by department and code, with the number of all. */
export async function listMajorRows(
  db: Queries,
  filter: MajorFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MajorPageRow[]; total: number }> {
  if (filter.ids?.length === 0) return { rows: [], total: 0 };
  const { id, name, code, updateTime, translations } = majors;
  const departmentId = departments.id;
  const rows = await db
    .select({
      id,
      name,
      code,
      departmentId,
      updateTime,
      translations,
      department: { name: departments.name, translations: departments.translations },
      total: sql<number>`count(*) over ()::int`,
    })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(conditionOf(filter))
    .orderBy(asc(departmentId), sql`${code} collate "C"`, asc(id))
    .limit(limit)
    .offset(offset);
  const [first] = rows;
  if (first) return { rows, total: first.total };
  return { rows, total: offset === 0 ? 0 : await countMajors(db, filter) };
}

/** What a keyword is looked for in: a list of [id, name, code, English name] as one JSON text, which costs a tenth of thousands of rows. */
export async function packMajorTexts(db: Queries, filter: MajorFilter): Promise<string> {
  const { rows } = await db.execute<{ packed: string | null }>(sql`
    select json_agg(json_build_array(${majors.id}, ${majors.name}, ${majors.code}, ${majors.translations} #>> '{en,name,text}')
      order by ${majors.id})::text as packed
    from ${majors} join ${departments} on ${departments.id} = ${majors.departmentId} where ${conditionOf(filter)}`);
  return rows[0]?.packed ?? '[]';
}

// A page behind the last one has no row that could carry the number.
async function countMajors(db: Queries, filter: MajorFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(conditionOf(filter));
  return row?.total ?? 0;
}

function conditionOf({ reach, departmentId, ids }: MajorFilter): SQL | undefined {
  return and(
    isInReach(reach, 'majors'),
    departmentId === undefined ? undefined : eq(majors.departmentId, departmentId),
    ids === undefined ? undefined : sql`${majors.id} = any(${intArray(ids)}::int[])`,
  );
}
