import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../db';
import { mapOf, type BranchedTable } from './branchRows';

/** Everything below some courses that is not in the trash, owners before what refers to them. */
export function branchedTables({ draftId }: { draftId: number }, courseIds: SQL): BranchedTable[] {
  const {
    courseManagers,
    courseMatrixEntries,
    courseUnits,
    indicators,
    ksas,
    majorMatrixEntries,
    majorMatrixGoals,
    pointKsas,
    points,
    projectMatrixEntries,
    projects,
    syllabuses,
    taskGoals,
    teachingGoals,
  } = schema;
  /** Rows whose owner is copied too; its numbers are called by a letter. */
  const join = (table: PgTable, letter: string, reference: SQL) => {
    const map = sql.identifier(letter);
    return sql`join ${mapOf(table)} ${map} on ${map}.old_id = ${reference}`;
  };
  const ofCourse = join(courseUnits, 'c', sql`r.course_unit_id`);
  const course = { courseUnitId: sql`c.new_id` };
  const alive = sql`where r.deleted_at is null`;
  const below = (table: PgTable, name: string): BranchedTable => ({
    table,
    source: sql`from ${sql.identifier(name)} r ${ofCourse} ${alive}`,
    refers: course,
  });
  return [
    { table: courseUnits, source: sql`from course_units r where r.id = ${courseIds}`, refers: { majorId: sql`${draftId}::int` } },
    { table: courseManagers, source: sql`from course_managers r ${ofCourse}`, refers: course },
    below(projects, 'projects'),
    {
      table: taskGoals,
      source: sql`from task_goals r ${join(projects, 'p', sql`r.project_id`)} ${alive}`,
      refers: { projectId: sql`p.new_id` },
    },
    below(points, 'points'),
    below(ksas, 'ksas'),
    {
      table: pointKsas,
      source: sql`from point_ksas r ${join(points, 'o', sql`r.point_id`)} ${join(ksas, 'k', sql`r.ksa_id`)}`,
      refers: { pointId: sql`o.new_id`, ksaId: sql`k.new_id` },
    },
    {
      table: teachingGoals,
      source: sql`from teaching_goals r ${ofCourse} ${join(indicators, 'i', sql`r.indicator_id`)} ${alive}`,
      refers: { ...course, indicatorId: sql`i.new_id` },
    },
    {
      table: majorMatrixEntries,
      source: sql`from major_matrix_entries r ${ofCourse} ${join(indicators, 'i', sql`r.indicator_id`)}`,
      refers: { ...course, indicatorId: sql`i.new_id` },
    },
    {
      table: majorMatrixGoals,
      source: sql`from major_matrix_goals r ${join(majorMatrixEntries, 'e', sql`r.entry_id`)} ${join(teachingGoals, 'g', sql`r.goal_id`)}`,
      refers: { entryId: sql`e.new_id`, goalId: sql`g.new_id` },
    },
    {
      table: courseMatrixEntries,
      source: sql`from course_matrix_entries r ${ofCourse} ${join(projects, 'p', sql`r.project_id`)}
        ${join(teachingGoals, 'g', sql`r.goal_id`)} ${join(points, 'o', sql`r.point_id`)}`,
      refers: { ...course, projectId: sql`p.new_id`, goalId: sql`g.new_id`, pointId: sql`o.new_id` },
    },
    {
      table: projectMatrixEntries,
      source: sql`from project_matrix_entries r ${join(courseMatrixEntries, 'x', sql`r.course_matrix_entry_id`)}
        ${join(taskGoals, 't', sql`r.task_goal_id`)} ${join(ksas, 'k', sql`r.ksa_id`)}`,
      refers: { courseMatrixEntryId: sql`x.new_id`, taskGoalId: sql`t.new_id`, ksaId: sql`k.new_id` },
    },
    below(syllabuses, 'syllabuses'),
  ];
}
