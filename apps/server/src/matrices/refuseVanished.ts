import type { SaveMatricesRequest } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { conflict } from '../http/refusal';
import { matrixMessages } from './messages';

/**
 * Rejects a change with teaching goals or task goals that were deleted after the matrices were read. Deleting them does not increment a course version, so
 * the versions cannot detect it; the response is a conflict, so that the change can be merged.
 */
export async function refuseVanished(
  db: Queries,
  { courseId, rows, chapters, placedPoints }: Pick<SaveMatricesRequest, 'courseId' | 'rows' | 'chapters' | 'placedPoints'>,
): Promise<void> {
  const unitIds = [courseId, ...rows.map((row) => row.courseId)];
  const bound = rows.flatMap(({ relations }) =>
    relations.flatMap(({ goals }) => goals.map((goal) => (typeof goal === 'number' ? goal : goal.id))),
  );
  const placed = chapters.flatMap(({ points }) => points.map(({ goalId }) => goalId));
  const goalIds = new Set([...bound, ...placed, ...placedPoints.map(({ goalId }) => goalId)]);
  const taskGoalIds = new Set(placedPoints.flatMap(({ ksas }) => ksas.map(({ taskGoalId }) => taskGoalId)));
  if (goalIds.size + taskGoalIds.size === 0) return;
  const { rows: found } = await db.execute<{ goals: string | null; tasks: string | null }>(sql`select
    (select json_agg(id)::text from teaching_goals where id = any(${intArray(goalIds)}::int[]) and deleted_at is not null
      and course_unit_id = any(${intArray(unitIds)}::int[])) as goals,
    (select json_agg(t.id)::text from task_goals t join projects p on p.id = t.project_id
      where t.id = any(${intArray(taskGoalIds)}::int[]) and t.deleted_at is not null and p.course_unit_id = ${courseId}) as tasks`);
  const [gone] = found;
  if (gone?.goals || gone?.tasks) {
    const current = { deletedGoals: JSON.parse(gone.goals ?? '[]'), deletedTaskGoals: JSON.parse(gone.tasks ?? '[]') };
    throw conflict(matrixMessages.deletedMeanwhile, current);
  }
}
