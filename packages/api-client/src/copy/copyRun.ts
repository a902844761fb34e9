import {
  copyStepMessage,
  copyStepNames,
  type CopyStepCounts,
  type CopyNowRequest,
  type CopyProgress,
  type Language,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { found } from '../mock-api/refusals';

/** The new ids of copied rows by the old ones. */
function renumber<Row extends { id: number }>(state: MockState, rows: readonly Row[]): Map<number, number> {
  return new Map(rows.map(({ id }) => [id, state.nextId()]));
}

/** Puts a copy of a course with everything below it into the target major, and returns its id. */
export function copyIntoMajor(state: MockState, { sourceId, targetId, goalRelations }: CopyNowRequest, user: SampleUser): number {
  const source = found(state.courseUnits.find(({ id }) => id === sourceId));
  const major = found(state.majors.find(({ id }) => id === targetId));
  const courseId = state.nextId();
  const time = state.now();
  const projects = renumber(state, source.courseMatrixVOS);
  const points = renumber(
    state,
    state.points.filter((point) => point.courseId === sourceId),
  );
  const ksas = renumber(
    state,
    state.ksas.filter((ksa) => ksa.courseId === sourceId),
  );
  const goals = renumber(
    state,
    state.goals.filter((goal) => goal.courseId === sourceId),
  );
  const taskGoals = renumber(
    state,
    state.taskGoals.filter(({ projectId }) => projects.has(projectId)),
  );
  const cells = renumber(
    state,
    state.courseCells.filter(({ courseUnitId }) => courseUnitId === sourceId),
  );
  const to = (ids: Map<number, number>, id: number) => ids.get(id) ?? id;
  const copies = <Row extends { id: number }>(rows: readonly Row[], ids: Map<number, number>, change: (row: Row) => Partial<Row>) =>
    rows.flatMap((row) => (ids.has(row.id) ? [{ ...row, ...change(row), id: to(ids, row.id) }] : []));

  const courseMatrixVOS = copies(source.courseMatrixVOS, projects, () => ({ courseUnitId: courseId }));
  const own = { id: courseId, majorId: targetId, majorName: major.name, courseMatrixVOS, createTime: time, updateTime: time, version: 1 };
  state.courseUnits.push({ ...source, ...own, initing: false });
  state.courseManagers.push({ courseId, userId: user.id });
  state.points.push(...copies(state.points, points, () => ({ courseId })));
  state.ksas.push(...copies(state.ksas, ksas, () => ({ courseId })));
  const links = state.pointKsaLinks.filter(({ pointId }) => points.has(pointId));
  state.pointKsaLinks.push(...links.map(({ pointId, ksaId }) => ({ pointId: to(points, pointId), ksaId: to(ksas, ksaId) })));
  const relations = goalRelations.map((relation) => ({
    ...relation,
    goals: relation.goals.map((goal) => (typeof goal === 'number' ? goal : goal.id)),
  }));
  const parentOf = (goalId: number) => relations.find((relation) => relation.goals.includes(goalId))?.requireId;
  state.goals.push(...copies(state.goals, goals, ({ id, parentId }) => ({ courseId, parentId: parentOf(id) ?? parentId })));
  for (const { requireId, relate, goals: bound } of relations) {
    state.bindings.push({ id: state.nextId(), courseId, majorId: targetId, requireId, relate, goals: bound.map((id) => to(goals, id)) });
  }
  state.taskGoals.push(...copies(state.taskGoals, taskGoals, ({ projectId }) => ({ projectId: to(projects, projectId) })));
  state.courseCells.push(
    ...copies(state.courseCells, cells, (cell) => ({
      courseUnitId: courseId,
      projectId: to(projects, cell.projectId),
      graduateRequireId: to(goals, cell.graduateRequireId),
      point: { ...cell.point, id: to(points, cell.point.id) },
    })),
  );
  const placed = state.projectCells.filter(({ projectMatrixId }) => cells.has(projectMatrixId));
  state.projectCells.push(
    ...placed.map((cell) => ({
      ...cell,
      id: state.nextId(),
      projectMatrixId: to(cells, cell.projectMatrixId),
      taskGoalId: to(taskGoals, cell.taskGoalId),
      ksa: { ...cell.ksa, id: to(ksas, cell.ksa.id) },
    })),
  );
  return courseId;
}

/** The messages of one copy; the copy itself is made before the last one is sent. */
export function* runCopy(language: Language, counts: CopyStepCounts, copy: () => void): Generator<CopyProgress> {
  for (const name of copyStepNames) {
    if (name === 'done') copy();
    const { no, percent, message } = copyStepMessage(name, counts);
    yield { no, message: message[language], percent };
  }
}
