import { asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';

/** Columns that a copy has of its own. */
const own = ['id', 'courseUnitId', 'createTime', 'updateTime', 'createdBy', 'version', 'revision', 'deletedAt'];

/** Everything under a course with words in place of ids, so that two courses are the same graph exactly when this is equal. */
export async function readCourseGraph(db: Queries, courseId: number) {
  const ofCourse = <Row extends { deletedAt: Date | null }>(rows: Row[]) => rows.filter((row) => row.deletedAt === null);
  const [unit] = await db.select().from(schema.courseUnits).where(eq(schema.courseUnits.id, courseId));
  if (!unit) return undefined;
  const projects = ofCourse(await db.select().from(schema.projects).where(eq(schema.projects.courseUnitId, courseId)));
  const points = ofCourse(await db.select().from(schema.points).where(eq(schema.points.courseUnitId, courseId)));
  const ksas = ofCourse(await db.select().from(schema.ksas).where(eq(schema.ksas.courseUnitId, courseId)));
  const goals = ofCourse(await db.select().from(schema.teachingGoals).where(eq(schema.teachingGoals.courseUnitId, courseId)));
  const tasks = ofCourse(
    await db
      .select()
      .from(schema.taskGoals)
      .where(inArray(schema.taskGoals.projectId, idsOf(projects))),
  );
  const cells = await db.select().from(schema.courseMatrixEntries).where(eq(schema.courseMatrixEntries.courseUnitId, courseId));
  const names = new Map<string, string>([
    ...projects.map(({ id, name }) => [`project ${id}`, name] as const),
    ...points.map(({ id, title }) => [`point ${id}`, title] as const),
    ...ksas.map(({ id, title, level }) => [`ksa ${id}`, `${title}${level}`] as const),
    ...goals.map(({ id, description }) => [`goal ${id}`, description] as const),
    ...tasks.map(({ id, description }) => [`task ${id}`, description] as const),
  ]);
  const name = (kind: string, id: number) => names.get(`${kind} ${id}`);
  const placed = cells.filter((cell) => name('project', cell.projectId) && name('goal', cell.goalId) && name('point', cell.pointId));
  const placeOf = new Map(
    placed.map((cell) => [cell.id, [name('project', cell.projectId), name('goal', cell.goalId), name('point', cell.pointId)].join(' / ')]),
  );
  const ties = await db
    .select()
    .from(schema.pointKsas)
    .where(inArray(schema.pointKsas.pointId, idsOf(points)));
  const entries = await db
    .select()
    .from(schema.projectMatrixEntries)
    .where(inArray(schema.projectMatrixEntries.courseMatrixEntryId, [-1, ...placeOf.keys()]));
  const syllabuses = await db
    .select()
    .from(schema.syllabuses)
    .where(eq(schema.syllabuses.courseUnitId, courseId))
    .orderBy(asc(schema.syllabuses.id));
  return {
    unit: plain(unit, ['majorId', 'copiedFromId']),
    projects: sorted(projects.map((row) => plain(row))),
    tasks: sorted(tasks.map((row) => ({ ...plain(row, ['projectId']), project: name('project', row.projectId) }))),
    points: sorted(points.map((row) => plain(row))),
    ksas: sorted(ksas.map((row) => plain(row))),
    ties: sorted(ties.map((row) => ({ point: name('point', row.pointId), ksa: name('ksa', row.ksaId), position: row.position }))),
    goals: sorted(goals.map((row) => plain(row, ['indicatorId']))),
    courseCells: sorted(placed.map((row) => ({ ...plain(row, ['projectId', 'goalId', 'pointId']), place: placeOf.get(row.id) }))),
    projectCells: sorted(
      entries
        .filter((row) => name('task', row.taskGoalId) && name('ksa', row.ksaId))
        .map((row) => ({
          ...plain(row, ['courseMatrixEntryId', 'taskGoalId', 'ksaId']),
          place: placeOf.get(row.courseMatrixEntryId),
          task: name('task', row.taskGoalId),
          ksa: name('ksa', row.ksaId),
        })),
    ),
    syllabuses: syllabuses.map((row) => plain(row)),
  };
}

/** The indicator point of each goal of a course, and the strength of the binding. */
export async function readCourseBindings(db: Queries, courseId: number) {
  const { majorMatrixEntries: entries, majorMatrixGoals: bound, teachingGoals: goals } = schema;
  const rows = await db
    .select({ requireId: entries.indicatorId, relate: entries.relate, goal: goals.description, parentId: goals.indicatorId })
    .from(entries)
    .innerJoin(bound, eq(bound.entryId, entries.id))
    .innerJoin(goals, eq(goals.id, bound.goalId))
    .where(eq(entries.courseUnitId, courseId));
  return sorted(rows);
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return [-1, ...rows.map(({ id }) => id)];
}

function plain(row: object, without: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !own.includes(key) && !without.includes(key)));
}

function sorted<Row>(rows: readonly Row[]): Row[] {
  return rows.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
}
