import type { Client } from '@college/api-client';
import {
  getCourseMatrixAxes,
  getCourseMatrixChoices,
  getMajorMatrix,
  getProjectMatrices,
  getProjectMatrixAxes,
  saveMatrices,
} from '@college/api-client/contract';

/** The course whose matrices are edited. */
const [majorId, courseId] = [1001, 1004];
const query = { courseId };

/** The three matrices as the server has them, without the ids of their entries. */
export type StoredMatrices = Awaited<ReturnType<typeof storedMatrices>>;

/** Reads what is stored of the course's matrices. */
export async function storedMatrices(client: Client) {
  const [bindings, rows] = await Promise.all([storedRow(client, courseId), client.call(getProjectMatrices, { query })]);
  const entries = rows.map(({ courseMatrix: entry, projectMatrices }) => ({
    projectId: entry.projectId,
    graduateRequireId: entry.graduateRequireId,
    pointId: entry.point.id,
    relate: entry.relate.relate,
    study: entry.study,
    teach: entry.teach,
    product: entry.product,
    week: entry.week,
    theoryPeriod: entry.theoryPeriod,
    practicePeriod: entry.practicePeriod,
    ksas: projectMatrices.map(({ taskGoalId, ksa, relate }) => `${taskGoalId} ${ksa.title}${ksa.level} ${relate.relate}`).toSorted(),
  }));
  return {
    bindings,
    entries: entries.toSorted(
      (one, other) => one.projectId - other.projectId || one.graduateRequireId - other.graduateRequireId || one.pointId - other.pointId,
    ),
  };
}

/** Binds indicator points strongly to a course, as somebody else does meanwhile. */
export async function bindMeanwhile(client: Client, course: number, requireIds: readonly number[]) {
  const added = requireIds.map((requireId) => ({ requireId, relate: 0 as const, goals: [] }));
  const relations = [...(await storedRow(client, course)), ...added];
  const rows = [{ courseId: course, relations, ...(await storedVersion(client, course)) }];
  await client.call(saveMatrices, { body: { majorId, courseId, rows, chapters: [], placedPoints: [] } });
}

/** The version of a course, as a save of its matrices sends it. */
async function storedVersion(client: Client, course: number) {
  const { courses } = await client.call(getMajorMatrix, { query });
  return { version: courses.find(({ id }) => id === course)?.version };
}

/** The row of a course in the major matrix. */
async function storedRow(client: Client, course: number) {
  const { data, bindings } = await client.call(getMajorMatrix, { query });
  const cells = new Map(data.filter((cell) => cell.courseUnitId === course).map((cell) => [cell.id, cell]));
  const row = bindings.flatMap(({ id, requireId, goals }) => {
    const cell = cells.get(id);
    return cell ? [{ requireId, relate: cell.relate, goals: goals.toSorted() }] : [];
  });
  return row.toSorted((one, other) => one.requireId - other.requireId);
}

/** Takes everything out of the course's matrices; chapters, goals, points, KSA items and task goals stay. */
export async function emptyMatrices(client: Client) {
  const { projects } = await client.call(getCourseMatrixAxes, { query });
  const chapters = projects.map(({ id }) => ({ projectId: id, points: [] }));
  const now = await storedVersion(client, courseId);
  const rows = [{ courseId, relations: [], ...now }];
  await client.call(saveMatrices, { body: { majorId, courseId, ...now, rows, chapters, placedPoints: [] } });
}

/** The axes of the matrices: indicator points, chapters, points and task goals by their place. */
export async function matrixAxes(client: Client) {
  const { requirements } = await client.call(getMajorMatrix, { query });
  const { projects } = await client.call(getCourseMatrixAxes, { query });
  const { points } = await client.call(getCourseMatrixChoices, { query });
  const tables = await client.call(getProjectMatrixAxes, { query });
  return {
    indicatorIds: requirements.flatMap(({ children }) => children.map(({ id }) => id)),
    projects,
    pointIds: points.map(({ id }) => id),
    taskGoalIds: new Map(tables.map(({ project, goals }) => [project.id, goals.map(({ id }) => id)])),
  };
}
