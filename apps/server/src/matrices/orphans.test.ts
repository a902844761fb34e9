import * as contract from '@college/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { setMatrixScene } from './matrixScene.test-data';

describeOnEachEngine('what is deleted elsewhere', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setMatrixScene(database.current);
    // What the scene plants without a column of its own.
    await database.current.db.execute(sql`delete from project_matrix_entries where task_goal_id = 214 or course_matrix_entry_id = 324`);
    await database.current.db.execute(sql`delete from course_matrix_entries where id = 324`);
    server.forgetSessions();
  });

  /** Entries of the matrices that depend on something which is not there any more, and all entries. */
  async function entries() {
    const { rows } = await database.current.db.execute<Record<'courseCells' | 'projectCells' | 'orphans', number>>(sql`select
      (select count(*)::int from course_matrix_entries) as "courseCells", (select count(*)::int from project_matrix_entries) as "projectCells",
      (select count(*)::int from course_matrix_entries c
        left join projects p on p.id = c.project_id and p.deleted_at is null
        left join points o on o.id = c.point_id and o.deleted_at is null
        left join major_matrix_goals m on m.goal_id = c.goal_id
        left join teaching_goals g on g.id = c.goal_id and g.deleted_at is null
        where p.id is null or o.id is null or m.goal_id is null or g.id is null)
      + (select count(*)::int from project_matrix_entries e
        left join course_matrix_entries c on c.id = e.course_matrix_entry_id
        left join task_goals t on t.id = e.task_goal_id and t.deleted_at is null and t.project_id = c.project_id
        left join ksas k on k.id = e.ksa_id and k.deleted_at is null
        where c.id is null or t.id is null or k.id is null)
      + (select count(*)::int from major_matrix_goals m left join teaching_goals g on g.id = m.goal_id and g.deleted_at is null where g.id is null)
      as orphans`);
    return rows[0];
  }

  it.each([
    ['a teaching goal', contract.deleteCourseGoal, { query: { courseGoalId: 302 } }, { courseCells: 2, projectCells: 2 }],
    ['a chapter', contract.deleteProjects, { body: { ids: [202] } }, { courseCells: 1, projectCells: 1 }],
    [
      'a point',
      contract.savePoints,
      {
        body: {
          courseId: 1001,
          points: [
            { id: -221, title: '', description: '' },
            { id: 222, title: '链表', description: '链式存储' },
          ],
        },
      },
      { courseCells: 1, projectCells: 1 },
    ],
    [
      'KSA items',
      contract.saveKsa,
      { body: { courseId: 1001, ksa: [{ id: 231, title: 'K', level: 1, description: '大O记号' }] } },
      { courseCells: 3, projectCells: 1 },
    ],
    [
      'a task goal',
      contract.updateTaskGoal,
      { body: { id: -213, projectId: 202, description: 'x', product: '' } },
      { courseCells: 3, projectCells: 2 },
    ],
    [
      'a binding',
      contract.updateMajorMatrix,
      { body: { courseId: 1001, relations: [{ requireId: 512, relate: 0, goals: [303] }] } },
      { courseCells: 1, projectCells: 1 },
    ],
  ])('%s leaves no entry behind', async (_what, endpoint: contract.Endpoint, request, left) => {
    expect(await entries()).toEqual({ courseCells: 3, projectCells: 3, orphans: 0 });
    expect((await server.call(endpoint, { as: 'majorEditor', ...request })).code).toBe('0');
    expect(await entries()).toEqual({ ...left, orphans: 0 });
  });
});
