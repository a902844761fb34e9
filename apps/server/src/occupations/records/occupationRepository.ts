import type { OccupationPagesRequest } from '@college/curriculum-model';
import { and, asc, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { recordRows } from '../../db/recordRows';

const { occupations } = schema;

export type OccupationRow = typeof occupations.$inferSelect;

/** The occupation records that are not in the trash. */
export const occupationRows = recordRows(occupations);
export type OccupationFields = Omit<typeof occupations.$inferInsert, 'id' | 'collegeId' | 'version' | 'deletedAt'>;

const ofCollege = (collegeId: number) => and(eq(occupations.collegeId, collegeId), isNull(occupations.deletedAt));

/** Records of the college by their ids, in that order. */
export async function findOccupations(db: Queries, collegeId: number, ids: readonly number[]): Promise<OccupationRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(occupations)
    .where(and(ofCollege(collegeId), inArray(occupations.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Which records a page is taken from. */
export interface OccupationFilter {
  collegeId: number;
  /** Categories of which one must be the record's; all where absent. */
  levelIds?: readonly number[] | undefined;
  /** A part of the code, or the whole id; every record where blank. */
  codeOrId: string;
}

/** One page of records by time (reference §9: 1 earliest, 0 latest), with the number of all. */
export async function listOccupationRows(
  db: Queries,
  filter: OccupationFilter,
  order: OccupationPagesRequest['orderMap'],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OccupationRow[]; total: number }> {
  const condition = conditionOf(filter);
  const rows = await db
    .select()
    .from(occupations)
    .where(condition)
    .orderBy(...orderOf(order))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(occupations, condition) };
}

/** Whether another record of the college has this code. */
export async function isCodeTaken(db: Queries, collegeId: number, code: string, exceptId: number): Promise<boolean> {
  if (code === '') return false;
  return (await db.$count(occupations, and(ofCollege(collegeId), eq(occupations.code, code), ne(occupations.id, exceptId)))) > 0;
}

function conditionOf({ collegeId, levelIds, codeOrId }: OccupationFilter): SQL | undefined {
  const id = /^\d{1,9}$/.test(codeOrId) ? Number(codeOrId) : undefined;
  return and(
    ofCollege(collegeId),
    levelIds && sql`${occupations.levelId} = any(${intArray(levelIds)}::int[])`,
    codeOrId === ''
      ? undefined
      : or(sql`position(${codeOrId} in lower(${occupations.code})) > 0`, id === undefined ? undefined : eq(occupations.id, id)),
  );
}

function orderOf({ create_time: created, update_time: updated }: OccupationPagesRequest['orderMap']): SQL[] {
  const [column, direction] = updated === undefined ? [occupations.createTime, created] : [occupations.updateTime, updated];
  return direction === 1 ? [asc(column), asc(occupations.id)] : [desc(column), desc(occupations.id)];
}
