import type { courseCellFields, FieldValues, Support, Translations } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';

/** An entry of the course matrix, as far as the report prints it. */
export interface ReportCell extends FieldValues<typeof courseCellFields> {
  id: number;
  projectId: number;
  goalId: number;
  pointId: number;
  relate: Support;
  translations: Translations;
}

/** An entry of a project matrix, as far as the report prints it. */
export interface ReportKsaCell {
  cellId: number;
  taskGoalId: number;
  ksaId: number;
  relate: Support;
}

// An entry is in sight while its chapter, its point and its goal are there and the goal is bound in the major matrix.
const inSight = sql`
  from course_matrix_entries e
  join points p on p.id = e.point_id and p.deleted_at is null
  join projects r on r.id = e.project_id and r.deleted_at is null
  join teaching_goals g on g.id = e.goal_id and g.deleted_at is null
  join major_matrix_goals m on m.goal_id = e.goal_id`;

/**
 * The entries of a course's matrix that are in sight, in the order of their points. They come packed into one row: a thousand rows with
 * columns of their own would cost several times as much on their way out of the database.
 */
export async function listReportCells(db: Queries, courseUnitId: number): Promise<ReportCell[]> {
  const { rows } = await db.execute<{ cells: string | null }>(sql`
    select json_agg(json_build_array(e.id, e.project_id, e.goal_id, e.point_id, e.relate, e.study, e.teach, e.product, e.week,
      e.theory_period, e.practice_period, e.translations) order by p.position, p.id, e.id)::text as cells
    ${inSight} where e.course_unit_id = ${courseUnitId}`);
  const packed: PackedCell[] = JSON.parse(rows[0]?.cells ?? '[]');
  return packed.map(([id, projectId, goalId, pointId, relate, study, teach, product, week, theoryPeriod, practicePeriod, translations]) => {
    return { id, projectId, goalId, pointId, relate, study, teach, product, week, theoryPeriod, practicePeriod, translations };
  });
}

type PackedCell = [number, number, number, number, Support, string, string, string, string, number, number, Translations];

/** The entries of a course's project matrices whose row, column and KSA are in sight, in the order of task goals and KSA. */
export async function listReportKsaCells(db: Queries, courseUnitId: number): Promise<ReportKsaCell[]> {
  const { rows } = await db.execute<{ cells: string | null }>(sql`
    select json_agg(json_build_array(h.course_matrix_entry_id, h.task_goal_id, h.ksa_id, h.relate)
      order by t.position, t.id, k.title, k.level, h.id)::text as cells
    ${inSight}
    join project_matrix_entries h on h.course_matrix_entry_id = e.id
    join task_goals t on t.id = h.task_goal_id and t.project_id = e.project_id and t.deleted_at is null
    join ksas k on k.id = h.ksa_id and k.deleted_at is null
    where e.course_unit_id = ${courseUnitId}`);
  const packed: [number, number, number, Support][] = JSON.parse(rows[0]?.cells ?? '[]');
  return packed.map(([cellId, taskGoalId, ksaId, relate]) => ({ cellId, taskGoalId, ksaId, relate }));
}
