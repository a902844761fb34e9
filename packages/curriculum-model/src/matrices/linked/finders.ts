import { ksaLetters, type Ksa, type Point } from '../../points';
import type { ProjectRow } from '../../projects';
import { columnGoals } from './columnGoals';
import { bindingRows, courseCellKey, courseCells, ksaRows, placeKey } from './entries';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint, PointPlace, ProjectTaskGoal } from './linkedMatrices';

/** A course's bindings by indicator point; the same map as long as its row of the major matrix is the same. */
export function bindingsOfCourse({ bindings }: Pick<LinkedMatrices, 'bindings'>, courseId: number): ReadonlyMap<number, CourseBinding> {
  return byRequire(bindingRows.group(bindings, courseId));
}

/** The binding in a cell of the major matrix. */
export function bindingAt(matrices: Pick<LinkedMatrices, 'bindings'>, courseId: number, requireId: number): CourseBinding | undefined {
  return bindingsOfCourse(matrices, courseId).get(requireId);
}

/** The placed points of a cell of the course matrix, in the order of the points; the same list as long as the cell is the same. */
export function pointsAt(matrices: LinkedMatrices, projectId: number, goalId: number): readonly PlacedPoint[] {
  return inPointOrder(matrices, courseCells.group(matrices.placedPoints, courseCellKey({ projectId, goalId })));
}

/** The entry in a place of the course matrix. */
export function placedPointAt({ placedPoints }: LinkedMatrices, place: PointPlace): PlacedPoint | undefined {
  return courseCells.group(placedPoints, courseCellKey(place)).find(({ pointId }) => pointId === place.pointId);
}

/** The rows of a chapter's project matrix: its placed points by point, then by column of the course matrix. */
export function rowsOfProject(matrices: LinkedMatrices, projectId: number): readonly PlacedPoint[] {
  const rows = columnGoals(matrices).flatMap(({ id }) => pointsAt(matrices, projectId, id));
  return inPointOrder(matrices, rows);
}

/** The KSA entries of a cell of a project matrix, in the order K, S, A; the same list as long as the row is the same. */
export function ksasAt(matrices: LinkedMatrices, place: PointPlace, taskGoalId: number): readonly PlacedKsa[] {
  return byTaskGoal(matrices, ksaRows.group(matrices.placedKsas, placeKey(place))).get(taskGoalId) ?? none;
}

/** All KSA entries of a placed point. */
export function ksasOfPlace({ placedKsas }: LinkedMatrices, place: PointPlace): readonly PlacedKsa[] {
  return ksaRows.group(placedKsas, placeKey(place));
}

/** The task goals of a chapter: the columns of its project matrix. */
export function taskGoalsOf({ taskGoals }: LinkedMatrices, projectId: number): ProjectTaskGoal[] {
  return taskGoals.filter((goal) => goal.projectId === projectId);
}

/** The number by which staff know a point (课点5), from 1; 0 for an unknown one. */
export function pointNumber({ points }: Pick<LinkedMatrices, 'points'>, pointId: number): number {
  return (ranks(points).get(pointId) ?? -1) + 1;
}

/** The number of a chapter, from 1; 0 for an unknown one. */
export function projectNumber({ projects }: Pick<LinkedMatrices, 'projects'>, projectId: number): number {
  return (ranks(projects).get(projectId) ?? -1) + 1;
}

/** The point with this id. */
export function pointById({ points }: Pick<LinkedMatrices, 'points'>, id: number): Point | undefined {
  return points[ranks(points).get(id) ?? -1];
}

/** The KSA item with this id. */
export function ksaById({ ksas }: Pick<LinkedMatrices, 'ksas'>, id: number): Ksa | undefined {
  return ksas[ranks(ksas).get(id) ?? -1];
}

/** The chapter with this id. */
export function projectById({ projects }: Pick<LinkedMatrices, 'projects'>, id: number): ProjectRow | undefined {
  return projects[ranks(projects).get(id) ?? -1];
}

/** Whether staff may change this course's row, and for the course of these matrices its course and project matrices. */
export function isCourseEditable({ courses }: Pick<LinkedMatrices, 'courses'>, courseId: number): boolean {
  return courses[ranks(courses).get(courseId) ?? -1]?.editable !== false;
}

const rows = new WeakMap<readonly CourseBinding[], ReadonlyMap<number, CourseBinding>>();

function byRequire(row: readonly CourseBinding[]): ReadonlyMap<number, CourseBinding> {
  const found = rows.get(row);
  if (found) return found;
  const fresh = new Map(row.map((binding) => [binding.requireId, binding]));
  rows.set(row, fresh);
  return fresh;
}

const places = new WeakMap<readonly { id: number }[], ReadonlyMap<number, number>>();

/** Ids with their places in the list. */
export function ranks(items: readonly { id: number }[]): ReadonlyMap<number, number> {
  const found = places.get(items);
  if (found) return found;
  const fresh = new Map(items.map(({ id }, index) => [id, index]));
  places.set(items, fresh);
  return fresh;
}

const none: readonly PlacedKsa[] = [];
const ksaCells = new WeakMap<readonly PlacedKsa[], { ksas: readonly Ksa[]; cells: ReadonlyMap<number, readonly PlacedKsa[]> }>();

function byTaskGoal({ ksas }: LinkedMatrices, row: readonly PlacedKsa[]): ReadonlyMap<number, readonly PlacedKsa[]> {
  const found = ksaCells.get(row);
  if (found?.ksas === ksas) return found.cells;
  const cells = new Map<number, PlacedKsa[]>();
  for (const entry of row.toSorted((one, other) => ksaRank(ksas, one.ksaId) - ksaRank(ksas, other.ksaId))) {
    cells.set(entry.taskGoalId, [...(cells.get(entry.taskGoalId) ?? []), entry]);
  }
  ksaCells.set(row, { ksas, cells });
  return cells;
}

function ksaRank(ksas: readonly Ksa[], id: number): number {
  const ksa = ksaById({ ksas }, id);
  return ksa ? ksaLetters.indexOf(ksa.title) * 100_000 + ksa.level : Number.MAX_SAFE_INTEGER;
}

const sorted = new WeakMap<readonly PlacedPoint[], { points: readonly Point[]; list: readonly PlacedPoint[] }>();

function inPointOrder({ points }: LinkedMatrices, entries: readonly PlacedPoint[]): readonly PlacedPoint[] {
  if (entries.length < 2) return entries;
  const found = sorted.get(entries);
  if (found?.points === points) return found.list;
  const rank = ranks(points);
  const list = entries.toSorted((one, other) => (rank.get(one.pointId) ?? Infinity) - (rank.get(other.pointId) ?? Infinity) || 0);
  sorted.set(entries, { points, list });
  return list;
}
