import type { Goal, Indicator } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import type { MockState } from '../mock-api/mockState';
import { found, refusals } from '../mock-api/refusals';

/** The indicator points of a major in their order. */
export function indicatorsOf(state: MockState, majorId: number): Indicator[] {
  return (state.requires.get(majorId) ?? []).flatMap(({ children }) => children).map((indicator) => ({ ...indicator, children: [] }));
}

/** The indicator points of a major with a course's goals under them. */
export function indicatorsWithGoals(state: MockState, majorId: number, courseId: number): Indicator[] {
  const goals = state.goals.filter((goal) => goal.courseId === courseId);
  return indicatorsOf(state, majorId).map((indicator) => ({
    ...indicator,
    children: goals.filter(({ parentId }) => parentId === indicator.id),
  }));
}

/** Every goal of the list is saved, or none. */
function saveGoals(state: MockState, list: readonly Goal[]): Goal[] {
  const seen = new Set<number>();
  for (const goal of list) {
    const { majorId } = found(state.courseUnits.find(({ id }) => id === goal.courseId));
    const isRepeated = goal.id < 0 || (goal.id > 0 && seen.has(goal.id));
    if (isRepeated) throw refusals.invalid('id', String(goal.id));
    seen.add(goal.id);
    if (goal.id > 0) found(state.goals.find(({ id, courseId }) => id === goal.id && courseId === goal.courseId));
    if (!indicatorsOf(state, majorId).some(({ id }) => id === goal.parentId)) throw refusals.invalid('parentId', String(goal.parentId));
  }
  const saved = list.map((goal) => ({ ...goal, id: goal.id > 0 ? goal.id : state.nextId() }));
  const others = state.goals.filter(({ id }) => !saved.some((goal) => goal.id === id));
  const place = ({ courseId, parentId, description }: Goal) => `${courseId} ${parentId} ${description}`;
  const places = [...others, ...saved].map(place);
  const same = saved.find((goal) => places.filter((one) => one === place(goal)).length > 1);
  if (same) throw refusals.invalid('description', same.description);
  state.goals = [...others, ...saved].toSorted((left, right) => left.id - right.id);
  return saved;
}

export const goalMocks = {
  getCourseGoals: ({ query: { courseId, majorId }, state }) => indicatorsWithGoals(state, majorId, courseId),
  updateCourseGoal: ({ body, state }) => ({ id: saveGoals(state, [body])[0]?.id ?? 0 }),
  updateCourseGoals: ({ body, state }) => saveGoals(state, body),

  deleteCourseGoal({ query: { courseGoalId }, state }) {
    state.goals = state.goals.filter(({ id }) => id !== courseGoalId);
    for (const binding of state.bindings) binding.goals = binding.goals.filter((id) => id !== courseGoalId);
    const cells = new Set(state.courseCells.filter((cell) => cell.graduateRequireId === courseGoalId).map(({ id }) => id));
    state.courseCells = state.courseCells.filter(({ id }) => !cells.has(id));
    state.projectCells = state.projectCells.filter(({ projectMatrixId }) => !cells.has(projectMatrixId));
    return true;
  },

  getProjectGoals({ query: { projectId }, state }) {
    const unit = found(state.courseUnits.find(({ courseMatrixVOS }) => courseMatrixVOS.some(({ id }) => id === projectId)));
    const supported = new Set(state.courseCells.filter((cell) => cell.projectId === projectId).map((cell) => cell.graduateRequireId));
    return indicatorsWithGoals(state, unit.majorId, unit.id)
      .map((indicator) => ({ ...indicator, children: indicator.children.filter(({ id }) => supported.has(id)) }))
      .filter(({ children }) => children.length > 0);
  },
} satisfies Partial<MockHandlers>;
