import { changedMeanwhile, type ProjectTaskGoal, type TaskGoal, type UpdateTaskGoalRequest } from '@college/curriculum-model';
import type { MockState } from '../mock-api/mockState';
import { checkVersion, found, refusals } from '../mock-api/refusals';

/** Saves one task goal, or replaces all those of a chapter by the list (decision 99); a removed goal is deleted with its column's cells. */
export function saveTaskGoals(state: MockState, body: UpdateTaskGoalRequest): void {
  const { projectId } = body;
  const stored = state.taskGoals.filter((goal) => goal.projectId === projectId);
  const known =
    'goals' in body && body.known ? new Map(body.known.map((goal) => [typeof goal === 'number' ? goal : goal.id, goal])) : undefined;
  for (const goal of known ? stored : []) {
    const read = known?.get(goal.id);
    if (read === undefined) throw refusals.conflict(changedMeanwhile.taskGoal, stored);
    if (typeof read === 'object') checkVersion(read.version, goal, changedMeanwhile.taskGoal, stored);
  }
  const own = new Map(stored.map((goal) => [goal.id, goal]));
  const wanted = 'goals' in body ? body.goals : withOne(stored, body);
  const seen = new Set<number>();
  const goals = wanted
    .filter(({ id }) => id >= 0)
    .map((goal) => {
      if (goal.id > 0 && (seen.has(goal.id) || !own.has(goal.id))) throw refusals.invalid('goals.id', String(goal.id));
      seen.add(goal.id);
      const before = own.get(goal.id);
      return before ? changed(before, goal, stored) : { ...goal, id: state.nextId(), projectId };
    });
  state.taskGoals = [...state.taskGoals.filter((goal) => goal.projectId !== projectId), ...goals];
  const kept = new Set(state.taskGoals.map(({ id }) => id));
  state.projectCells = state.projectCells.filter(({ taskGoalId }) => kept.has(taskGoalId));
}

/** A stored goal with what is written over it; its version counts where it has one. */
function changed(before: ProjectTaskGoal, goal: TaskGoal, stored: readonly ProjectTaskGoal[]): ProjectTaskGoal {
  checkVersion(goal.version, before, changedMeanwhile.taskGoal, stored);
  const isSame = goal.description === before.description && goal.product === before.product;
  return { ...before, ...goal, ...(before.version === undefined ? {} : { version: before.version + (isSame ? 0 : 1) }) };
}

/** A chapter's goals after one of them was added, changed or, by its negated id, taken out. */
function withOne(stored: readonly ProjectTaskGoal[], goal: TaskGoal): TaskGoal[] {
  if (goal.id === 0) return [...stored, goal];
  const before = found(stored.find(({ id }) => id === Math.abs(goal.id)));
  if (goal.id < 0) checkVersion(goal.version, before, changedMeanwhile.taskGoal, stored);
  return stored.flatMap((one) => (one.id === -goal.id ? [] : [one.id === goal.id ? { ...one, ...goal } : one]));
}
