import { sql } from 'drizzle-orm';
import { readProgress } from '../completion/courseProgress';
import type { Queries } from '../db';
import { intArray, readIntArray } from '../db/intArray';

/** How far the courses of a major are. */
export interface CourseFigures {
  count: number;
  /** Mean completion in percent of those that have a figure; null where none has. */
  progress: number | null;
  /** The latest change of one of them. */
  updateTime: Date;
}

interface FigureRow extends Record<string, unknown> {
  majorId: number;
  count: number;
  known: number;
  total: number;
  updateTime: string;
  /** Units whose figure is not stored, as text: they came in past the API. */
  unknown: string | null;
}

/** The figures of some majors; one without course units has none. One query: figures are stored with the courses. */
export async function readCourseFigures(db: Queries, majorIds: readonly number[]): Promise<Map<number, CourseFigures>> {
  if (majorIds.length === 0) return new Map();
  const { rows } = await db.execute<FigureRow>(sql`
    select course."majorId", count(*)::int as count, count(course.progress)::int as known, coalesce(sum(course.progress), 0)::int as total,
      to_char(max(course.update_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updateTime",
      array_agg(course.id) filter (where course.progress is null)::text as unknown
    from (
      select unit.id, unit.major_id as "majorId", unit.update_time,
        (select kept.progress from course_progress kept where kept.course_unit_id = unit.id and kept.revision = unit.revision) as progress
      from course_units unit
      where unit.major_id = any(${intArray(majorIds)}::int[]) and unit.deleted_at is null and not unit.initing
    ) course
    group by course."majorId"`);
  const unknown = await readProgress(
    db,
    rows.flatMap((row) => readIntArray(row.unknown)),
  );
  return new Map(
    rows.map((row) => {
      const rest = readIntArray(row.unknown).flatMap((id) => unknown.get(id) ?? []);
      const total = rest.reduce((sum, progress) => sum + progress, row.total);
      const known = row.known + rest.length;
      const progress = known === 0 ? null : Math.round(total / known);
      return [row.majorId, { count: row.count, progress, updateTime: new Date(row.updateTime) }];
    }),
  );
}
