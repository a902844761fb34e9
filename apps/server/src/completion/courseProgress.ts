import { progressOf } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { readCompletions } from './readCompletion';

/** Units whose records are in memory at the same time while their progress is worked out. */
const atOnce = 100;

/**
 * The completion of some course units, in percent. A figure is cached with the revision of the unit for which it was computed; it is recomputed when the
 * unit changed since.
 */
export async function readProgress(db: Queries, unitIds: readonly number[]): Promise<Map<number, number>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; revision: number; progress: number | null }>(sql`
    select unit.id, unit.revision, kept.progress
    from course_units unit
    left join course_progress kept on kept.course_unit_id = unit.id and kept.revision = unit.revision
    where unit.id = any(${intArray(unitIds)}::int[]) and unit.deleted_at is null`);
  const found = new Map<number, number>();
  const missing = rows.filter(({ id, progress }) => {
    if (progress !== null) found.set(id, progress);
    return progress === null;
  });
  for (let start = 0; start < missing.length; start += atOnce) {
    for (const { id, progress } of await workOut(db, missing.slice(start, start + atOnce))) found.set(id, progress);
  }
  return found;
}

// The revision was read before the records: whoever changes a unit in between counts it up, and the figure is not used again.
async function workOut(db: Queries, units: readonly { id: number; revision: number }[]) {
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
