import type { courseCellFields } from '@college/curriculum-model';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { intArray } from '../db/intArray';
import { mapInPieces } from '../http/pieces';

const { courseMatrixEntries, majorMatrixEntries, majorMatrixGoals, points, projectMatrixEntries, projects, teachingGoals } = schema;

// Thousands of entries are read at a time; nobody is shown when they or their points were stored.
const { createdBy: _1, createTime: _2, updateTime: _3, deletedAt: _4, ...cell } = getTableColumns(courseMatrixEntries);
const { title, description, translations: pointTranslations } = getTableColumns(points);
const listed = { ...cell, title, description, pointTranslations };
const selected = sql.join(
  Object.entries(listed).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);
type ListedPoint = Pick<typeof points.$inferSelect, 'title' | 'description'> & { pointTranslations: Translations };
type ListedCell = Pick<CourseMatrixRecord, keyof typeof cell> & ListedPoint;

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

/** The entries of a course's matrix whose row, column and point exist, in the order of their points; the driver reads thousands as they come in. */
export async function listCourseCells(db: Queries, courseUnitId: number) {
  const { rows } = await db.execute<ListedCell & Record<string, unknown>>(sql`
    select ${selected}
    from ${courseMatrixEntries}
    join ${points} on ${points.id} = ${courseMatrixEntries.pointId} and ${points.deletedAt} is null
    join ${projects} on ${projects.id} = ${courseMatrixEntries.projectId} and ${projects.deletedAt} is null
    join ${majorMatrixGoals} on ${majorMatrixGoals.goalId} = ${courseMatrixEntries.goalId}
    join ${teachingGoals} on ${teachingGoals.id} = ${courseMatrixEntries.goalId} and ${teachingGoals.deletedAt} is null
    where ${courseMatrixEntries.courseUnitId} = ${courseUnitId}
    order by ${points.position}, ${points.id}, ${courseMatrixEntries.id}`);
  return mapInPieces(rows, ({ title, description, pointTranslations, theoryPeriod, practicePeriod, ...rest }) => ({
    // The driver hands out decimals as texts.
    cell: { ...rest, theoryPeriod: Number(theoryPeriod), practicePeriod: Number(practicePeriod) },
    point: { id: rest.pointId, title, description, translations: pointTranslations },
  }));
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

/** Removes the entries under some goals, which are no columns any more, with what depends on them; answers both for the audit log. */
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

/** Removes entries with the rows of the project matrices that depend on them; answers those rows for the audit log. */
export async function deleteCourseCells(db: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const hanging = await db
    .delete(projectMatrixEntries)
    .where(sql`${projectMatrixEntries.courseMatrixEntryId} = any(${intArray(ids)}::int[])`)
    .returning();
  await db.delete(courseMatrixEntries).where(sql`${courseMatrixEntries.id} = any(${intArray(ids)}::int[])`);
  return hanging;
}
