import type { HistoryKind, HistoryPage, Restored } from '@college/curriculum-model';
import { listHistory, restoreHistory } from '@college/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { setCopyScene } from '../copy/copySource.test-data';
import { schema, type OpenDatabase } from '../db';
import type { Role } from '../testing/scene';
import type { testServer } from '../testing/testServer';

/** The history of a record as a caller reads it. */
export async function historyOf(server: Server, kind: HistoryKind, recordId: number, as: Role = 'majorLeader'): Promise<HistoryPage> {
  const { code, data } = await server.call(listHistory, { as, query: { kind, recordId, pageSize: 200 } });
  if (code !== '0') throw new Error(`history/list answered ${code}`);
  return data as HistoryPage;
}

/** Restores the latest change of a record. */
export async function restoreLatest(server: Server, kind: HistoryKind, recordId: number, as: Role = 'majorLeader') {
  const { pageInfo } = await historyOf(server, kind, recordId, as);
  const { code, message, data } = await server.call(restoreHistory, { as, body: { id: pageInfo.list[0]?.id } });
  return { code, message, leftOut: (data as Restored | null)?.leftOut };
}

/** A whole course 1001 of major 101, without the scene's cells that are out of sight. */
export async function setHistoryScene(database: OpenDatabase): Promise<void> {
  await setCopyScene(database);
  await database.db.delete(schema.projectMatrixEntries).where(eq(schema.projectMatrixEntries.taskGoalId, 214));
  await database.db.delete(schema.courseMatrixEntries).where(eq(schema.courseMatrixEntries.id, 324));
}

type Server = ReturnType<typeof testServer>;

/** What a reader sees of a course in words and places, whatever numbers and versions the rows have. */
export async function visibleCourse({ db }: OpenDatabase, courseId: number) {
  const { courseMatrixEntries, courseUnits, ksas, majorMatrixEntries, majorMatrixGoals } = schema;
  const { pointKsas, points, projectMatrixEntries, projects, taskGoals, teachingGoals } = schema;
  const [unit] = await db.select().from(courseUnits).where(eq(courseUnits.id, courseId));
  const chapters = await db
    .select()
    .from(projects)
    .where(and(eq(projects.courseUnitId, courseId), isNull(projects.deletedAt)))
    .orderBy(asc(projects.position));
  const living = async (table: typeof points | typeof ksas | typeof teachingGoals) =>
    db
      .select()
      .from(table)
      .where(and(eq(table.courseUnitId, courseId), isNull(table.deletedAt)))
      .orderBy(...('position' in table ? [asc(table.position)] : []), asc(table.id));
  const tasks = await db.select().from(taskGoals).where(isNull(taskGoals.deletedAt)).orderBy(asc(taskGoals.id));
  const bound = await db
    .select()
    .from(majorMatrixEntries)
    .leftJoin(majorMatrixGoals, eq(majorMatrixGoals.entryId, majorMatrixEntries.id))
    .where(eq(majorMatrixEntries.courseUnitId, courseId));
  const pointIds = new Set((await living(points)).map(({ id }) => id));
  const goalIds = new Set((await living(teachingGoals)).map(({ id }) => id));
  const chapterIds = new Set(chapters.map(({ id }) => id));
  const stored = await db.select().from(courseMatrixEntries).where(eq(courseMatrixEntries.courseUnitId, courseId));
  // What is out of sight does not count.
  const cells = stored.filter(
    ({ projectId, goalId, pointId }) => chapterIds.has(projectId) && goalIds.has(goalId) && pointIds.has(pointId),
  );
  const placeOf = new Map(cells.map(({ id, projectId, goalId, pointId }) => [id, `${projectId} ${goalId} ${pointId}`]));
  const taskIds = new Set(tasks.filter(({ projectId }) => chapterIds.has(projectId)).map(({ id }) => id));
  const hanging = (await db.select().from(projectMatrixEntries)).filter(({ courseMatrixEntryId, taskGoalId }) => {
    return placeOf.has(courseMatrixEntryId) && taskIds.has(taskGoalId);
  });
  return {
    unit: unit && without(unit),
    chapters: chapters.map(without),
    points: (await living(points)).map(without),
    ksas: (await living(ksas)).map(without),
    goals: (await living(teachingGoals)).map(without),
    ties: (await db.select().from(pointKsas))
      .filter(({ pointId }) => pointIds.has(pointId))
      .map(inWords)
      .toSorted(),
    tasks: tasks.filter(({ projectId }) => chapterIds.has(projectId)).map(without),
    bindings: bound
      .map((row) => `${row.major_matrix_entries.indicatorId} ${row.major_matrix_entries.relate} ${row.major_matrix_goals?.goalId}`)
      .toSorted(),
    cells: cells.map((cell) => `${placeOf.get(cell.id)} ${cell.relate} ${cell.study} ${cell.week} ${cell.theoryPeriod}`).toSorted(),
    hanging: hanging.map((cell) => `${placeOf.get(cell.courseMatrixEntryId)} ${cell.taskGoalId} ${cell.ksaId} ${cell.relate}`).toSorted(),
  };
}

function without<Row extends object>(row: Row) {
  const technical = ['version', 'updateTime', 'createTime', 'revision', 'deletion', 'createdBy', 'position'];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !technical.includes(name)));
}

function inWords(row: object): string {
  return JSON.stringify(row);
}
