import type { Translations } from '@college/curriculum-model';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShownProject } from '../course-units/presentCourseUnit';
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

type Named<Name extends string> = { id: number; translations: Translations } & Record<Name, string>;
type Project = ShownProject & { hasTaskGoal: boolean };
type CourseCell = Pick<typeof courseMatrixEntries.$inferSelect, 'id' | 'projectId' | 'goalId' | 'pointId'> & { hasKsa: boolean };

/**
 * What completion looks at under some units, with one statement, however many they are. Of what only has to be there, it is asked whether it is: the entries of
 * the project matrices are sixty for each chapter.
 */
export async function findCourseRecords(db: Queries, isWanted: SQL | undefined, limit: number) {
  return db
    .select({
      unit: courseUnits,
      report: syllabuses,
      hasKsa: isThere(sql`${ksas} where ${ksas.courseUnitId} = ${courseUnits.id} and ${isNull(ksas.deletedAt)}`),
      projects: listOf<Project>(
        {
          id: projects.id,
          courseUnitId: projects.courseUnitId,
          courseClassId: projects.courseClassId,
          courseTypeId: projects.courseTypeId,
          name: projects.name,
          theoryPeriod: projects.theoryPeriod,
          practicePeriod: projects.practicePeriod,
          translations: projects.translations,
          hasTaskGoal: isThere(sql`${taskGoals} where ${taskGoals.projectId} = ${projects.id} and ${isNull(taskGoals.deletedAt)}`),
        },
        sql`${projects} where ${projects.courseUnitId} = ${courseUnits.id} and ${isNull(projects.deletedAt)}`,
        sql`${projects.position}, ${projects.id}`,
      ),
      points: listOf<Named<'title'>>(
        { id: points.id, title: points.title, translations: points.translations },
        sql`${points} where ${points.courseUnitId} = ${courseUnits.id} and ${isNull(points.deletedAt)}`,
        sql`${points.position}, ${points.id}`,
      ),
      goals: listOf<Named<'description'>>(
        { id: teachingGoals.id, description: teachingGoals.description, translations: teachingGoals.translations },
        sql`${teachingGoals} where ${teachingGoals.courseUnitId} = ${courseUnits.id} and ${isNull(teachingGoals.deletedAt)}`,
        sql`${teachingGoals.id}`,
      ),
      boundGoals: listOf<{ goalId: number }>(
        { goalId: majorMatrixGoals.goalId },
        sql`${majorMatrixEntries} join ${majorMatrixGoals} on ${majorMatrixGoals.entryId} = ${majorMatrixEntries.id}
          where ${majorMatrixEntries.courseUnitId} = ${courseUnits.id}`,
        sql`${majorMatrixEntries.id}, ${majorMatrixGoals.goalId}`,
      ),
      courseCells: listOf<CourseCell>(
        {
          id: courseMatrixEntries.id,
          projectId: courseMatrixEntries.projectId,
          goalId: courseMatrixEntries.goalId,
          pointId: courseMatrixEntries.pointId,
          hasKsa: isThere(sql`${projectMatrixEntries} join ${ksas} on ${ksas.id} = ${projectMatrixEntries.ksaId}
            where ${projectMatrixEntries.courseMatrixEntryId} = ${courseMatrixEntries.id} and ${isNull(ksas.deletedAt)}`),
        },
        sql`${courseMatrixEntries} where ${courseMatrixEntries.courseUnitId} = ${courseUnits.id}`,
        sql`${courseMatrixEntries.id}`,
      ),
    })
    .from(courseUnits)
    .leftJoin(syllabuses, and(eq(syllabuses.courseUnitId, courseUnits.id), isNull(syllabuses.deletedAt)))
    .where(and(isNull(courseUnits.deletedAt), isWanted))
    .orderBy(asc(courseUnits.id))
    .limit(limit);
}

export type CourseRecords = Awaited<ReturnType<typeof findCourseRecords>>[number];

// Never as `exists`: for twenty courses at a time it would be answered by reading the whole table once.
function isThere(rows: SQL): SQL<boolean> {
  return sql<boolean>`coalesce((select true from ${rows} limit 1), false)`;
}

/** Rows under a unit as one array of JSON. */
function listOf<Row>(columns: { [Name in keyof Row]: PgColumn | SQL }, rows: SQL, order: SQL): SQL<Row[]> {
  const fields = Object.entries<PgColumn | SQL>(columns).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql<Row[]>`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${order}), '[]') from ${rows})`;
}
