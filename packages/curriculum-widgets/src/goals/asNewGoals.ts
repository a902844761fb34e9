import type { Goal } from '@college/curriculum-model';

/** Goals to be added again after they were removed. They are added as new ones: no call restores the old id of a goal. */
export function asNewGoals(goals: readonly Goal[]): Goal[] {
  return goals.map(({ parentId, courseId, description, translations }) => ({
    id: 0,
    parentId,
    courseId,
    description,
    ...(translations ? { translations } : {}),
  }));
}
