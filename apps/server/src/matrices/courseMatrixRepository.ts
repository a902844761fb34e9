import type { courseCellFields } from '@college/curriculum-model';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray } from '../db/intArray';

const { courseMatrixEntries, majorMatrixEntries, majorMatrixGoals, points, projectMatrixEntries, projects, teachingGoals } = schema;

// Thousands of entries are read at a time; nobody is shown when they or their points were stored.
const { createdBy: _1, createTime: _2, updateTime: _3, deletedAt: _4, ...cell } = getTableColumns(courseMatrixEntries);
const point = { id: points.id, title: points.title, description: points.description, translations: points.translations };

export type CourseMatrixRecord = typeof courseMatrixEntries.$inferSelect;
export type CourseMatrixFields = Pick<
  CourseMatrixRecord,
  keyof typeof courseCellFields | 'projectId' | 'goalId' | 'pointId' | 'relate' | 'translations'
>;

// A statement takes at most 65,535 parameters.
const rowsInPart = 1000;

/** The goals that are columns of a course's matrix: those bound in the major matrix, each with the indicator point it is bound to. */
export async function listColumns(db: Queries, courseUnitId: number) {
  return db
    .select({ goal: teachingGoals, requireId: majorMatrixEntries.indicatorId })
    .from(majorMatrixEntries)
    .innerJoin(majorMatrixGoals, eq(majorMatrixGoals.entryId, majorMatrixEntries.id))
    .innerJoin(teachingGoals, eq(teachingGoals.id, majorMatrixGoals.goalId))
    .where(and(eq(majorMatrixEntries.courseUnitId, courseUnitId), isNull(teachingGoals.deletedAt)))
    .orderBy(asc(teachingGoals.position), asc(teachingGoals.id));
}

/** The indicator points bound in a course's row of the major matrix, with or without goals. */
export async function listBoundIndicatorIds(db: Queries, courseUnitId: number): Promise<number[]> {
  const rows = await db
    .select({ id: majorMatrixEntries.indicatorId })
    .from(majorMatrixEntries)
    .where(eq(majorMatrixEntries.courseUnitId, courseUnitId));
  return rows.map(({ id }) => id);
}

/** The entries of a course's matrix whose row, column and point exist, in the order of their points. */
export async function listCourseCells(db: Queries, courseUnitId: number) {
  return db
    .select({ cell, point })
    .from(courseMatrixEntries)
    .innerJoin(points, and(eq(points.id, courseMatrixEntries.pointId), isNull(points.deletedAt)))
    .innerJoin(projects, and(eq(projects.id, courseMatrixEntries.projectId), isNull(projects.deletedAt)))
    .innerJoin(majorMatrixGoals, eq(majorMatrixGoals.goalId, courseMatrixEntries.goalId))
    .innerJoin(teachingGoals, and(eq(teachingGoals.id, courseMatrixEntries.goalId), isNull(teachingGoals.deletedAt)))
    .where(eq(courseMatrixEntries.courseUnitId, courseUnitId))
    .orderBy(asc(points.position), asc(points.id), asc(courseMatrixEntries.id));
}

/** Every entry stored for a course, also those that are out of sight. */
export async function listStoredCells(db: Queries, courseUnitId: number): Promise<CourseMatrixRecord[]> {
  return db.select().from(courseMatrixEntries).where(eq(courseMatrixEntries.courseUnitId, courseUnitId));
}

/** Adds entries; thousands with a few statements. */
export async function insertCourseCells(
  db: Queries,
  courseUnitId: number,
  cells: readonly CourseMatrixFields[],
  act: { userId: number; now: Date },
): Promise<void> {
  const stamp = { courseUnitId, createdBy: act.userId, createTime: act.now, updateTime: act.now };
  for (let from = 0; from < cells.length; from += rowsInPart) {
    const part = cells.slice(from, from + rowsInPart).map((cell) => ({ ...cell, ...stamp }));
    await db.insert(courseMatrixEntries).values(part);
  }
}

/** Writes what entries hold now, all of them with one statement; they stay in their chapter and keep their point. */
export async function updateCourseCells(
  db: Queries,
  cells: readonly { id: number; fields: CourseMatrixFields }[],
  now: Date,
): Promise<void> {
  if (cells.length === 0) return;
  const given = JSON.stringify(cells.map(({ id, fields }) => ({ id, ...fields })));
  await db.execute(sql`
    update course_matrix_entries e set goal_id = g."goalId", relate = g.relate, study = g.study, teach = g.teach, product = g.product,
      week = g.week, theory_period = g."theoryPeriod", practice_period = g."practicePeriod", translations = g.translations,
      version = e.version + 1, update_time = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as g(id int, "goalId" int, relate smallint, study text, teach text, product text, week text,
      "theoryPeriod" numeric, "practicePeriod" numeric, translations jsonb)
    where e.id = g.id`);
}

/** Removes the entries under some goals, which are no columns any more, with what hangs on them; answers both for the audit log. */
export async function deleteColumns(db: Queries, goalIds: readonly number[]) {
  if (goalIds.length === 0) return { courseCells: [], projectCells: [] };
  const under = sql`${courseMatrixEntries.goalId} = any(${intArray(goalIds)}::int[])`;
  const courseCells = await db.select().from(courseMatrixEntries).where(under);
  const courseOf = new Map(courseCells.map(({ id, courseUnitId }) => [id, courseUnitId]));
  const hanging = await deleteCourseCells(db, [...courseOf.keys()]);
  return {
    courseCells,
    projectCells: hanging.map((cell) => ({ ...cell, courseUnitId: courseOf.get(cell.courseMatrixEntryId) ?? 0 })),
  };
}

/** Removes entries with the rows of the project matrices that hang on them; answers those rows for the audit log. */
export async function deleteCourseCells(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const hanging = await db
    .delete(projectMatrixEntries)
    .where(sql`${projectMatrixEntries.courseMatrixEntryId} = any(${intArray(ids)}::int[])`)
    .returning();
  await db.delete(courseMatrixEntries).where(sql`${courseMatrixEntries.id} = any(${intArray(ids)}::int[])`);
  return hanging;
}
