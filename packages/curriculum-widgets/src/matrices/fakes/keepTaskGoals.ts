import type { ProjectTaskGoal } from '@college/curriculum-model';
import type { College } from '../../support/fakes/aCollege';

/** Keeps these task goals as those of all chapters. */
export const keepTaskGoals =
  (goals: readonly ProjectTaskGoal[]) =>
  ({ state }: College) => {
    state.taskGoals = [...goals];
  };
