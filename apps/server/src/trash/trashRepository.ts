import { mayAnywhere, reachOf, type TrashKind } from '@college/curriculum-model';
import { and, eq, gt, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { majorsOf } from '../retention/keptSince';
import type { Caller } from '../rights/caller';
import { isInReach } from '../rights/reach';
import type { Expired } from './expired';
import { trashedEditions } from './trashedEditions';
import { trashedMajors } from './trashedMajors';
import { collegeRecordKinds, trashedOfKind } from './trashedRecords';

const { courseUnits, departments, majors } = schema;

/** The number of the last deletion of a unit. */
const lastDeletion = sql`lateral (
  select a.id as deletion from audit_log a
  where a.entity = 'courseUnit' and a.entity_id = ${courseUnits.id} and a.action = 'deleted' order by a.id desc limit 1) last`;

/** A unit in the trash with its major, and the number of the deletion that put it there. */
const trashColumns = { unit: courseUnits, major: majors, deletion: sql<string | null>`last.deletion` };

/** A deleted record as the trash lists it; null where it belongs to no major. */
export type TrashedRow = {
  kind: TrashKind;
  id: number;
  name: string;
  english: string | null;
  major_id: number | null;
  major_name: string | null;
  major_english: string | null;
  /** Milliseconds, which both engines return as a number. */
  deleted_at: number;
  deleted_by: string | null;
  deleted_by_english: string | null;
};

/** One page of what somebody may bring back, latest first; units that were never saved are not worth showing. */
export async function listTrashed(
  db: Queries,
  caller: Caller,
  { since, pageNum, pageSize }: { since: Date; pageNum: number; pageSize: number },
): Promise<{ rows: TrashedRow[]; total: number }> {
  const kinds = [trashedUnits, trashedEditions, trashedMajors].map((trashed) => trashed(caller, since));
  const all = sql.join([...kinds, ...trashedOfCollege(caller, since)], sql` union all `);
  const { rows } = await db.execute<TrashedRow>(sql`
    select t.kind, t.id, t.name, t.english, t.major_id, t.major_name, t.major_english,
      (extract(epoch from t.deleted_at) * 1000)::float8 as deleted_at, last.deleted_by, last.deleted_by_english
    from (select * from (${all}) listed order by deleted_at desc, kind, id desc
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}) t
    left join lateral (
      select u.user_name as deleted_by, u.translations #>> '{en,userName,text}' as deleted_by_english
      from audit_log a left join users u on u.id = a.user_id
      where a.entity = t.entity and a.entity_id = t.id and a.action = 'deleted' order by a.id desc limit 1) last on true
    order by t.deleted_at desc, t.kind, t.id desc`);
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${all}) listed`);
  return { rows, total: counted[0]?.total ?? 0 };
}

function trashedUnits(caller: Caller, since: Date): SQL {
  return sql`select 'course' as kind, 'courseUnit' as entity, ${courseUnits.id} as id, ${courseUnits.name} as name,
    ${courseUnits.translations} #>> '{en,name,text}' as english, ${majors.id} as major_id, ${majors.name} as major_name,
    ${majors.translations} #>> '{en,name,text}' as major_english, ${courseUnits.deletedAt} as deleted_at
    from ${courseUnits} join ${majors} on ${majors.id} = ${courseUnits.majorId}
    join ${departments} on ${departments.id} = ${majors.departmentId}
    where ${and(isInTrash(since), isInReach(reachOf(caller, 'manage'), 'courseUnits'))}`;
}

/** What belongs to the college itself comes back through those who manage it. */
function trashedOfCollege(caller: Caller, since: Date): SQL[] {
  if (!mayAnywhere(caller, 'collegeManage')) return [];
  return collegeRecordKinds.map((kind) => trashedOfKind(kind, caller.collegeId, since));
}

/** A unit in the trash, held until the transaction ends, with its major and the deletion that put it there. */
export async function lockTrashed(db: Queries, id: number, since: Date) {
  const [row] = await db
    .select(trashColumns)
    .from(courseUnits)
    .innerJoin(majors, eq(majors.id, courseUnits.majorId))
    .leftJoin(lastDeletion, sql`true`)
    .where(and(eq(courseUnits.id, id), isInTrash(since)))
    .for('update', { of: courseUnits });
  return row;
}

/** Units whose time in the trash is over; held, and without those that somebody is bringing back right now. */
export async function lockExpired(db: Queries, { collegeId, until }: Expired, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(and(lte(courseUnits.deletedAt, until), inArray(courseUnits.majorId, majorsOf(collegeId))))
    .orderBy(courseUnits.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

function isInTrash(since: Date): SQL | undefined {
  return and(isNotNull(courseUnits.deletedAt), gt(courseUnits.deletedAt, since), sql`not ${courseUnits.initing}`);
}
