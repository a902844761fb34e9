import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
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

/**
 * What completion looks at under the given units, read table by table, so that twenty courses cost as many queries as one. Of what only has to be there, it is
 * asked whether it is: the entries of the project matrices are sixty for each chapter.
 */
export async function findCourseRecords(db: Queries, unitIds: readonly number[]) {
  const ids = [...unitIds];
  return {
    units: await db
      .select({
        unit: courseUnits,
        hasKsa: isThere(sql`${ksas} where ${ksas.courseUnitId} = ${courseUnits.id} and ${isNull(ksas.deletedAt)}`),
      })
      .from(courseUnits)
      .where(and(inArray(courseUnits.id, ids), isNull(courseUnits.deletedAt))),
    projects: await db
      .select({
        project: projects,
        hasTaskGoal: isThere(sql`${taskGoals} where ${taskGoals.projectId} = ${projects.id} and ${isNull(taskGoals.deletedAt)}`),
      })
      .from(projects)
      .where(and(inArray(projects.courseUnitId, ids), isNull(projects.deletedAt)))
      .orderBy(asc(projects.position), asc(projects.id)),
    points: await db
      .select({ id: points.id, courseUnitId: points.courseUnitId, title: points.title, translations: points.translations })
      .from(points)
      .where(and(inArray(points.courseUnitId, ids), isNull(points.deletedAt)))
      .orderBy(asc(points.position), asc(points.id)),
    goals: await db
      .select({
        id: teachingGoals.id,
        courseUnitId: teachingGoals.courseUnitId,
        description: teachingGoals.description,
        translations: teachingGoals.translations,
      })
      .from(teachingGoals)
      .where(and(inArray(teachingGoals.courseUnitId, ids), isNull(teachingGoals.deletedAt))),
    boundGoals: await db
      .select({ courseUnitId: majorMatrixEntries.courseUnitId, goalId: majorMatrixGoals.goalId })
      .from(majorMatrixEntries)
      .innerJoin(majorMatrixGoals, eq(majorMatrixGoals.entryId, majorMatrixEntries.id))
      .where(inArray(majorMatrixEntries.courseUnitId, ids))
      .orderBy(asc(majorMatrixEntries.id), asc(majorMatrixGoals.goalId)),
    courseCells: await db
      .select({
        id: courseMatrixEntries.id,
        courseUnitId: courseMatrixEntries.courseUnitId,
        projectId: courseMatrixEntries.projectId,
        goalId: courseMatrixEntries.goalId,
        pointId: courseMatrixEntries.pointId,
        hasKsa: isThere(sql`${projectMatrixEntries} join ${ksas} on ${ksas.id} = ${projectMatrixEntries.ksaId}
          where ${projectMatrixEntries.courseMatrixEntryId} = ${courseMatrixEntries.id} and ${isNull(ksas.deletedAt)}`),
      })
      .from(courseMatrixEntries)
      .where(inArray(courseMatrixEntries.courseUnitId, ids))
      .orderBy(asc(courseMatrixEntries.id)),
    syllabuses: await db
      .select()
      .from(syllabuses)
      .where(and(inArray(syllabuses.courseUnitId, ids), isNull(syllabuses.deletedAt))),
  };
}

export type CourseRecords = Awaited<ReturnType<typeof findCourseRecords>>;

// Never as `exists`: for twenty courses at a time it would be answered by reading the whole table once.
function isThere(rows: SQL): SQL<boolean> {
  return sql<boolean>`coalesce((select true from ${rows} limit 1), false)`;
}
