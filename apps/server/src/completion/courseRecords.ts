import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const {
  courseMatrixEntries,
  courseUnits,
  ksas,
  majorMatrixEntries,
  majorMatrixGoals,
  points,
  projectMatrixEntries,
  projects,
  syllabuses,
  taskGoals,
  teachingGoals,
} = schema;

/** Every record under the given units, read table by table, so that a hundred courses cost as many queries as one. */
export async function findCourseRecords(db: Queries, unitIds: readonly number[]) {
  const ids = [...unitIds];
  const units = await db
    .select()
    .from(courseUnits)
    .where(and(inArray(courseUnits.id, ids), isNull(courseUnits.deletedAt)));
  const rows = await db
    .select()
    .from(projects)
    .where(and(inArray(projects.courseUnitId, ids), isNull(projects.deletedAt)))
    .orderBy(asc(projects.position), asc(projects.id));
  const tasks = await db
    .select({ task: taskGoals })
    .from(taskGoals)
    .innerJoin(projects, eq(projects.id, taskGoals.projectId))
    .where(and(inArray(projects.courseUnitId, ids), isNull(taskGoals.deletedAt), isNull(projects.deletedAt)));
  const projectCells = await db
    .select({ cell: projectMatrixEntries, courseUnitId: courseMatrixEntries.courseUnitId })
    .from(projectMatrixEntries)
    .innerJoin(courseMatrixEntries, eq(courseMatrixEntries.id, projectMatrixEntries.courseMatrixEntryId))
    .where(inArray(courseMatrixEntries.courseUnitId, ids));
  return {
    units,
    projects: rows,
    taskGoals: tasks.map(({ task }) => task),
    points: await db
      .select()
      .from(points)
      .where(and(inArray(points.courseUnitId, ids), isNull(points.deletedAt)))
      .orderBy(asc(points.position), asc(points.id)),
    ksas: await db
      .select()
      .from(ksas)
      .where(and(inArray(ksas.courseUnitId, ids), isNull(ksas.deletedAt))),
    goals: await db
      .select()
      .from(teachingGoals)
      .where(and(inArray(teachingGoals.courseUnitId, ids), isNull(teachingGoals.deletedAt))),
    bindings: await db
      .select({
        courseUnitId: majorMatrixEntries.courseUnitId,
        requireId: majorMatrixEntries.indicatorId,
        relate: majorMatrixEntries.relate,
        goals: sql<number[]>`coalesce(json_agg(${majorMatrixGoals.goalId}) filter (where ${majorMatrixGoals.goalId} is not null), '[]')`,
      })
      .from(majorMatrixEntries)
      .leftJoin(majorMatrixGoals, eq(majorMatrixGoals.entryId, majorMatrixEntries.id))
      .where(inArray(majorMatrixEntries.courseUnitId, ids))
      .groupBy(majorMatrixEntries.id)
      .orderBy(asc(majorMatrixEntries.id)),
    courseCells: await db
      .select()
      .from(courseMatrixEntries)
      .where(inArray(courseMatrixEntries.courseUnitId, ids))
      .orderBy(asc(courseMatrixEntries.id)),
    projectCells,
    syllabuses: await db
      .select()
      .from(syllabuses)
      .where(and(inArray(syllabuses.courseUnitId, ids), isNull(syllabuses.deletedAt))),
  };
}

export type CourseRecords = Awaited<ReturnType<typeof findCourseRecords>>;
