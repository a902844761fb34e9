import { progressOf } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { readCompletions } from './readCompletion';

/** Units whose records are in memory at the same time while their progress is worked out. */
const atOnce = 20;
/** Units that one question finds, which reads the whole table where few are left. */
const listedAtOnce = 1000;

type Revised = { id: number; revision: number };

/** The stored completion of some course units, in percent. What has none yet is worked out here, as far as it costs a reader no more than a moment. */
export async function readProgress(db: Queries, unitIds: readonly number[]): Promise<Map<number, number>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await db.execute<Revised & { isCurrent: boolean; progress: number | null }>(sql`
    select unit.id, unit.revision, kept.progress, coalesce(kept.revision = unit.revision, false) as "isCurrent"
    from course_units unit left join course_progress kept on kept.course_unit_id = unit.id
    where unit.id = any(${intArray(unitIds)}::int[]) and unit.deleted_at is null`);
  const found = new Map(rows.flatMap(({ id, progress }) => (progress === null ? [] : [[id, progress]])));
  const missing = rows.filter(({ isCurrent }) => !isCurrent).slice(0, atOnce);
  for (const { id, progress } of await workOut(db, missing)) found.set(id, progress);
  return found;
}

/**
 * Stores the progress of the units that this transaction inserted or changed, as its last act: a trigger on `course_units` names them. Units that are not
 * saved yet are in no list.
 */
export async function storeProgress(tx: Queries): Promise<void> {
  const changed = sql`unit.id = any(string_to_array(nullif(current_setting('college.revised_units', true), ''), ',')::int[])`;
  const units = await listOutdated(tx, changed);
  for (let from = 0; from < units.length; from += atOnce) await workOut(tx, units.slice(from, from + atOnce));
}

/**
 * Stores the progress of units that were imported by SQL or by an earlier version, in batches; returns how many. An aborted signal ends it after the current
 * batch.
 */
export async function storeMissingProgress(db: Queries, signal?: AbortSignal): Promise<number> {
  let last = 0;
  for (let count = 0; ;) {
    const units = signal?.aborted ? [] : await listOutdated(db, sql`unit.id > ${last}`, listedAtOnce);
    for (let from = 0; from < units.length && !signal?.aborted; from += atOnce) {
      const part = units.slice(from, from + atOnce);
      await workOut(db, part);
      count += part.length;
    }
    last = units.at(-1)?.id ?? last;
    if (units.length < listedAtOnce) return count;
  }
}

async function listOutdated(db: Queries, where: SQL, limit?: number): Promise<Revised[]> {
  const { rows } = await db.execute<Revised>(sql`
    select unit.id, unit.revision from course_units unit
    where ${where} and unit.deleted_at is null and not unit.initing
      and not exists (select from course_progress kept where kept.course_unit_id = unit.id and kept.revision = unit.revision)
    order by unit.id ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
  return rows;
}

// The revision was read before the records: whoever changes a unit in between counts it up, and stores the figure of its own revision.
async function workOut(db: Queries, units: readonly Revised[]) {
  if (units.length === 0) return [];
  const completions = await readCompletions(
    db,
    units.map(({ id }) => id),
  );
  const figures = units.flatMap(({ id, revision }) => {
    const completion = completions.get(id);
    return completion ? [{ id, revision, progress: progressOf(completion) }] : [];
  });
  await db.execute(sql`
    insert into course_progress (course_unit_id, revision, progress)
    select g.id, g.revision, g.progress
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as g(id int, revision int, progress int)
    order by g.id
    on conflict (course_unit_id) do update set revision = excluded.revision, progress = excluded.progress
    where course_progress.revision <= excluded.revision`);
  return figures;
}
