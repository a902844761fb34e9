/**
 * The plainest copy of the same rows: one transaction of `insert … select`, in which every new id is the old one plus a fixed distance,
 * so that nothing has to be looked up. Rolled back at the end; its time without the commit is the least that the rows cost.
 */
export async function rawCopy(database, { courseId, target }) {
  const distance = 1_000_000;
  const begun = performance.now();
  await database
    .transaction(async (tx) => {
      const unit = courseId + distance;
      const into = (table, columns, values, from) => tx.execute(`insert into ${table} (${columns}) select ${values} from ${from}`);
      const own = `course_unit_id = ${courseId}`;
      await into('course_units', 'id, major_id, name, initing', `${unit}, ${target}, name, false`, `course_units where id = ${courseId}`);
      const hours = 'theory_period, practice_period';
      await into(
        'projects',
        `id, course_unit_id, name, ${hours}, position`,
        `id + ${distance}, ${unit}, name, ${hours}, position`,
        `projects where ${own}`,
      );
      const task = 'description, product, position';
      const ofProjects = `task_goals where project_id in (select id from projects where ${own})`;
      await into('task_goals', `id, project_id, ${task}`, `id + ${distance}, project_id + ${distance}, ${task}`, ofProjects);
      const point = 'title, description, position';
      await into('points', `id, course_unit_id, ${point}`, `id + ${distance}, ${unit}, ${point}`, `points where ${own}`);
      const ksa = 'title, level, description';
      await into('ksas', `id, course_unit_id, ${ksa}`, `id + ${distance}, ${unit}, ${ksa}`, `ksas where ${own}`);
      const ofPoints = `point_ksas where point_id in (select id from points where ${own})`;
      await into('point_ksas', 'point_id, ksa_id, position', `point_id + ${distance}, ksa_id + ${distance}, position`, ofPoints);
      const goal = 'indicator_id, description, position';
      await into('teaching_goals', `id, course_unit_id, ${goal}`, `id + ${distance}, ${unit}, ${goal}`, `teaching_goals where ${own}`);
      const cell = `relate, study, teach, product, week, ${hours}`;
      const cellIds = `id + ${distance}, ${unit}, project_id + ${distance}, goal_id + ${distance}, point_id + ${distance}`;
      await into(
        'course_matrix_entries',
        `id, course_unit_id, project_id, goal_id, point_id, ${cell}`,
        `${cellIds}, ${cell}`,
        `course_matrix_entries where ${own}`,
      );
      const ofCells = `project_matrix_entries where course_matrix_entry_id in (select id from course_matrix_entries where ${own})`;
      const entryIds = `id + ${distance}, course_matrix_entry_id + ${distance}, task_goal_id + ${distance}, ksa_id + ${distance}`;
      await into('project_matrix_entries', 'id, course_matrix_entry_id, task_goal_id, ksa_id, relate', `${entryIds}, relate`, ofCells);
      throw new RolledBack();
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return performance.now() - begun;
}

class RolledBack extends Error {}
