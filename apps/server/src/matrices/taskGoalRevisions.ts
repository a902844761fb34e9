import type { TaskGoal } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { digestNumber } from '../goals/goalRevisions';
import { presentTaskGoal } from './readProjectMatrix';
import { listTaskGoals } from './taskGoalRepository';

/** The revisions of the task goals of some chapters: each changes with its goal, its place among the others, and its column of the project matrix. */
export async function readTaskGoalRevisions(db: Queries, projectIds: readonly number[]): Promise<Map<number, number>> {
  const content = sql`concat_ws(' | ', t.version, t.position,
    (select string_agg(concat_ws(' ', p.course_matrix_entry_id, p.ksa_id, p.relate), ',' order by p.id) from project_matrix_entries p where p.task_goal_id = t.id))`;
  const { rows } = await db.execute<{ id: number; revision: number }>(sql`
    select t.id, ${digestNumber(content)} as revision from task_goals t
    where t.project_id = any(${intArray(projectIds)}::int[]) and t.deleted_at is null`);
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** The task goals of a chapter as people edit and delete them. */
export async function readTaskGoals(db: Queries, projectId: number): Promise<TaskGoal[]> {
  const revisions = await readTaskGoalRevisions(db, [projectId]);
  return (await listTaskGoals(db, [projectId])).map((row) => ({ ...presentTaskGoal(row), revision: revisions.get(row.id) }));
}
