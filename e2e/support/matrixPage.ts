import { expect, type Locator, type Page } from '@playwright/test';
import type { ServerCalls } from './serverCalls';

/** The course whose matrices are edited, and where. */
export const matrices = { majorId: 1001, courseId: 1004, path: '/course/matrix?majorId=1001&courseId=1004' };

/** The one stop of the Tab key in the matrix that shows. */
export function ring(page: Page): Locator {
  return page.locator('[role="grid"] [role="gridcell"][tabindex="0"]');
}

/** A cell of the matrix that shows, by the words of its row and its place from 1. */
export function cellOf(page: Page, row: string | RegExp, column: number): Locator {
  const line = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) });
  return line.locator(`[role="gridcell"][aria-colindex="${column + 1}"]`);
}

interface StoredEntry {
  id: number;
  projectId: number;
  graduateRequireId: number;
  point: { id: number };
  relate: { relate: number };
  study: string;
  teach: string;
  product: string;
  week: string;
  theoryPeriod: number;
  practicePeriod: number;
}

interface StoredRow {
  courseMatrix: StoredEntry;
  projectMatrices: { taskGoalId: number; ksa: { id: number; title: string; level: number }; relate: { relate: number } }[];
}

/** The three matrices as the server has them, without the ids of their entries. */
export interface StoredMatrices {
  bindings: { requireId: number; relate: number; goals: number[] }[];
  entries: (Omit<StoredEntry, 'id' | 'point' | 'relate'> & { pointId: number; relate: number; ksas: string[] })[];
}

/** Reads what is stored of the course's matrices. */
export async function storedMatrices(calls: ServerCalls): Promise<StoredMatrices> {
  const { courseId } = matrices;
  const major = (await calls.get(`/matrix/majormatrix?courseId=${courseId}`)).data as {
    data: { id: number; courseUnitId: number; graduateRequireId: number; relate: number }[];
    bindings: { id: number; requireId: number; goals: number[] }[];
  };
  const rows = (await calls.get(`/matrix/projectmatrix?courseId=${courseId}`)).data as StoredRow[];
  const cells = new Map(major.data.filter((cell) => cell.courseUnitId === courseId).map((cell) => [cell.id, cell]));
  return {
    bindings: major.bindings
      .flatMap(({ id, requireId, goals }) => {
        const cell = cells.get(id);
        return cell ? [{ requireId, relate: cell.relate, goals: goals.toSorted() }] : [];
      })
      .toSorted((one, other) => one.requireId - other.requireId),
    entries: rows
      .map(({ courseMatrix: entry, projectMatrices }) => ({
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
      }))
      .toSorted(
        (one, other) => one.projectId - other.projectId || one.graduateRequireId - other.graduateRequireId || one.pointId - other.pointId,
      ),
  };
}

/** Takes everything out of the course's matrices; chapters, goals, points, KSA items and task goals stay. */
export async function emptyMatrices(calls: ServerCalls) {
  const { majorId, courseId } = matrices;
  const axes = (await calls.get(`/matrix/projectnteachgoal?courseId=${courseId}`)).data as { projects: { id: number }[] };
  const reply = await calls.post('/matrix/savematrices', {
    majorId,
    courseId,
    rows: [{ courseId, relations: [] }],
    chapters: axes.projects.map(({ id }) => ({ projectId: id, points: [] })),
    placedPoints: [],
  });
  expect(reply.code).toBe('0');
}

/** The axes of the matrices: indicator points, chapters, points and task goals by their place. */
export async function matrixAxes(calls: ServerCalls) {
  const { courseId } = matrices;
  const major = (await calls.get(`/matrix/majormatrix?courseId=${courseId}`)).data as { requirements: { children: { id: number }[] }[] };
  const course = (await calls.get(`/matrix/projectnteachgoal?courseId=${courseId}`)).data as {
    projects: { id: number; name: string }[];
  };
  const choices = (await calls.get(`/matrix/pointnrelate?courseId=${courseId}`)).data as { points: { id: number }[] };
  const tables = (await calls.get(`/matrix/projecttaskgoal?courseId=${courseId}`)).data as {
    project: { id: number };
    goals: { id: number }[];
  }[];
  return {
    indicatorIds: major.requirements.flatMap(({ children }) => children.map(({ id }) => id)),
    projects: course.projects,
    pointIds: choices.points.map(({ id }) => id),
    taskGoalIds: new Map(tables.map(({ project, goals }) => [project.id, goals.map(({ id }) => id)])),
  };
}
