import type { CourseUnit } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';

/** The new ids of copied rows by the old ones. */
export type NewIds = ReadonlyMap<number, number>;

/** What the rows of a copied course are called now, by kind. */
export interface CopiedIds {
  courseId: number;
  goals: NewIds;
  /** The old and the new id of every row with a number of its own: chapters, points, KSA items, goals and task goals. */
  pairs: readonly (readonly [from: number, to: number])[];
}

/** The id of a copied row, or that of a row that was not copied. */
export const idIn = (ids: NewIds, id: number): number => ids.get(id) ?? id;

/** Copies a course with its chapters, points, KSA items, goals and matrices under new ids; the caller binds the goals to indicator points. */
export function copyCourseRows(
  state: MockState,
  source: CourseUnit,
  fields: Partial<CourseUnit>,
  indicatorOf: (goal: { id: number; parentId: number }) => number,
): CopiedIds {
  const courseId = state.nextId();
  const projects = renumber(state, source.courseMatrixVOS);
  const ofCourse = <Row extends { courseId: number }>(rows: readonly Row[]) => rows.filter((row) => row.courseId === source.id);
  const points = renumber(state, ofCourse(state.points));
  const ksas = renumber(state, ofCourse(state.ksas));
  const goals = renumber(state, ofCourse(state.goals));
  const taskGoals = renumber(
    state,
    state.taskGoals.filter(({ projectId }) => projects.has(projectId)),
  );
  const cells = renumber(
    state,
    state.courseCells.filter(({ courseUnitId }) => courseUnitId === source.id),
  );
  const courseMatrixVOS = copies(source.courseMatrixVOS, projects, () => ({ courseUnitId: courseId }));
  state.courseUnits.push({ ...structuredClone(source), ...fields, id: courseId, courseMatrixVOS, initing: false });
  state.points.push(...copies(state.points, points, () => ({ courseId })));
  state.ksas.push(...copies(state.ksas, ksas, () => ({ courseId })));
  const links = state.pointKsaLinks.filter(({ pointId }) => points.has(pointId));
  state.pointKsaLinks.push(...links.map(({ pointId, ksaId }) => ({ pointId: idIn(points, pointId), ksaId: idIn(ksas, ksaId) })));
  state.goals.push(...copies(state.goals, goals, (goal) => ({ courseId, parentId: indicatorOf(goal) })));
  state.taskGoals.push(...copies(state.taskGoals, taskGoals, ({ projectId }) => ({ projectId: idIn(projects, projectId) })));
  state.courseCells.push(
    ...copies(state.courseCells, cells, (cell) => ({
      courseUnitId: courseId,
      projectId: idIn(projects, cell.projectId),
      graduateRequireId: idIn(goals, cell.graduateRequireId),
      point: { ...cell.point, id: idIn(points, cell.point.id) },
    })),
  );
  const placed = state.projectCells.filter(({ projectMatrixId }) => cells.has(projectMatrixId));
  state.projectCells.push(
    ...placed.map((cell) => ({
      ...cell,
      id: state.nextId(),
      projectMatrixId: idIn(cells, cell.projectMatrixId),
      taskGoalId: idIn(taskGoals, cell.taskGoalId),
      ksa: { ...cell.ksa, id: idIn(ksas, cell.ksa.id) },
    })),
  );
  return { courseId, goals, pairs: [projects, points, ksas, goals, taskGoals].flatMap((ids) => [...ids]) };
}

function renumber(state: MockState, rows: readonly { id: number }[]): NewIds {
  return new Map(rows.map(({ id }) => [id, state.nextId()]));
}

function copies<Row extends { id: number }>(rows: readonly Row[], ids: NewIds, change: (row: Row) => Partial<Row>): Row[] {
  return rows.flatMap((row) => (ids.has(row.id) ? [{ ...structuredClone(row), ...change(row), id: idIn(ids, row.id) }] : []));
}
