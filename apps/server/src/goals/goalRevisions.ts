import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';

/** A digest of 28 bits: changes with the text, and fits a number of JSON. */
export function digestNumber(content: SQL): SQL {
  return sql`('x' || left(md5(${content}), 7))::bit(28)::int`;
}

/** The revisions of the goals of a course: each changes with its goal and with what is deleted together with it, its binding and its matrix cells. */
export async function readGoalRevisions(db: Queries, courseUnitId: number): Promise<Map<number, number>> {
  const content = sql`concat_ws(' | ', g.version,
    (select string_agg(concat_ws(' ', e.indicator_id, e.relate), ',' order by e.id)
      from major_matrix_goals m join major_matrix_entries e on e.id = m.entry_id where m.goal_id = g.id),
    (select string_agg(concat_ws(' ', c.id, c.version, c.update_time), ',' order by c.id) from course_matrix_entries c where c.goal_id = g.id),
    (select string_agg(concat_ws(' ', p.id, p.relate), ',' order by p.id)
      from project_matrix_entries p join course_matrix_entries c on c.id = p.course_matrix_entry_id where c.goal_id = g.id))`;
  const { rows } = await db.execute<{ id: number; revision: number }>(sql`
    select g.id, ${digestNumber(content)} as revision from teaching_goals g where g.course_unit_id = ${courseUnitId} and g.deleted_at is null`);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}
