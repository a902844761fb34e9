import type { ProjectTaskGoal, TaskGoal } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import type { TaskGoalsSource } from '../TaskGoals';

/** Task goals held in memory, with every call recorded. */
export function taskGoalsSource(goals: readonly ProjectTaskGoal[]) {
  let stored = [...goals];
  let nextId = 2001;
  const withId = (goal: TaskGoal, projectId: number): ProjectTaskGoal => ({ ...goal, projectId, id: goal.id > 0 ? goal.id : nextId++ });
  return {
    list: fn<TaskGoalsSource['list']>(async (projectId) => stored.filter((goal) => goal.projectId === projectId)),
    saveOne: fn<TaskGoalsSource['saveOne']>(async (goal) => {
      if (goal.id < 0) stored = stored.filter(({ id }) => id !== -goal.id);
      else if (goal.id === 0) stored = [...stored, withId(goal, goal.projectId)];
      else stored = stored.map((one) => (one.id === goal.id ? goal : one));
      return stored.filter(({ projectId }) => projectId === goal.projectId);
    }),
    saveAll: fn<TaskGoalsSource['saveAll']>(async (projectId, list) => {
      stored = [...stored.filter((goal) => goal.projectId !== projectId), ...list.map((goal) => withId(goal, projectId))];
      return stored.filter((goal) => goal.projectId === projectId);
    }),
  };
}
