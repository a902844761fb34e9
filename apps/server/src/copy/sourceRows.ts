import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';

/** Which rows belong to a course, as the tail of a query in which they are called `r`. Plan and copy both read through these. */
export type SourceRows = SQL;

/** Everything that hangs under a course and is not in the trash. */
export const sourceRows = {
  unit: (courseId: number) => sql`from course_units r where r.id = ${courseId} and r.deleted_at is null`,
  projects: (courseId: number) => sql`from projects r where r.course_unit_id = ${courseId} and r.deleted_at is null`,
  taskGoals: (courseId: number) => sql`from task_goals r
    join projects p on p.id = r.project_id and p.course_unit_id = ${courseId} and p.deleted_at is null
    where r.deleted_at is null`,
  points: (courseId: number) => sql`from points r where r.course_unit_id = ${courseId} and r.deleted_at is null`,
  ksa: (courseId: number) => sql`from ksas r where r.course_unit_id = ${courseId} and r.deleted_at is null`,
  pointKsas: (courseId: number) => sql`from point_ksas r
    join points p on p.id = r.point_id and p.course_unit_id = ${courseId} and p.deleted_at is null
    join ksas k on k.id = r.ksa_id and k.course_unit_id = ${courseId} and k.deleted_at is null
    where true`,
  goals: (courseId: number) => sql`from teaching_goals r where r.course_unit_id = ${courseId} and r.deleted_at is null`,
  courseCells: (courseId: number) => sql`from course_matrix_entries r ${aliveCourseCell(courseId)}
    where r.course_unit_id = ${courseId} and r.deleted_at is null`,
  projectCells: (courseId: number) => sql`from project_matrix_entries r
    join (select r.id, r.project_id from course_matrix_entries r ${aliveCourseCell(courseId)}
      where r.course_unit_id = ${courseId} and r.deleted_at is null) c on c.id = r.course_matrix_entry_id
    join task_goals t on t.id = r.task_goal_id and t.project_id = c.project_id and t.deleted_at is null
    join ksas k on k.id = r.ksa_id and k.course_unit_id = ${courseId} and k.deleted_at is null
    where r.deleted_at is null`,
  syllabus: (courseId: number) => sql`from syllabuses r where r.course_unit_id = ${courseId} and r.deleted_at is null`,
} as const satisfies Record<string, (courseId: number) => SourceRows>;

function aliveCourseCell(courseId: number): SQL {
  return sql`
    join projects p on p.id = r.project_id and p.course_unit_id = ${courseId} and p.deleted_at is null
    join teaching_goals g on g.id = r.goal_id and g.course_unit_id = ${courseId} and g.deleted_at is null
    join points o on o.id = r.point_id and o.course_unit_id = ${courseId} and o.deleted_at is null`;
}

const counted = ['projects', 'taskGoals', 'points', 'ksa', 'goals', 'courseCells', 'projectCells'] as const;

/** How many rows of each kind hang under a course; one question for all of them. */
export async function countSourceRows(db: Queries, courseId: number): Promise<Record<(typeof counted)[number], number>> {
  const counts = counted.map((kind) => sql`(select count(*)::int ${sourceRows[kind](courseId)}) as ${sql.identifier(kind)}`);
  const { rows } = await db.execute<Record<(typeof counted)[number], number>>(sql`select ${sql.join(counts, sql`, `)}`);
  const [found] = rows;
  if (!found) throw new Error('copy: the count of the source answered no row');
  return found;
}
