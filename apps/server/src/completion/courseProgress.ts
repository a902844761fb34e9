import { completionPartNames, progressOf } from '@college/curriculum-model';
import { and, asc, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray, isOneOf } from '../db/intArray';
import { findCourseRecords } from './courseRecords';
import { completionOfRecords } from './readCompletion';

const { courseProgress, courseUnits } = schema;

/** Units whose records are in memory at the same time while their progress is worked out. */
const atOnce = 20;
/** Units that one question finds, which reads the whole table where few are left. */
const listedAtOnce = 1000;

type Revised = { id: number; revision: number };

const isOutdated = sql`not ${courseUnits.initing} and not exists (
  select from ${courseProgress} where ${courseProgress.courseUnitId} = ${courseUnits.id} and ${courseProgress.revision} = ${courseUnits.revision}
    and ${courseProgress.parts} is not null)`;

/** The stored completion of some course units, in percent. What has none yet is worked out here, as far as it costs a reader no more than a moment. */
export async function readProgress(db: Queries, unitIds: readonly number[]): Promise<Map<number, number>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await db.execute<Revised & { isCurrent: boolean; progress: number | null }>(sql`
    select unit.id, unit.revision, kept.progress, coalesce(kept.revision = unit.revision, false) as "isCurrent"
    from course_units unit left join course_progress kept on kept.course_unit_id = unit.id
    where unit.id = any(${intArray(unitIds)}::int[]) and unit.deleted_at is null`);
  const found = new Map(rows.flatMap(({ id, progress }) => (progress === null ? [] : [[id, progress]])));
  const missing = rows.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id])).slice(0, atOnce);
  for (const { id, progress } of await workOut(db, missing)) found.set(id, progress);
  return found;
}

/** The stored parts of the completion of some course units, in percent and in their order; what an earlier version stored has none. */
export async function readParts(db: Queries, unitIds: readonly number[]): Promise<Map<number, number[]>> {
  if (unitIds.length === 0) return new Map();
  const rows = await db
    .select({ id: courseProgress.courseUnitId, parts: courseProgress.parts })
    .from(courseProgress)
    .where(isOneOf(courseProgress.courseUnitId, unitIds));
  return new Map(rows.flatMap(({ id, parts }) => (parts === null ? [] : [[id, parts]])));
}

/**
 * Stores the progress of the units that this transaction inserted or changed, as its last act: a trigger on `course_units` names them. Units that are not
 * saved yet are in no list. One statement reads what twenty units consist of, another one stores their figures.
 */
export async function storeProgress(tx: Queries): Promise<void> {
  const { rows } = await tx.execute<{ ids: string | null }>(sql`select current_setting('college.revised_units', true) as ids`);
  const changed = [...new Set((rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number))];
  for (let from = 0; from < changed.length; from += atOnce) await workOut(tx, changed.slice(from, from + atOnce), isOutdated);
}

/**
 * Stores the progress of units that were imported by SQL or by an earlier version, in batches; returns how many. An aborted signal ends it after the current
 * batch.
 */
export async function storeMissingProgress(db: Queries, signal?: AbortSignal): Promise<number> {
  let last = 0;
  for (let count = 0; ;) {
    const units = signal?.aborted ? [] : await listOutdated(db, last);
    for (let from = 0; from < units.length && !signal?.aborted; from += atOnce) {
      const part = units.slice(from, from + atOnce);
      await workOut(db, part);
      count += part.length;
    }
    last = units.at(-1) ?? last;
    if (units.length < listedAtOnce) return count;
  }
}

async function listOutdated(db: Queries, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(and(gt(courseUnits.id, after), isNull(courseUnits.deletedAt), isOutdated))
    .orderBy(asc(courseUnits.id))
    .limit(listedAtOnce);
  return rows.map(({ id }) => id);
}

// The revision comes with the records: whoever changes a unit later counts it up, and stores the figure of their own revision.
async function workOut(db: Queries, ids: readonly number[], isWanted?: SQL) {
  if (ids.length === 0) return [];
  const units = await findCourseRecords(db, and(isOneOf(courseUnits.id, ids), isWanted), ids.length);
  if (units.length === 0) return [];
  const figures = units.map((records) => {
    const completion = completionOfRecords(records);
    const parts = completionPartNames.map((name) => completion[name].rate);
    return { id: records.unit.id, revision: records.unit.revision, progress: progressOf(completion), parts };
  });
  await db.execute(sql`
    insert into course_progress (course_unit_id, revision, progress, parts)
    select g.id, g.revision, g.progress, g.parts
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as g(id int, revision int, progress int, parts smallint[])
    order by g.id
    on conflict (course_unit_id) do update set revision = excluded.revision, progress = excluded.progress, parts = excluded.parts
    where course_progress.revision <= excluded.revision`);
  return figures;
}
